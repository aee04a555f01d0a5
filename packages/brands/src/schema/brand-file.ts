import * as z from "zod/mini";
import { THEMES } from "../allowed.ts";
import { PALETTES } from "../theme/tokens.ts";
import { accentSetSchema } from "./accents.ts";
import { currencySchema, uniqueList } from "./parts.ts";

const pixels = z.string().check(z.regex(/^\d{1,3}px$/, "pixels, such as 8px"));

/** Corners that a brand may round differently. */
const shapeSchema = z.partial(
  z.strictObject({ tag: pixels, odds: pixels, control: pixels, card: pixels, sheet: pixels }),
);
export type Shape = z.infer<typeof shapeSchema>;

const paint = z.string().check(z.regex(/^(#[0-9a-fA-F]{6}|accent|text)$/, "accent, text or a colour as #rrggbb"));

/** A stroke or fill of a logo's mark, in a square of 22. */
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

/** A brand as it is written down: who it is and how it looks. Its settings state only what differs from the default's. */
export const brandFileSchema = z.strictObject({
  $schema: z.optional(z.string()),
  name: z.string().check(z.minLength(1)),
  /** The first one is the brand's own. */
  languages: uniqueList(languageSchema).check(z.minLength(1)),
  /** What a visitor's stakes are shown in. */
  currency: currencySchema,
  /** A palette of the design, or colours of the brand's own for each of its themes. */
  accents: z.union([z.enum(PALETTES), z.partialRecord(z.enum(THEMES), accentSetSchema)]),
  shape: z.optional(shapeSchema),
  logo: logoSchema,
  /** Checked once they are laid over the default's. */
  settings: z.optional(z.unknown()),
});
export type BrandFile = z.infer<typeof brandFileSchema>;
