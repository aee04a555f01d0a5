// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";

const boot = async (address: string, stored?: string): Promise<DOMStringMap> => {
  history.replaceState(null, "", address);
  if (stored) localStorage.setItem("touchline.theme", stored);
  vi.resetModules();
  await import("./theme-boot.ts");
  return document.documentElement.dataset;
};

afterEach(() => localStorage.clear());

test("BOOT-7 a stored theme that the brand does not allow falls back to the brand's default", async () => {
  expect(await boot("/?brand=velora", "light")).toMatchObject({ theme: "obsidian_blue", palette: "velora" });
});

test("THEME-1 a theme in the address goes before the stored one", async () => {
  expect(await boot("/?theme=obsidian_blue", "light")).toMatchObject({ theme: "obsidian_blue", palette: "touchline" });
});

test("BOOT-1 an unknown brand is the tenant's first brand, in its default theme", async () => {
  expect(await boot("/?brand=nobody&theme=sepia")).toMatchObject({ theme: "dark", palette: "touchline" });
});

test("a browser that forbids storage still gets a theme", async () => {
  const storage = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(await boot("/?brand=paloma")).toMatchObject({ theme: "light" });
  storage.mockRestore();
});
