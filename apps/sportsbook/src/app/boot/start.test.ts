import { expect, test } from "vitest";
import type { BrandManifest, ManifestBrand } from "../../config/brand-manifest.ts";
import { decideStart, type StartRequest, withoutToken } from "./start.ts";

const brandOf = (name: string, changes: Partial<ManifestBrand> = {}): ManifestBrand => ({
  name,
  languages: ["en"],
  theme: { default: "dark", options: ["dark", "light"] },
  canvas: {},
  style: `/${name}.css`,
  document: `/${name}.json`,
  ...changes,
});

const manifest: BrandManifest = {
  tenants: { touchline: ["default", "north"], southern: ["south"] },
  tenantUuids: { touchline: "uuid of the house", southern: "uuid of the south" },
  brands: {
    default: brandOf("default"),
    north: brandOf("north", { languages: ["nb", "en"] }),
    south: brandOf("south", {
      languages: ["ar", "en"],
      theme: { default: "obsidian_blue", options: ["obsidian_blue", "dark"] },
    }),
  },
  catalogues: {},
};

const decide = (search: string, request: Partial<StartRequest> = {}) =>
  decideStart({ search, languages: [], storedTheme: () => null, ...request }, manifest);

test("BOOT-1 the brand asked for, else the tenant's first, else the default", () => {
  expect(decide("?brand=north").slug).toBe("north");
  expect(decide("?tenant=southern&brand=north").slug).toBe("south");
  expect(decide("?tenant=nobody&brand=north").slug).toBe("default");
});

test("BOOT-2 a page that stands alone is configured by its address", () => {
  expect(decide("?tenant=southern&locale=en&theme=dark&currency=SEK&token=abc&standalone=false")).toMatchObject({
    tenant: "southern",
    slug: "south",
    locale: "en",
    theme: "dark",
    currency: "SEK",
    token: "abc",
    standalone: false,
  });
  expect(decide("")).toMatchObject({ tenant: "touchline", currency: null, token: null, standalone: true });
  expect(decide("?currency=<b>").currency).toBeNull();
});

test("SLIP-12 a tenant has the name that is sent with its slips; one that nobody knows has that of the house", () => {
  expect(decide("?tenant=southern").tenantUuid).toBe("uuid of the south");
  expect(decide("?tenant=nobody").tenantUuid).toBe("uuid of the house");
});

test("BOOT-2 a token is taken out of the address and nothing else is", () => {
  expect(withoutToken("?brand=north&token=secret&theme=light")).toBe("?brand=north&theme=light");
  expect(withoutToken("?token=secret")).toBe("");
});

test("BOOT-7 a stored theme that the brand does not allow falls back to the brand's default", () => {
  expect(decide("?tenant=southern", { storedTheme: () => "light" }).theme).toBe("obsidian_blue");
  expect(decide("?tenant=southern", { storedTheme: () => "dark" }).theme).toBe("dark");
  expect(decide("?tenant=southern&theme=sepia", { storedTheme: () => "dark" }).theme).toBe("dark");
});

test("I18N-1 the language of the address, else of the browser, else the brand's own", () => {
  expect(decide("?brand=north&locale=no").locale).toBe("nb");
  expect(decide("?brand=north", { languages: ["sv", "en-GB"] }).locale).toBe("en");
  expect(decide("?brand=north", { languages: ["sv"] }).locale).toBe("nb");
});
