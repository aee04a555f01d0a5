// @vitest-environment jsdom
import { fireEvent } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { goToSlipOnKey } from "./shortcuts.ts";

afterEach(() => {
  document.body.innerHTML = "";
});

const setUp = (column: string) => {
  document.body.innerHTML = `<button data-outcome="7o0"></button><input />${column}`;
  const open = vi.fn();
  const stop = goToSlipOnKey(open);
  const press = (selector: string, more = {}) =>
    fireEvent.keyDown(document.querySelector(selector) as Element, { key: "s", ...more });
  return { open, press, stop };
};

test("AHEAD-7 the key on a price leads to the slip: to its column, or to its sheet", () => {
  const wide = setUp('<aside tabindex="-1" data-slip-column></aside>');
  wide.press("button");
  expect(document.activeElement?.tagName).toBe("ASIDE");
  expect(wide.open).not.toHaveBeenCalled();
  wide.stop();
  const narrow = setUp("");
  narrow.press("button");
  expect(narrow.open).toHaveBeenCalledOnce();
  narrow.stop();
});

test("AHEAD-7 the key does nothing in a field, and nothing together with others", () => {
  const { open, press, stop } = setUp("");
  press("input");
  press("button", { ctrlKey: true });
  expect(open).not.toHaveBeenCalled();
  stop();
});
