// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Account } from "./account.tsx";
import { initialsOf } from "./account-menu.tsx";

afterEach(cleanup);

const actions = { onLogIn: vi.fn(), onPreferences: vi.fn() };

test("NAV-9 a visitor can ask to log in", () => {
  render(<Account here={null} {...actions} />);
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
  expect(actions.onLogIn).toHaveBeenCalledTimes(1);
});

test.each([
  ["Jonas Keller", "JK"],
  ["  ana maria  da silva ", "AS"],
  ["Putri", "P"],
  ["ليلى حسن", "لح"],
  ["", ""],
])("%s is %s in short", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
