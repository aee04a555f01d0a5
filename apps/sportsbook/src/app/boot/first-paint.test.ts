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
  jurisdictions: {},
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

/** The style sheet of what was published has come, or not. */
const settleStart = (event: "load" | "error"): void => {
  document.querySelector('link[href$="/start.css"]')?.dispatchEvent(new Event(event));
};

const publish = (theme: string, themes: string, languages: string): void => {
  root.style.setProperty("--published-theme", `"${theme}"`);
  root.style.setProperty("--published-themes", `"${themes}"`);
  root.style.setProperty("--published-languages", `"${languages}"`);
};

afterEach(() => {
  root.removeAttribute("style");
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
  expect(links()).toEqual([
    "stylesheet /south.css",
    "stylesheet /api/brands/south/start.css",
    "preload /api/brands/south/document",
    "modulepreload /ar.js",
  ]);
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
  settleStart("error");
  expect((await window.touchlineStart)?.token).toBe("secret");
});

test("THEME-1 I18N-1 what was published is worn before the first paint, which waits for it", async () => {
  await paint("/");
  expect(root.dataset.theme).toBe("dark");
  expect(document.querySelector('link[href$="/start.css"]')?.getAttribute("blocking")).toBe("render");
  publish("light", "light", "ar");
  settleStart("load");
  expect(await window.touchlineStart).toMatchObject({ theme: "light", locale: "ar" });
  expect([root.dataset.theme, root.lang, root.dir]).toEqual(["light", "ar", "rtl"]);
  expect(root.style.backgroundColor).toBe("rgb(233, 237, 242)");
  expect(links()).toContain("modulepreload /ar.js");
});

test("BOOT-9 what was published and does not come in time is not waited for", async () => {
  vi.useFakeTimers();
  await paint("/");
  const { touchlineStart } = window;
  await vi.advanceTimersByTimeAsync(1500);
  vi.useRealTimers();
  expect(await touchlineStart).toMatchObject({ theme: "dark", locale: "en" });
  expect(document.querySelector('link[href$="/start.css"]')).toBeNull();
});

test("BOOT-9 a style that does not load is logged, and the default's takes its place", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await paint("/?brand=south");
  document.querySelector("link")?.dispatchEvent(new Event("error"));
  await vi.waitFor(() => expect(links()).toContain("stylesheet /house.css"));
  document.querySelector('link[href="/house.css"]')?.dispatchEvent(new Event("load"));
  settleStart("error");
  await (await window.touchlineStart)?.styled;
  expect(log).toHaveBeenCalledOnce();
});

test("a browser that forbids storage still gets a theme", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await paint("/");
  expect(root.dataset.theme).toBe("dark");
});
