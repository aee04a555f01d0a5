import * as z from "zod/mini";
import { PIXELS, THEMES } from "../allowed.ts";
import { PALETTES } from "../theme/tokens.ts";
import { accentSetSchema } from "./accents.ts";
import { ownTextsSchema } from "./own-texts.ts";
import { currencySchema, languageSchema, mediaAddressSchema, uniqueList } from "./parts.ts";

const pixels = z.string().check(z.regex(PIXELS, "pixels, such as 8px"));

/** Corner radii that a brand may override. */
const shapeSchema = z.partial(
  z.strictObject({ tag: pixels, odds: pixels, control: pixels, card: pixels, sheet: pixels }),
);
export type Shape = z.infer<typeof shapeSchema>;

const paint = z.string().check(z.regex(/^(#[0-9a-fA-F]{6}|accent|text)$/, "accent, text or a colour as #rrggbb"));

/** A path of the logo's mark, in a 22 by 22 view box. */
const logoShapeSchema = z.strictObject({
  d: z.string().check(z.maxLength(8_000), z.regex(/^[\d\sa-zA-Z.,-]+$/, "the commands of an SVG path")),
  fill: z.optional(paint),
  stroke: z.optional(paint),
  strokeWidth: z.optional(z.number()),
  opacity: z.optional(z.number()),
});
export type LogoShape = z.infer<typeof logoShapeSchema>;

const pictureSide = z.int().check(z.gte(1), z.lte(2_000));

/** An uploaded logo, redrawn as pixels: no vector drawing of somebody else is ever served. */
const logoPictureSchema = z.strictObject({
  /** Of the picture in the CMS. */
  id: z.string(),
  url: mediaAddressSchema,
  width: pictureSide,
  height: pictureSide,
});
export type LogoPicture = z.infer<typeof logoPictureSchema>;

const logoSchema = z.strictObject({
  wordmark: z.string().check(z.minLength(1), z.maxLength(60)),
  mark: z.array(logoShapeSchema).check(z.maxLength(60)),
  /** Instead of mark and wordmark, on dark and on light pages. One of them serves both where the other is missing. */
  pictures: z.optional(z.strictObject({ dark: z.optional(logoPictureSchema), light: z.optional(logoPictureSchema) })),
});
export type Logo = z.infer<typeof logoSchema>;

const accentsSchema = z.partialRecord(z.enum(THEMES), accentSetSchema);

/** A brand's file: identity and look. Its settings have only the differences to the default's. */
export const brandFileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  name: z.string().check(z.minLength(1)),
  /** The first is the brand's default language. */
  languages: uniqueList(languageSchema).check(z.minLength(1)),
  /** Currency of a visitor's stakes. */
  currency: currencySchema,
  /** A palette of the design, or the brand's own colours for each of its themes. */
  accents: z.union([z.enum(PALETTES), accentsSchema]),
  shape: z.optional(shapeSchema),
  logo: logoSchema,
  /** The brand's own words in place of the app's, by language and message. */
  texts: z.optional(ownTextsSchema),
  /** Validated after they were merged with the default's. */
  settings: z.optional(z.unknown()),
});
export type BrandFile = z.infer<typeof brandFileSchema>;

/** What editors change on the Theme screen, with the currency, which they do not change. */
export const brandLookSchema = z.strictObject({
  currency: currencySchema,
  accents: accentsSchema,
  shape: shapeSchema,
  logo: logoSchema,
});
export type BrandLook = z.infer<typeof brandLookSchema>;
