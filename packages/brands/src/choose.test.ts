import { expect, test } from "vitest";
import { chooseBrand, chooseTheme } from "./choose.ts";
import { loadBrand, loadTenants } from "./shipped/read.ts";

const brandsOfTenants = Object.fromEntries(Object.entries(loadTenants()).map(([slug, { brands }]) => [slug, brands]));
const choose = (tenant: string | null, brand: string | null): string => chooseBrand({ tenant, brand }, brandsOfTenants);
const themeOf = (slug: string) => loadBrand(slug).settings.generalSettings.theme;

test("BOOT-1 takes the requested brand if the tenant has it", () => {
  expect(choose("touchline", "nordvik")).toBe("nordvik");
  expect(choose("titan", "titangaming")).toBe("titangaming");
});

test("BOOT-1 takes the tenant's first brand if the tenant does not have the requested one", () => {
  expect(choose("casa-paloma", "nordvik")).toBe("paloma");
  expect(choose("titan", "default")).toBe("titan");
  expect(choose("touchline", "nobody")).toBe("default");
  expect(choose("touchline", null)).toBe("default");
});

test("BOOT-1 a page without a tenant has the house tenant", () => {
  expect(choose(null, "velora")).toBe("velora");
  expect(choose(null, null)).toBe("default");
});

test.each(["nobody", "constructor", "__proto__"])("BOOT-1 an unknown tenant %s gives the default brand", (tenant) => {
  expect(choose(tenant, "nordvik")).toBe("default");
});

test("BOOT-7 a stored theme that the brand does not allow falls back to the brand's default", () => {
  expect(chooseTheme(themeOf("velora"), [null, "light"])).toBe("obsidian_blue");
  expect(chooseTheme(themeOf("velora"), [null, "dark"])).toBe("dark");
});

test("BOOT-7 a theme in the address takes precedence over the stored one, unless the brand does not allow it", () => {
  expect(chooseTheme(themeOf("paloma"), ["dark", "light"])).toBe("dark");
  expect(chooseTheme(themeOf("paloma"), ["obsidian_blue", "dark"])).toBe("dark");
});
