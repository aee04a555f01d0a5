import * as z from "zod/mini";
import { HOST_EVENTS, NAVIGATION_TYPES, PREDEFINED_ROUTES } from "../allowed.ts";
import { linkSchema, localizedTextSchema } from "./parts.ts";

const glyph = z.string().check(z.regex(/^[a-z0-9-]+$/, "the name of a glyph, such as home"));
const messageKey = z.string().check(z.regex(/^[a-zA-Z]+(\.[\w-]+)+$/, "the key of a message, such as navigation.home"));

/** A glyph of the icon font, or the brand's own picture. */
const iconSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("nfont"), name: glyph }),
  z.strictObject({ type: z.literal("image"), url: linkSchema }),
]);

const routeSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("predefined"), name: z.enum(PREDEFINED_ROUTES) }),
  z.strictObject({ type: z.literal("custom"), url: linkSchema }),
  z.strictObject({ type: z.literal("event"), name: z.enum(HOST_EVENTS) }),
]);

const optionSchema = z.strictObject({
  /** A message key of the app, or the brand's own text. */
  label: z.union([messageKey, localizedTextSchema]),
  route: routeSchema,
  icon: iconSchema,
  appendedValue: z.optional(z.enum(["live-count"])),
  requiresAuth: z.boolean(),
});
export type NavigationOption = z.infer<typeof optionSchema>;

export const mainNavigationSchema = z.strictObject({
  type: z.enum(NAVIGATION_TYPES),
  numberOfVisibleItems: z.int().check(z.gte(4), z.lte(7)),
  labelsAlwaysVisible: z.boolean(),
  options: z.array(optionSchema).check(z.minLength(1)),
});
