import { expect, test } from "vitest";
import { defaultBrand } from "./brands/brands.ts";
import { chooseBrand, chooseTheme } from "./choose.ts";

test("BOOT-1 the brand asked for is taken where the tenant allows it", () => {
  expect(chooseBrand({ tenant: "touchline", brand: "nordvik" }).slug).toBe("nordvik");
});

test("BOOT-1 a brand the tenant does not allow gives the tenant's first brand", () => {
  expect(chooseBrand({ tenant: "casa-paloma", brand: "nordvik" }).slug).toBe("paloma");
  expect(chooseBrand({ tenant: "touchline", brand: null }).slug).toBe("default");
});

test.each(["nobody", "constructor", "__proto__"])("BOOT-1 the unknown tenant %s gives the default brand", (tenant) => {
  expect(chooseBrand({ tenant, brand: "nordvik" })).toBe(defaultBrand);
});

test("BOOT-7 a stored theme that the brand does not allow falls back to the brand's default", () => {
  const velora = chooseBrand({ tenant: null, brand: "velora" });
  expect(chooseTheme(velora, [null, "light"])).toBe("obsidian_blue");
  expect(chooseTheme(velora, [null, "dark"])).toBe("dark");
});

test("a theme in the address goes before the stored one, unless the brand does not allow it", () => {
  const paloma = chooseBrand({ tenant: null, brand: "paloma" });
  expect(chooseTheme(paloma, ["dark", "light"])).toBe("dark");
  expect(chooseTheme(paloma, ["obsidian_blue", "dark"])).toBe("dark");
});
