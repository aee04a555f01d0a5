import { describe, expect, test } from "vitest";
import { sharedPage } from "./shared-page.ts";

const stories = sharedPage();

describe("touch", () => {
  const STORIES = [
    "button--kinds",
    "chip--states",
    "icon-button--states",
    "icon-button--stars",
    "keypad--with-decimals",
    "keypad--quick",
    "menu--closed",
    "odds-button--compact",
    "odds-button--labelled",
    "odds-button--stacked",
    "radio-list--choices",
    "segments--as-choice",
    "segments--as-links",
    "selection-card--pills",
    "selection-card--states",
    "switch-and-checkbox--switches",
    "tabs--groups",
  ];

  test.each(STORIES)("PEER-12 every control of %s has a touch target 44 px high", async (id) => {
    await stories.show(id);
    const small = await stories.page.getByRole("main").evaluate((main) => {
      const controls = [...main.querySelectorAll<HTMLElement>("button, a, [role=radio], [role=switch], [role=tab]")];
      const isHit = (control: HTMLElement, x: number, y: number): boolean => {
        const target = control.closest("label") ?? control;
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (target.contains(hit) || hit.contains(target.querySelector("input")));
      };
      return controls
        .filter((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return !isHit(control, x, y - 21) || !isHit(control, x, y + 21);
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect(small).toEqual([]);
  });
});
