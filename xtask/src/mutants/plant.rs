//! Which mistakes are planted in a source file, and how.
//!
//! - an operator becomes another: `<` becomes `<=`, `==` becomes `!=`, `&&` becomes `||`, `+`
//!   becomes `-`, `+=` becomes `-=`;
//! - a negation is forgotten;
//! - the guard of an arm always holds, or never does;
//! - a statement that changes something is left out;
//! - a function does nothing, or returns at once what is simplest for its type.
//!
//! Macros, constants and tests are left alone, and so is what is told to the log. The text keeps
//! its lines.

use std::collections::BTreeSet;
use std::ops::Range;

use anyhow::{Context, Result};
use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Block, Expr, ReturnType, Signature, Stmt, Type, UnOp};

/// Functions that no rule is about: invariants, options to test with, statistics, the numbers and texts of values, and what
/// a player may point at without being allowed to do it. The contract is about them.
const NO_RULES: [&str; 9] = [
    "audit",
    "option_sets",
    "statistics",
    "candidates",
    "list_menu_candidates",
    "list_pointable",
    "values",
    "index",
    "at",
];

/// A mistake that can be switched on.
#[derive(Clone, Debug)]
pub(crate) struct Mistake {
    /// Its number, counted from 1.
    pub(crate) number: u32,
    /// The file of src.
    pub(crate) file: String,
    /// The line.
    pub(crate) line: usize,
    /// What is changed.
    pub(crate) what: String,
    /// Where it stands in the changed text.
    pub(crate) range: Range<usize>,
}

/// A source file with its mistakes.
pub(crate) struct Planted {
    pub(crate) file: String,
    pub(crate) text: String,
    pub(crate) mistakes: Vec<Mistake>,
}

/// Plants every mistake in a file, except those that were dropped; `next` is the next number.
pub(crate) fn plant(
    file: &str,
    text: &str,
    next: &mut u32,
    dropped: &BTreeSet<u32>,
) -> Result<Planted> {
    let syntax = syn::parse_file(text).with_context(|| file.to_owned())?;
    let mut planter = Planter { text, next: *next, dropped, found: Vec::new() };
    planter.visit_file(&syntax);
    *next = planter.next;
    Ok(planter.write(file))
}

/// A mistake before it is written: what is put before and after a part of the text.
struct Found {
    number: u32,
    line: usize,
    what: String,
    range: Range<usize>,
    before: String,
    after: &'static str,
}

struct Planter<'a> {
    text: &'a str,
    next: u32,
    dropped: &'a BTreeSet<u32>,
    found: Vec<Found>,
}

impl Planter<'_> {
    fn part(&self, span: Span) -> &str {
        &self.text[span.byte_range()]
    }

    /// Puts something around a part of the text, with the number of the mistake for `#`.
    fn put(&mut self, span: Span, what: String, before: &str, after: &'static str) {
        let number = self.next;
        self.next += 1;
        if self.dropped.contains(&number) {
            return;
        }
        let before = before.replace('#', &format!("crate::is_planted({number})"));
        let (range, line) = (span.byte_range(), span.start().line);
        self.found.push(Found { number, line, what, range, before, after });
    }

    /// Evaluates `other` instead of an expression.
    fn instead(&mut self, span: Span, what: &str, other: &str) {
        // A comment would swallow the rest of the line.
        if other.contains("//") || other.contains('#') {
            return;
        }
        let other: Vec<&str> = other.split_whitespace().collect();
        let what = format!("{what} in `{}`", shortened(self.part(span)));
        let before = format!("(if # {{ {} }} else {{ ", other.join(" "));
        self.put(span, what, &before, " })");
    }

    fn operator(&mut self, span: Span, left: &Expr, op: &BinOp, right: &Expr) {
        let other = match op {
            BinOp::Lt(_) => "<=",
            BinOp::Le(_) => "<",
            BinOp::Gt(_) => ">=",
            BinOp::Ge(_) => ">",
            BinOp::Eq(_) => "!=",
            BinOp::Ne(_) => "==",
            BinOp::And(_) => "||",
            BinOp::Or(_) => "&&",
            BinOp::Add(_) => "-",
            BinOp::Sub(_) | BinOp::Mul(_) => "+",
            BinOp::Div(_) => "*",
            BinOp::Rem(_) => "/",
            BinOp::AddAssign(_) => "-=",
            BinOp::SubAssign(_) => "+=",
            BinOp::BitAnd(_) => "|",
            BinOp::BitOr(_) => "&",
            _ => return,
        };
        let what = format!("{} -> {other}", self.part(op.span()));
        let text = format!("{} {other} {}", self.part(left.span()), self.part(right.span()));
        self.instead(span, &what, &text);
    }

    /// Leaves a function at once.
    fn leave(&mut self, signature: &Signature, block: &Block) {
        let results: &[&str] = match &signature.output {
            ReturnType::Default => &[""],
            ReturnType::Type(_, result) => simplest(result),
        };
        let Some(first) = block.stmts.first() else { return };
        for result in results {
            // What a function returns anyway is no mistake.
            if block.stmts.len() == 1 && self.part(first.span()) == *result {
                continue;
            }
            let what = format!("{} returns {result} at once", signature.ident);
            let text = format!("if # {{ return {result}; }} ");
            let start = first.span();
            self.put(start, what, &text, "");
        }
    }

    fn write(self, file: &str) -> Planted {
        // Outer parts open before inner ones and close after them.
        let mut edits: Vec<(usize, bool, usize, &Found)> = Vec::new();
        for found in &self.found {
            let length = found.range.len();
            edits.push((found.range.start, true, usize::MAX - length, found));
            edits.push((found.range.end, false, length, found));
        }
        edits.sort_by_key(|(at, opens, order, found)| {
            let number = if *opens { i64::from(found.number) } else { -i64::from(found.number) };
            (*at, *opens, *order, number)
        });
        let mut text = String::new();
        let mut starts = std::collections::BTreeMap::new();
        let (mut mistakes, mut copied) = (Vec::new(), 0);
        for (at, opens, _, found) in edits {
            text.push_str(&self.text[copied..at]);
            copied = at;
            if opens {
                starts.insert(found.number, text.len());
                text.push_str(&found.before);
            } else {
                text.push_str(found.after);
                mistakes.push(Mistake {
                    number: found.number,
                    file: file.to_owned(),
                    line: found.line,
                    what: found.what.clone(),
                    range: starts[&found.number]..text.len(),
                });
            }
        }
        text.push_str(&self.text[copied..]);
        mistakes.sort_by_key(|mistake| mistake.number);
        Planted { file: file.to_owned(), text, mistakes }
    }
}

