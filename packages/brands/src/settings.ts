import * as z from "zod/mini";
import { OFFER_VIEWS } from "./offer-views.ts";
import { THEMES } from "./tokens.ts";

/** A word of a path: what stands between two slashes without being escaped. */
const pathWord = z.string().check(z.regex(/^[a-z0-9-]+$/));

const pathWordsSchema = z
  .object({ homepage: pathWord, sports: pathWord, live: pathWord })
  .check(z.refine((words) => new Set(Object.values(words)).size === OFFER_VIEWS.length, "path words must differ"));
export type PathWords = z.infer<typeof pathWordsSchema>;

const themeSchema = z
  .object({ default: z.enum(THEMES), options: z.array(z.enum(THEMES)).check(z.minLength(1)) })
  .check(z.refine((theme) => theme.options.includes(theme.default), "the default theme must be one of the options"));

const oddsFormat = z.enum(["decimal", "american", "fractional", "hongkong", "indonesian", "malaysian"]);

const navigationOptionSchema = z.object({
  /** Key of a message. */
  label: z.string(),
  route: z.enum([...OFFER_VIEWS, "search", "last-tickets", "preferences"]),
  icon: z.string(),
  appendedValue: z.optional(z.enum(["live-count"])),
  requiresAuth: z.boolean(),
});
export type NavigationOption = z.infer<typeof navigationOptionSchema>;

const mainNavigationSchema = z.object({
  type: z.enum(["bottom-positioned", "top-positioned", "top-positioned-adaptive"]),
  numberOfVisibleItems: z.int().check(z.gte(4), z.lte(7)),
  labelsAlwaysVisible: z.boolean(),
  options: z.array(navigationOptionSchema),
});

export const generalSettingsSchema = z.object({
  baseRouteRedirect: z.enum(["homepage", "sports"]),
  pathWords: pathWordsSchema,
  theme: themeSchema,
  mainNavigation: mainNavigationSchema,
  desktopNavigationViews: z.array(z.enum(OFFER_VIEWS)),
  gameLandingSetup: z.object({ sports: z.object({ time: z.enum(["all", "today"]) }) }),
  oddsFormat: z.object({ default: oddsFormat, available: z.array(oddsFormat).check(z.minLength(1)) }),
  /** The mark of the legal age for betting, as the brand's market writes it. */
  ageMark: z.string(),
});
export type GeneralSettings = z.infer<typeof generalSettingsSchema>;

export const brandSettingsSchema = z.object({ generalSettings: generalSettingsSchema });
export type BrandSettings = z.infer<typeof brandSettingsSchema>;
