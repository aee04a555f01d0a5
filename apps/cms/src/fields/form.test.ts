import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { bannerGroupShape, bannerShape } from "./content-shapes.ts";
import { fromForm } from "./document-value.ts";
import { fieldOf, fieldsOf } from "./fields-of.ts";
import { formPath } from "./form-path.ts";
import { toForm } from "./form-value.ts";
import { readShape } from "./read-shape.ts";
import { leaveReference } from "./references.ts";
import { sectionShape } from "./settings-form.ts";
import type { ObjectShape, Schema, Shape } from "./shape.ts";

const shapeOf = (schema: Schema) => readShape(schema, new Map());

const text = z.catchall(z.strictObject({ default: z.string() }), z.string());
const link = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("page"), name: z.enum(["home", "live"]) }),
  z.strictObject({ type: z.literal("event"), name: z.enum(["casino"]), hidden: z.boolean() }),
]);
const sample = z.strictObject({
  title: text,
  subtitle: z.optional(text),
  either: z.union([z.string(), text]),
  target: link,
  targets: z.array(link),
  limits: z.partialRecord(z.enum(["a", "b"]), z.array(z.int())),
  stakes: z.record(z.string(), z.nullable(z.number())),
  formats: z.record(z.enum(["x", "y"]), z.strictObject({ long: z.string() })),
  size: z.literal([1, 2]),
  from: z.nullable(z.iso.datetime({ offset: true })),
  count: z.int().check(z.gte(4), z.lte(7)),
  on: z.boolean(),
  tags: z.array(z.string()),
});

const document = {
  title: { default: "Hello", pt: "Olá" },
  either: { default: "Own" },
  target: { type: "event", name: "casino", hidden: false },
  targets: [
    { type: "page", name: "home" },
    { type: "event", name: "casino", hidden: true },
  ],
  limits: { a: [1, 2], b: [] },
  stakes: { EUR: 2.5, USD: null },
  formats: { x: { long: "DD" }, y: { long: "MM" } },
  size: 2,
  from: "2026-11-15T18:00:00Z",
  count: 5,
  on: true,
  tags: ["one"],
} satisfies z.infer<typeof sample>;

const shape = shapeOf(sample);

describe("CONFIG-1 a document and its form", () => {
  test.each([
    ["all kinds of settings", document],
    ["a plain text instead of texts, and an open end", { ...document, either: "key.of.app", from: null }],
    ["an optional part", { ...document, subtitle: { default: "Below", de: "Darunter" } }],
    ["empty lists", { ...document, targets: [], tags: [], limits: {}, stakes: {} }],
  ])("%s come back unchanged", (_what, value) => {
    expect(sample.parse(value)).toEqual(value);
    expect(fromForm(shape, toForm(shape, value), leaveReference)).toEqual(value);
  });

  test("I18N-2 a text has its default and a row per language", () => {
    expect(toForm(shapeOf(text), { default: "Hello", pt: "Olá" })).toEqual({
      default: "Hello",
      translations: [{ language: "pt", text: "Olá" }],
    });
  });

  test("HOME-6 BANNER-6 a time is kept to the minute", () => {
    const time = shapeOf(z.nullable(z.iso.datetime({ offset: true })));
    expect(fromForm(time, "2026-11-15T18:05:42.123Z", leaveReference)).toBe("2026-11-15T18:05:00Z");
    expect(fromForm(time, "", leaveReference)).toBeNull();
  });

  test.each([
    [["title", "pt"], "title.translations.0.text"],
    [["title", "default"], "title.default"],
    [["either", "default"], "either.texts.default"],
    [["target", "name"], "target.eventName"],
    [["targets", 1, "hidden"], "targets.1.hidden"],
    [["limits", "b", 0], "limits.1.value"],
    [["stakes", "USD"], "stakes.1.value"],
    [["formats", "y", "long"], "formats.y.long"],
    [["tags", 0], "tags"],
    [["count"], "count"],
  ])("what is wrong at %j stands in the form at %s", (path, place) => {
    expect(formPath(shape, document, path).join(".")).toBe(place);
  });
});

