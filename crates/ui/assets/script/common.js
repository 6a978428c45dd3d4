// The script of every page; a lesson has one more. It opens the event stream, posts what was clicked,
// and morphs the page by element id. What can be clicked, and what that means, is written in the page as data attributes.
"use strict";

const root = document.documentElement;
const find = (selector, within = document) => within.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];
const table = () => document.getElementById("table");
const TARGETS = "[data-act], [data-draft], [data-why], [data-undo], [data-hint], [data-post]";

// What the player has begun to put together; it lives here only, and outlives a reload of the page as
// long as the same is to be decided.
let draft = "";
const draftPlace = `draft ${location.pathname}`;

function keepDraft() {
  const { decision } = table()?.dataset ?? {};
  if (decision) sessionStorage.setItem(draftPlace, JSON.stringify({ decision, draft }));
}

function takeUpDraft() {
  const kept = JSON.parse(sessionStorage.getItem(draftPlace) ?? "{}");
  if (!kept.draft || kept.decision !== table().dataset.decision) return;
  draft = kept.draft;
  ask(withDraft());
}

function say(text) {
  find("#announcer").textContent = text.replace(/\s+/g, " ");
}
