// @vitest-environment jsdom

import { act, screen } from "@testing-library/react";
import type { PackId } from "@touchline/jurisdictions";
import { expect, onTestFinished, test } from "vitest";
import { openPageEnv } from "../test-support/open-app.tsx";
import { tryCreateApp } from "./try-create-app.tsx";

const openUnder = async (jurisdiction: string) => {
  const { env, leave } = openPageEnv("/sports", { jurisdiction: jurisdiction as PackId });
  const place = document.createElement("div");
  place.innerHTML = "<p>drawn by a server</p>";
  document.body.append(place);
  onTestFinished(() => {
    place.remove();
    leave();
  });
  const app = await act(() => tryCreateApp({ ...env, styled: Promise.resolve() }, place));
  return { app, env, place };
};

test("AHEAD-9 a page whose pack does not load says so in place of what was drawn, and offers to be reloaded", async () => {
  const { app, env, place } = await openUnder("nowhere");
  expect(app).toBeNull();
  expect(screen.getByRole("alert").textContent).toContain("The page stopped working");
  expect(screen.getByRole("button", { name: "Reload" })).toBeDefined();
  expect(place.textContent).not.toContain("drawn by a server");
  expect(env.report).toHaveBeenLastCalledWith(expect.any(Error), "page");
});

test("AHEAD-9 a page whose pack loads is left to be taken over", async () => {
  const { app, place } = await openUnder("se");
  expect(app?.config.pack.id).toBe("se");
  expect(place.textContent).toContain("drawn by a server");
});
