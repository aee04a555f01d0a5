import { type Child, make } from "./dom.ts";

const GAP = 8;
const EDGE = 12;

const placeUnder = (menu: HTMLElement, button: HTMLElement): void => {
  const { bottom, right } = button.getBoundingClientRect();
  menu.style.insetBlockStart = `${bottom + GAP}px`;
  menu.style.insetInlineStart = `${Math.max(EDGE, Math.min(right, innerWidth - EDGE) - menu.offsetWidth)}px`;
};

/** A button and what it unfolds. The browser closes it on Escape and on a press elsewhere. */
export const makeMenu = (
  id: string,
  values: Readonly<Record<string, string>>,
  face: readonly Child[],
  content: readonly Child[],
): readonly [HTMLButtonElement, HTMLElement] => {
  const button = make("button", { type: "button", popovertarget: id, ...values }, ...face);
  const menu = make("div", { id, class: "menu", popover: "auto" }, ...content);
  menu.addEventListener("toggle", () => {
    if (menu.matches(":popover-open")) placeUnder(menu, button);
  });
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a, button")) menu.hidePopover();
  });
  return [button, menu];
};
