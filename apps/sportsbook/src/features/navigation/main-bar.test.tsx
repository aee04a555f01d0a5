// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { loadBrand } from "@touchline/brands/shipped";
import { afterEach, expect, test, vi } from "vitest";
import { MainBar } from "./main-bar.tsx";
import type { NavigationItem } from "./navigation-items.ts";

let resize = (_width: number): void => undefined;

vi.stubGlobal(
  "ResizeObserver",
  class {
    constructor(callback: (entries: readonly { readonly contentRect: { readonly width: number } }[]) => void) {
      resize = (width) => callback([{ contentRect: { width } }]);
    }
    observe(): void {}
    disconnect(): void {}
  },
);
afterEach(cleanup);

const items = ["home", "sports", "live", "casino", "search", "preferences"].map(
  (key): NavigationItem => ({
    key,
    label: key,
    icon: { type: "nfont", name: "home" },
    target: { href: `/${key}` },
    current: false,
    count: undefined,
  }),
);

const names = () => screen.getAllByRole("link").map(({ textContent }) => textContent);

test("NAV-1 an adaptive bar has as many items as fit, and more", async () => {
  const { mainNavigation } = loadBrand("scattr").settings.generalSettings;
  render(<MainBar items={items} settings={mainNavigation} onGo={() => undefined} />);
  await screen.findByRole("button", { name: "More" });
  expect(names()).toEqual(["home", "sports", "live", "casino"]);
  act(() => resize(320));
  expect(names()).toEqual(["home", "sports", "live"]);
  act(() => resize(390));
  expect(names()).toEqual(["home", "sports", "live", "casino"]);
});
