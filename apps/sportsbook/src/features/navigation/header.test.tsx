// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps, ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { defaultBrand } from "../../config/default-brand.ts";
import { LinksContext } from "../../entities/links/links-context.ts";
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