impl<'ast> Visit<'ast> for Planter<'_> {
    fn visit_item_mod(&mut self, _: &'ast syn::ItemMod) {}
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if is_about_rules(&item.sig) {
            self.leave(&item.sig, &item.block);
            visit::visit_item_fn(self, item);
        }
    }

    /// Texts of values are no rules.
    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let is_text = item.trait_.as_ref().is_some_and(|(_, path, _)| {
            let name = path.segments.last().map(|segment| segment.ident.to_string());
            name.is_some_and(|name| ["Display", "FromStr", "Debug"].contains(&name.as_str()))
        });
        if !is_text {
            visit::visit_item_impl(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if is_about_rules(&item.sig) {
            self.leave(&item.sig, &item.block);
            visit::visit_impl_item_fn(self, item);
        }
    }

    fn visit_stmt(&mut self, stmt: &'ast Stmt) {
        if let Stmt::Expr(expr, Some(_)) = stmt
            && changes_something(expr)
            && !is_told(expr)
        {
            let what = format!("without `{}`", shortened(self.part(expr.span())));
            self.put(stmt.span(), what, "if !# { ", " }");
        }
        visit::visit_stmt(self, stmt);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = &arm.guard
            && !has_let(guard)
        {
            for holds in ["true", "false"] {
                self.instead(guard.span(), &format!("guard -> {holds}"), holds);
            }
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr(&mut self, expr: &'ast Expr) {
        match expr {
            Expr::Const(_) | Expr::Macro(_) | Expr::Repeat(_) => return,
            Expr::Binary(binary) if !has_let(expr) => {
                self.operator(expr.span(), &binary.left, &binary.op, &binary.right);
            }
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_)) => {
                let without = self.part(unary.expr.span()).to_owned();
                self.instead(expr.span(), "without !", &without);
            }
            _ => {}
        }
        visit::visit_expr(self, expr);
    }
}

/// Constant functions are left alone too: they cannot ask for a switch.
fn is_about_rules(signature: &Signature) -> bool {
    signature.constness.is_none() && !NO_RULES.iter().any(|name| signature.ident == name)
}

/// The simplest results of a type.
fn simplest(result: &Type) -> &'static [&'static str] {
    let Type::Path(path) = result else { return &[] };
    let Some(last) = path.path.segments.last() else { return &[] };
    match last.ident.to_string().as_str() {
        "bool" => &["true", "false"],
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" => &["0", "1"],
        "Option" => &["None"],
        "Result" => &["Ok(())"],
        _ => &[],
    }
}

fn changes_something(expr: &Expr) -> bool {
    match expr {
        Expr::Assign(_) | Expr::MethodCall(_) => true,
        Expr::Binary(binary) => {
            matches!(binary.op, BinOp::AddAssign(_) | BinOp::SubAssign(_) | BinOp::BitOrAssign(_))
        }
        _ => false,
    }
}

/// Whether this only tells the log something.
fn is_told(expr: &Expr) -> bool {
    matches!(expr, Expr::MethodCall(call) if call.method == "tell")
}

/// Whether an expression is a chain with a `let`, which cannot stand in parentheses.
fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

fn shortened(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ");
    match text.char_indices().nth(70) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
