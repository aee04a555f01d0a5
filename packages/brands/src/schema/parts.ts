import * as z from "zod/mini";
import { COLOR } from "../allowed.ts";
import { RULE } from "../audience.ts";

/** A default outside its list could not be chosen again after another choice. */
const defaultAmong =
  <List extends string>(list: List) =>
  ({ value, issues }: z.core.ParsePayload<{ readonly default: string } & Record<List, readonly string[]>>): void => {
    if (value[list].length === 0 || value[list].includes(value.default)) return;
    const message = `${JSON.stringify(value.default)} is not among ${list}`;
    const remedy = `use ${value[list].join(" or ")}, or add it to ${list}`;
    issues.push({ code: "custom", path: ["default"], message, params: { remedy }, input: value.default });
  };

/** A list of options with a default. */
export const choiceSchema = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .strictObject({ default: z.enum(values), options: uniqueList(z.enum(values)).check(z.minLength(1)) })
    .check(defaultAmong("options"));

/** The same with the field name that odds formats use. */
export const availableSchema = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .strictObject({ default: z.enum(values), available: uniqueList(z.enum(values)).check(z.minLength(1)) })
    .check(defaultAmong("available"));

export const uniqueList = <Item extends z.core.SomeType>(item: Item) =>
  z.array(item).check(
    z.refine((values) => new Set(values).size === values.length, {
      message: "an entry stands here twice",
      params: { remedy: "name every entry once" },
    }),
  );

/** A default value, and overrides by currency. */
export const perCurrencySchema = <Value extends z.core.SomeType>(value: Value) =>
  z.strictObject({ default: value, currencies: z.optional(z.record(currencySchema, value)) });

export const currencySchema = z.string().check(z.regex(/^[A-Z]{3}$/, "three capital letters, such as EUR"));

/** A text in several languages, with a default for missing ones. */
export const localizedTextSchema = z.catchall(
  z.strictObject({ default: z.string().check(z.minLength(1)) }),
  z.string(),
);
export type LocalizedText = z.infer<typeof localizedTextSchema>;

export const colorSchema = z.string().check(z.regex(COLOR, "a colour as #rrggbb"));

export const languageSchema = z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/, "a language such as pt or pt-BR"));

/** Where the platform serves a picture. */
export const mediaAddressSchema = z
  .string()
  .check(z.regex(/^\/api\/media\/file\/[^/]+$/, "/api/media/file/{filename}"));

/** A path of the app, or an https address; never one that runs a script. */
export const linkSchema = z
  .string()
  .check(z.regex(/^(\/(?!\/)\S*|https:\/\/\S+)$/, "a path that begins with / or an address that begins with https://"));

/** Asks for punters of a type or a tag, in the operator's own words. */
export const ruleSchema = z.string().check(z.regex(RULE, "type: or tag: and the operator's word, such as tag:vip"));

export const timeSchema = z.iso.datetime({ offset: true, message: "a time such as 2026-11-15T18:00:00Z" });
