import * as z from "zod/mini";
import { THEMES } from "../allowed.ts";
import { PALETTES } from "../theme/tokens.ts";
import { accentSetSchema } from "./accents.ts";
import { currencySchema, uniqueList } from "./parts.ts";

const pixels = z.string().check(z.regex(/^\d{1,3}px$/, "pixels, such as 8px"));

/** Corner radii that a brand may override. */
const shapeSchema = z.partial(
  z.strictObject({ tag: pixels, odds: pixels, control: pixels, card: pixels, sheet: pixels }),
);
export type Shape = z.infer<typeof shapeSchema>;

const paint = z.string().check(z.regex(/^(#[0-9a-fA-F]{6}|accent|text)$/, "accent, text or a colour as #rrggbb"));

/** A path of the logo's mark, in a 22 by 22 view box. */
const logoShapeSchema = z.strictObject({
  d: z.string().check(z.regex(/^[\d\sa-zA-Z.,-]+$/, "the commands of an SVG path")),
  fill: z.optional(paint),
  stroke: z.optional(paint),
  strokeWidth: z.optional(z.number()),
  opacity: z.optional(z.number()),
});
export type LogoShape = z.infer<typeof logoShapeSchema>;

const logoSchema = z.strictObject({ wordmark: z.string().check(z.minLength(1)), mark: z.array(logoShapeSchema) });
export type Logo = z.infer<typeof logoSchema>;

const languageSchema = z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/, "a language such as pt or pt-BR"));

/** A brand's file: identity and look. Its settings have only the differences to the default's. */
export const brandFileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  name: z.string().check(z.minLength(1)),
  /** The first is the brand's default language. */
  languages: uniqueList(languageSchema).check(z.minLength(1)),
  /** Currency of a visitor's stakes. */
  currency: currencySchema,
  /** A palette of the design, or the brand's own colours for each of its themes. */
  accents: z.union([z.enum(PALETTES), z.partialRecord(z.enum(THEMES), accentSetSchema)]),
  shape: z.optional(shapeSchema),
  logo: logoSchema,
  /** Validated after they were merged with the default's. */
  settings: z.optional(z.unknown()),
});
export type BrandFile = z.infer<typeof brandFileSchema>;