describe("CONFIG-4 the fields of a form", () => {
  test("a new setting of a known kind has a field without a line of code", () => {
    expect(fieldOf("newSetting", shapeOf(z.boolean()))).toMatchObject({
      name: "newSetting",
      label: "New setting",
      type: "checkbox",
    });
    expect(fieldOf("newNumber", shapeOf(z.int().check(z.gte(4), z.lte(7))))).toMatchObject({
      type: "number",
      min: 4,
      max: 7,
      required: true,
    });
  });

  test("a kind of setting that no field is known for is found when the program starts", () => {
    expect(() => shapeOf(z.bigint())).toThrow("bigint");
  });

  test("BANNER-1 BANNER-2 a banner group and a banner have all their fields", () => {
    const names = (fields: ReturnType<typeof fieldsOf>) => fields.map((field) => "name" in field && field.name);
    expect(names(fieldsOf(bannerGroupShape))).toEqual([
      "mobileSize",
      "mobileBanners",
      "mobileAutoplay",
      "desktopSize",
      "desktopBanners",
      "desktopAutoplay",
      "desktopBannersToShow",
      "desktopPauseAutoplayOnHover",
    ]);
    expect(names(fieldsOf(bannerShape))).toEqual(
      expect.arrayContaining([
        "bannerType",
        "title",
        "caption",
        "navigationButton",
        "action1",
        "action2",
        "visibility",
      ]),
    );
  });

  test("BANNER-2 the texts of a banner are asked for only where it has texts", () => {
    const title = fieldsOf(bannerShape).find((field) => "name" in field && field.name === "title");
    const condition = title?.admin?.condition as (data: object, sibling: object) => boolean;
    expect(condition({}, { bannerType: "composite" })).toBe(true);
    expect(condition({}, { bannerType: "imageOnly" })).toBe(false);
  });
});

describe("CONFIG-4 BET-13 taxes and bonuses of a brand", () => {
  const taxes = (sectionShape("betslip") as ObjectShape).entries.get("taxesAndBonuses") as Shape;
  const setting = {
    default: { payinTax: 5.3, payoutTax: [{ above: 0, rate: 10 }], comboBonus: [{ legs: 3, rate: 5 }] },
    currencies: { NOK: { payinBonus: 2 } },
  };

  test("come back from the form unchanged, and are left out where nothing is filled in", () => {
    expect(fromForm(taxes, toForm(taxes, setting), leaveReference)).toEqual(setting);
    expect(fromForm(taxes, toForm(taxes, undefined), leaveReference)).toBeUndefined();
    expect(
      fromForm(taxes, { default: { payinTax: null, comboBonus: [] }, currencies: [] }, leaveReference),
    ).toBeUndefined();
  });

  test("have bounds and words of their own", () => {
    const [fallback] = fieldsOf(taxes) as { readonly fields: readonly object[] }[];
    const fields = JSON.stringify(fallback?.fields);
    expect(fields).toContain('"label":"Tax on the stake"');
    expect(fields).toContain('"max":50');
  });
});

describe("CONFIG-1 a text says what is wrong with it", () => {
  const address = z.string().check(z.regex(/^\//, "a path that begins with /"));
  const validate = (schema: Schema, value: string, firm?: boolean) =>
    (fieldOf("url", shapeOf(schema), firm) as { validate: (value: string) => string | true }).validate(value);

  test("at its field, in words that help", () => {
    expect(validate(address, "javascript:alert(1)")).toContain("use a path that begins with /");
    expect(validate(address, "/sports")).toBe(true);
  });

  test("and may be empty where it may be left out", () => {
    expect(validate(address, "")).not.toBe(true);
    expect(validate(z.nullable(address), "")).toBe(true);
    expect(validate(address, "", false)).toBe(true);
  });
});
