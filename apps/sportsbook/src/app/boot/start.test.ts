import type { PublishedStart } from "@touchline/protocol";
import { expect, test } from "vitest";
import type { BrandManifest, ManifestBrand } from "../../config/brand-manifest.ts";
import { decideStart, type StartRequest, withoutToken } from "./start.ts";

const brandOf = (name: string, changes: Partial<ManifestBrand> = {}): ManifestBrand => ({
  name,
  languages: ["en"],
  theme: { default: "dark", options: ["dark", "light"] },
  canvas: { dark: "#000000", light: "#ffffff" },
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
  jurisdictions: { southern: "de" },
  catalogues: {},
};

const decide = (search: string, request: Partial<StartRequest> = {}, published: PublishedStart | null = null) =>
  decideStart({ search, languages: [], storedTheme: () => null, isFramed: false, ...request }, manifest, published);

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

test("HOST-1 BOOT-2 the host's context is read under the specification's names as well", () => {
  const start = decide("?tenantId=southern&activeLocale=en&punterToken=abc");
  expect(start).toMatchObject({ tenant: "southern", slug: "south", locale: "en", token: "abc" });
  expect(decide("?tenantId=uuid of the south").tenant).toBe("southern");
  expect(decide("?tenant=southern&tenantId=touchline").tenant).toBe("southern");
});

test("HOST-1 a link removes neither header nor footer, which has the licence, from a page that stands alone", () => {
  const search = "?standalone=false&header=false&footer=false";
  expect(decide(search)).toMatchObject({ header: true, footer: true });
  expect(decide(search, { isFramed: true })).toMatchObject({ header: false, footer: false });
  expect(decide("?standalone=false", { isFramed: true })).toMatchObject({ header: true, footer: true });
});

test("AHEAD-9 a tenant's pack is the one that it names, else the neutral one", () => {
  expect(decide("?tenant=southern").jurisdiction).toBe("de");
  expect(["", "?tenant=nobody", "?tenant=__proto__"].map((search) => decide(search).jurisdiction)).toEqual(
    Array(3).fill("neutral"),
  );
});

test("SLIP-12 a tenant has the name that is sent with its slips; one that nobody knows has that of the house", () => {
  expect(decide("?tenant=southern").tenantUuid).toBe("uuid of the south");
  expect(decide("?tenant=nobody").tenantUuid).toBe("uuid of the house");
});

test("THEME-1 I18N-1 the published theme and languages hold before those of the build", () => {
  const published = { theme: { default: "light", options: ["light", "dark"] }, languages: ["no", "en"] };
  expect(decide("", {}, published)).toMatchObject({ theme: "light", locale: "nb" });
  expect(decide("?theme=dark&locale=en", {}, published)).toMatchObject({ theme: "dark", locale: "en" });
  const only = { theme: { default: "dark", options: ["dark"] }, languages: ["fi"] };
  expect(decide("?locale=en", { storedTheme: () => "light" }, only)).toMatchObject({ theme: "dark", locale: "fi" });
});

test("THEME-1 a published theme that the build has no colours for is not worn", () => {
  const theme = { default: "obsidian_blue", options: ["obsidian_blue", "light"] };
  expect(decide("", {}, { theme, languages: ["en"] }).theme).toBe("light");
  expect(decide("", {}, { theme: { ...theme, options: ["obsidian_blue"] }, languages: ["en"] }).theme).toBe("dark");
});

test("BOOT-2 a token is taken out of the address and nothing else is", () => {
  expect(withoutToken("?brand=north&token=secret&theme=light")).toBe("?brand=north&theme=light");
  expect(withoutToken("?token=secret")).toBe("");
  expect(withoutToken("?punterToken=secret&theme=light")).toBe("?theme=light");
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
