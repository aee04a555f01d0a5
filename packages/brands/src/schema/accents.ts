import * as z from "zod/mini";
import { colorSchema } from "./parts.ts";

/** The six colours that a brand replaces in a theme. */
export const accentSetSchema = z.strictObject({
  accent: colorSchema,
  "accent-hover": colorSchema,
  "accent-pressed": colorSchema,
  "on-accent": colorSchema,
  "accent-text": colorSchema,
  "accent-soft": colorSchema,
});
export type AccentSet = z.infer<typeof accentSetSchema>;
