// Nunatak's only script. It opens the event stream, posts what was clicked, and morphs the page by
// element id. What can be clicked, and what that means, is written in the page as data attributes.
"use strict";

const root = document.documentElement;
const find = (selector, within = document) => within.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];
const table = () => document.getElementById("table");
const TARGETS = "[data-act], [data-draft], [data-why], [data-undo], [data-hint], [data-post]";

// What the player has begun to put together; it lives here only.
let draft = "";
