import { packs } from "@touchline/jurisdictions/all";
import { expect, test, vi } from "vitest";
import { defaultBrand } from "../../config/default-brand.ts";
import { ENGLISH, type Language } from "../../i18n/language.ts";
import { type BootSteps, boot } from "./boot.ts";
import type { Start } from "./start.ts";

const start: Start = {
  tenant: "touchline",
  tenantUuid: "uuid of the house",
  jurisdiction: "neutral",
  slug: "north",
  brand: {
    name: "North",
    languages: ["nb"],
    theme: { default: "dark", options: ["dark"] },
    canvas: {},
    style: "/north.css",
    document: "/north.json",
  },
  theme: "dark",
  locale: "nb",
  currency: null,
  token: null,
  standalone: true,
  header: true,
  footer: true,
};

const PUBLISHED = "/api/brands/north/document";
const north = { ...defaultBrand, slug: "north", name: "North", currency: "NOK" };

const stepsWith = (changes: Partial<BootSteps> = {}): BootSteps => ({
  loadBrand: async () => structuredClone(north),
  loadPack: async () => packs.neutral,
  now: () => Date.parse("2026-11-18"),
  loadLanguage: async () => ({ ...ENGLISH, locale: "nb" }),
  setLanguage: () => undefined,
  fallback: defaultBrand,
  report: () => undefined,
  version: "1.2.3",
  ...changes,
});

test("BOOT-3 brand and locale are there before anything that follows", async () => {
  const order: string[] = [];
  const steps = stepsWith({
    loadBrand: async (address) => {
      order.push(`brand ${address}`);
      return structuredClone(north);
    },
    loadLanguage: async ({ locale }) => {
      order.push(`locale ${locale}`);
      return ENGLISH;
    },
    setLanguage: () => order.push("language set"),
  });
  await boot(start, steps);
  expect(order).toEqual(["locale nb", "brand /api/brands/north/document", "language set"]);
});

test("CONFIG-1 settings are frozen for the life of the page, to the last of them", async () => {
  const { general, brand } = await boot(start, stepsWith());
  expect(() => {
    (general.theme.options as string[]).push("sepia");
  }).toThrow(TypeError);
  expect(() => {
    (brand.settings.betslip as { cashoutEnabled: boolean }).cashoutEnabled = false;
  }).toThrow(TypeError);
});

test("BOOT-2 the currency of the address goes before the brand's", async () => {
  expect((await boot(start, stepsWith())).currency).toBe("NOK");
  expect((await boot({ ...start, currency: "SEK" }, stepsWith())).currency).toBe("SEK");
});

test("BOOT-9 settings that do not load are asked for once more, then logged, and the app goes on without another's name", async () => {
  const report = vi.fn();
  const loadBrand = vi.fn((_address: string) => Promise.reject(new Error("no settings")));
  const { brand, general } = await boot(start, stepsWith({ loadBrand, report }));
  expect(loadBrand.mock.calls.flat()).toEqual([PUBLISHED, PUBLISHED, "/north.json"]);
  expect(report).toHaveBeenCalledTimes(3);
  expect(brand).toMatchObject({ slug: "north", name: "North", logo: { wordmark: "North", mark: [] }, version: -1 });
  expect(general.pathWords.sports).toBe("sports");
});

test("CONFIG-4 a page begins with what was published, and with what was built in where that cannot be reached", async () => {
  const published = { ...north, version: 7 };
  const { brand } = await boot(start, stepsWith({ loadBrand: async () => structuredClone(published) }));
  expect(brand.version).toBe(7);
  const loadBrand = async (address: string) => {
    if (address === PUBLISHED) throw new Error("no API");
    return structuredClone(north);
  };
  expect((await boot(start, stepsWith({ loadBrand }))).brand).toMatchObject({ slug: "north", currency: "NOK" });
});

test("AHEAD-4 a page begins with the brand's own words of its language, and without another brand's look", async () => {
  const said: Language[] = [];
  const setLanguage = (language: Language) => said.push(language);
  const own = { ...north, texts: { nb: { "slip.title": "Kupongen" } }, parsedTexts: {} };
  await boot(start, stepsWith({ setLanguage, loadBrand: async () => structuredClone(own) }));
  expect(said[0]?.own).toEqual({ "slip.title": "Kupongen" });
  const fallback = { ...defaultBrand, shape: { odds: "1px" }, texts: { nb: { "slip.title": "Another's" } } };
  const loadBrand = () => Promise.reject(new Error("no settings"));
  const { brand } = await boot(start, stepsWith({ setLanguage, loadBrand, fallback }));
  expect(said[1]?.own).toEqual({});
  expect([brand.accents, brand.shape]).toEqual([{}, {}]);
});

test("BOOT-11 the app knows its version", async () => {
  expect((await boot(start, stepsWith())).version).toBe("1.2.3");
});

test("AHEAD-9 a page opens with its market's pack, asked for twice, and not without it", async () => {
  const loadPack = vi.fn(async () => packs.de).mockRejectedValueOnce(new Error("no pack"));
  const report = vi.fn();
  const { pack } = await boot(start, stepsWith({ loadPack, report }));
  expect([pack.id, loadPack.mock.calls.length, report.mock.calls.length]).toEqual(["de", 2, 1]);
  const never = async () => Promise.reject(new Error("no pack"));
  await expect(boot(start, stepsWith({ loadPack: never }))).rejects.toThrow("no pack");
});

test("AHEAD-9 the version of today holds", async () => {
  const loadPack = async () => packs.uk;
  const on = (day: string) => boot(start, stepsWith({ loadPack, now: () => Date.parse(day) }));
  expect([(await on("2026-06-29")).pack.version, (await on("2026-06-30")).pack.version]).toEqual([1, 2]);
});
