// @vitest-environment jsdom

import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { createPortal } from "react-dom";
import { afterEach, expect, test } from "vitest";
import { keepFieldFocused } from "./slip-keypad.tsx";

afterEach(cleanup);

const isKept = (name: string): boolean => {
  const button = screen.getByRole("button", { name });
  const press = createEvent.pointerDown(button);
  fireEvent(button, press);
  return press.defaultPrevented;
};

test("a button of the slip leaves the focus in the field, one of a dialog over it takes it", () => {
  render(
    <div onPointerDown={keepFieldFocused}>
      <button type="button">Place bet</button>
      {createPortal(<button type="button">Confirm</button>, document.body)}
    </div>,
  );
  expect(isKept("Place bet")).toBe(true);
  expect(isKept("Confirm")).toBe(false);
});
