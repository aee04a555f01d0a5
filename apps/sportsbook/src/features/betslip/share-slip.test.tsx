// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { message } from "../../i18n/message.ts";
import { HttpError } from "../../net/http.ts";
import { press, setMedia } from "./test-support/panel-page.ts";
import { selected } from "./test-support/sample-page.tsx";
import { showPanel as show } from "./test-support/sample-panel.tsx";

beforeEach(() => {
  setMedia(false);
});
afterEach(cleanup);

test("SLIP-11 PEER-5 a slip becomes a code and a link that can be copied", async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "clipboard"));
  show({ steps: [selected(1)], codes: { share: async () => "K7M2P9QX" } });
  press("Share or load a slip");
  press("Get a booking code");
  await screen.findByRole("button", { name: "Copy code" });
  press("Copy code");
  await screen.findByText(message("share.generated_code_copied_success"));
  press("Copy link");
  await screen.findByText("Link copied");
  expect(writeText.mock.calls).toEqual([["K7M2P9QX"], ["https://touchline.example/?code=K7M2P9QX"]]);
});

test("SLIP-11 a code is loaded as people write it, and one too short is not asked for", async () => {
  const shared = vi.fn((_code: string) => Promise.reject(new HttpError("/api/betslips/shared", 404)));
  show({ codes: { shared } });
  const field = screen.getByLabelText("Booking code");
  fireEvent.input(field, { target: { value: "k7m2" } });
  press("Load");
  expect(screen.getByRole("alert").textContent).toBe("A code has 8 letters and digits");
  fireEvent.input(field, { target: { value: "k7m2-p9qx" } });
  expect(shared).not.toHaveBeenCalled();
  await act(async () => screen.getByRole("button", { name: "Load" }).click());
  expect(shared.mock.calls).toEqual([["K7M2P9QX", expect.anything()]]);
  expect(screen.getByRole("alert").textContent).toBe("No slip has this code");
});

test("PEER-5 a loaded slip says what it no longer is, until that is read", () => {
  const { store } = show({ steps: [selected(1), selected(2)] });
  const changes = [
    { selectionId: "1o0", kind: "odds" },
    { selectionId: "2o0", kind: "gone" },
  ] as const;
  act(() => store.setState({ loaded: { status: "loaded", code: "K7M2P9QX", changes, slip: 0 } }));
  expect(screen.getByText(/A price has changed\. One pick is no longer offered\./)).toBeDefined();
  press("Close");
  expect(store.getState().loaded.status).toBe("idle");
});

test("PEER-5 what shares a slip opens in sight, also at the end of a long slip", () => {
  show({ steps: [selected(1)] });
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  onTestFinished(() => scrolled.mockRestore());
  press("Share or load a slip");
  const code = screen.getByRole("textbox", { name: "Booking code" });
  expect(scrolled.mock.contexts.some((part) => (part as Element).contains(code))).toBe(true);
});
