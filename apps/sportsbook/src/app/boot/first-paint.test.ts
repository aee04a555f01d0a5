// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import type { BrandManifest } from "../../config/brand-manifest.ts";

const manifest: BrandManifest = {
  tenants: { touchline: ["default", "south"] },
  tenantUuids: { touchline: "uuid of the house" },
  brands: {
    default: {
      name: "house",
      languages: ["en"],
      theme: { default: "dark", options: ["dark", "light"] },
      canvas: { dark: "#0c0d10", light: "#e9edf2" },
      style: "/house.css",
      document: "/house.json",
    },
    south: {
      name: "south",
      languages: ["ar", "en"],
      theme: { default: "light", options: ["light"] },
      canvas: { light: "#ffffff" },
      style: "/south.css",
      document: "/south.json",
    },
  },
  catalogues: { ar: "/ar.js" },
};

const root = document.documentElement;

const paint = async (address: string) => {
  history.replaceState(null, "", address);
  vi.resetModules();
  vi.stubGlobal("BRAND_MANIFEST", manifest);
  await import("./first-paint.ts");
};

const links = (): string[] =>
  [...document.head.querySelectorAll("link")].map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);

afterEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("THEME-1 theme, language, direction and the colour of the empty page are there before anything is painted", async () => {
  await paint("/?brand=south&locale=ar");
  expect(root.dataset.theme).toBe("light");
  expect([root.lang, root.dir, document.title]).toEqual(["ar", "rtl", "south"]);
  expect(root.style.backgroundColor).toBe("rgb(255, 255, 255)");
});

test("THEME-1 a brand loads its own style, and what the app will ask for comes beside it", async () => {
  await paint("/?brand=south&locale=ar");
  expect(links()).toEqual(["stylesheet /south.css", "preload /api/brands/south/document", "modulepreload /ar.js"]);
  expect(document.querySelector("link")?.getAttribute("blocking")).toBe("render");
});

test("BOOT-7 a stored theme of this brand is worn, one of another brand is not", async () => {
  localStorage.setItem("touchline.preferences.default", '{"theme":"light"}');
  await paint("/");
  expect(root.dataset.theme).toBe("light");
  localStorage.setItem("touchline.preferences.default", '{"theme":"obsidian_blue"}');
  await paint("/");
  expect(root.dataset.theme).toBe("dark");
});

test("BOOT-2 a token in the address is gone from it at once and known to the app", async () => {
  await paint("/sports?token=secret&theme=light#top");
  expect(location.href).toMatch(/\/sports\?theme=light#top$/);
  expect(window.touchlineStart?.token).toBe("secret");
});

test("BOOT-9 a style that does not load is logged, and the default's takes its place", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await paint("/?brand=south");
  document.querySelector("link")?.dispatchEvent(new Event("error"));
  await vi.waitFor(() => expect(links()).toContain("stylesheet /house.css"));
  document.querySelector('link[href="/house.css"]')?.dispatchEvent(new Event("load"));
  await window.touchlineStart?.styled;
  expect(log).toHaveBeenCalledOnce();
});

test("a browser that forbids storage still gets a theme", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await paint("/");
  expect(root.dataset.theme).toBe("dark");
});
