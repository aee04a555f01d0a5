// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { MoreMenu } from "./more-menu.tsx";
import type { NavigationItem } from "./navigation-items.ts";

afterEach(cleanup);

const item = (key: string, changes: Partial<NavigationItem>): NavigationItem => ({
  key,
  label: key,
  icon: { type: "nfont", name: "home" },
  target: { href: `/${key}` },
  current: false,
  count: undefined,
  ...changes,
});

test("NAV-1 NAV-3 NAV-5 items under more keep their live count and the picture of their icon", async () => {
  const onGo = vi.fn();
  const items = [
    item("live", { count: { of: "events", number: 47 } }),
    item("shop", { icon: { type: "image", url: "https://operator.example/shop.png" } }),
  ];
  render(<MoreMenu items={items} face={{ content: "More", className: "face" }} onGo={onGo} />);
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  const live = await screen.findByRole("menuitem", { name: /live/ });
  expect(within(live).getByRole("img", { name: "47 live events" }).textContent).toBe("47");
  const shop = screen.getByRole("menuitem", { name: /shop/ });
  expect(shop.querySelector("img")?.getAttribute("src")).toBe("https://operator.example/shop.png");
  fireEvent.click(live);
  expect(onGo).toHaveBeenCalledWith("/live");
});
