// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps, ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { defaultBrand } from "../../config/default-brand.ts";
import type { Preferences } from "../../data/preferences/preferences.ts";
import { PreferencesContext } from "../../data/preferences/preferences-context.ts";
import type { PreferencesStore } from "../../data/preferences/preferences-store.ts";
import { LinksContext } from "../../entities/links/links-context.ts";
import { setOwnTexts } from "../../i18n/language.ts";
import { ownTextsOf } from "../../i18n/own-texts.ts";
import { SAMPLE_LINKS } from "../../test-support/sample-links.ts";
import { NarrowHeader, WideHeader } from "./header.tsx";

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    disconnect(): void {}
  },
);
afterEach(cleanup);

const { generalSettings, ...settings } = defaultBrand.settings;
const header = { ...generalSettings.header, depositUrl: "/deposit" };
const brand = { ...defaultBrand, settings: { ...settings, generalSettings: { ...generalSettings, header } } };

const common = { brand, account: <span>account</span>, mayDeposit: true };

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <LinksContext value={SAMPLE_LINKS}>{children}</LinksContext>
);

const showWide = (more: Partial<ComponentProps<typeof WideHeader>> = {}): void => {
  const props = { ...common, isFull: true, items: [], onGo: () => undefined };
  render(<WideHeader {...props} atPreferences={false} sessionBar={<span>facts</span>} search={null} {...more} />, {
    wrapper,
  });
};

test("where the page around has a header, what is left is navigation, search and the facts", () => {
  showWide();
  expect(screen.getByRole("link", { name: "touchline" })).toBeDefined();
  expect(screen.getByText("account")).toBeDefined();
  cleanup();
  showWide({ isFull: false });
  for (const name of ["touchline", "Deposit"]) expect(screen.queryByRole("link", { name })).toBeNull();
  expect(screen.queryByText("account")).toBeNull();
  expect(screen.getByText("facts")).toBeDefined();
});

test("PEER-10 there is no way to deposit during a break", () => {
  showWide();
  expect(screen.getByRole("link", { name: "Deposit" })).toBeDefined();
  cleanup();
  showWide({ mayDeposit: false });
  expect(screen.queryByRole("link", { name: "Deposit" })).toBeNull();
  render(<NarrowHeader {...common} />, { wrapper });
  expect(screen.getByRole("link", { name: "Deposit" })).toBeDefined();
  cleanup();
  render(<NarrowHeader {...common} mayDeposit={false} />, { wrapper });
  expect(screen.queryByRole("link", { name: "Deposit" })).toBeNull();
});

const picture = (name: string) => ({ id: name, url: `/api/media/file/${name}.png`, width: 396, height: 96 });

test.each([
  ["dark", { dark: picture("dark"), light: picture("light") }, "dark"],
  ["light", { dark: picture("dark"), light: picture("light") }, "light"],
  ["obsidian_blue", { dark: picture("dark"), light: picture("light") }, "dark"],
  ["light", { dark: picture("dark") }, "dark"],
] as const)("AHEAD-4 an uploaded logo stands for mark and name, on a page that is %s", (theme, pictures, shown) => {
  const preferences = createStore(() => ({ theme }) as unknown as Preferences);
  render(
    <PreferencesContext value={{ preferences } as unknown as PreferencesStore}>
      <NarrowHeader {...common} brand={{ ...brand, logo: { ...brand.logo, pictures } }} />
    </PreferencesContext>,
    { wrapper },
  );
  const logo = screen.getByRole("link", { name: "touchline" });
  expect(logo.querySelector("img")?.getAttribute("src")).toBe(`/api/media/file/${shown}.png`);
  expect(logo.textContent).toBe("");
});

test("AHEAD-4 own words are text and never a part of the page, whatever a document says", () => {
  const hostile = "<img src=x onerror=alert(1)>";
  const published = { texts: { en: { "header.deposit": hostile } }, parsedTexts: {} };
  setOwnTexts(ownTextsOf(published, "en"));
  showWide();
  expect(screen.getByRole("link", { name: hostile }).textContent).toBe(hostile);
  expect(document.querySelector("img")).toBeNull();
  setOwnTexts({});
});
