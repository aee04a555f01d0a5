// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { createMemoryStorage } from "../../test-support/test-env.ts";
import { openApp, PHONE } from "../test-support/open-app.tsx";
// Here, so that no test waits for its script.
import "./preferences-screen.tsx";

const choose = async (name: RegExp | string) => fireEvent.click(await screen.findByRole("radio", { name }));
const themeOf = () => document.documentElement.dataset.theme;
const firstPrice = () => document.querySelector("[data-outcome] b")?.textContent;

test("PREF-1 every change applies at once and survives a reload", async () => {
  const storage = createMemoryStorage();
  const before = await openApp("/preferences?theme=dark", { env: { storage } });
  await choose("Light");
  expect(themeOf()).toBe("light");
  expect(location.search).toBe("");
  await choose(/American/);
  expect((await screen.findAllByText("Saved on this device")).length).toBeGreaterThan(0);
  await choose("Wide");
  fireEvent.click(within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Sports" }));
  await waitFor(() => expect(firstPrice()).toMatch(/^[+−]\d+$/));
  expect(document.querySelector('[data-shape="names"]')).not.toBeNull();
  before.close();

  // The stored theme is worn before the app starts.
  expect(JSON.parse(storage.read("preferences.default") ?? "")).toMatchObject({ theme: "light" });
  await openApp("/sports/d_all", { env: { storage } });
  await waitFor(() => expect(firstPrice()).toMatch(/^[+−]\d+$/));
  expect(document.querySelector('[data-shape="names"]')).not.toBeNull();
});

test("BOOT-8 PREF-1 a stored value that the brand does not allow is dropped, and not offered", async () => {
  const storage = createMemoryStorage();
  const stored = { theme: "obsidian_blue", oddsFormat: "malaysian", defaultPayment: "7.50" };
  storage.write("preferences.vinn", JSON.stringify(stored));
  await openApp("/preferences", { brand: "vinn", env: { storage } });
  const themes = await screen.findByRole("radiogroup", { name: "Theme" });
  expect(within(themes).getByRole("radio", { name: "Light", checked: true })).toBeDefined();
  expect(within(themes).queryByRole("radio", { name: "Obsidian" })).toBeNull();
  expect(screen.getByRole("radio", { name: /Decimal/, checked: true })).toBeDefined();
  expect(within(screen.getByRole("main")).getByRole<HTMLInputElement>("textbox").value).toBe("7.50");
});

test("BOOT-11 the version is on the preferences screen", async () => {
  const { app } = await openApp("/preferences", { width: PHONE });
  // The legal footer, which has the version, too, is left out.
  act(() => app.saferGambling.frame.setState({ header: true, footer: false, limits: true }, true));
  expect(await screen.findByText("Version 1.40.1")).toBeDefined();
});
