import { ODDS_FORMATS } from "@touchline/betting";
import { OFFER_VIEWS } from "@touchline/protocol";
import * as z from "zod/mini";
import {
  BET_BUILDER_SPORTS,
  DESKTOP_OFFER_VIEWS,
  MOBILE_OFFER_VIEWS,
  ODDS_FAMILIES,
  SIDEBAR_TABS,
  THEMES,
} from "../allowed.ts";
import { mainNavigationSchema } from "./navigation.ts";
import { availableSchema, choiceSchema, linkSchema, uniqueList } from "./parts.ts";
import { saferGamblingSchema } from "./safer-gambling.ts";

/** A path segment that needs no escaping. */
const pathWord = z.string().check(z.regex(/^[a-z0-9-]+$/, "small letters, digits and hyphens"));

const pathWordsSchema = z.strictObject({ homepage: pathWord, sports: pathWord, live: pathWord }).check(
  z.refine((words) => new Set(Object.values(words)).size === OFFER_VIEWS.length, {
    message: "two views have the same word",
    params: { remedy: "give homepage, sports and live a word each" },
  }),
);

const headerSchema = z.strictObject({
  enabled: z.boolean(),
  logo: z.boolean(),
  /** Null: the host has its own way to deposit. */
  depositUrl: z.nullable(linkSchema),
});

const TOKENS = /DD|MM|YYYY|YY|dddd|ddd|HH|mm|ss/g;
const dateFormat = z.string().check(
  z.minLength(1),
  z.refine((format) => !/[A-Za-z]/.test(format.replace(TOKENS, "")), {
    message: "has letters that stand for nothing",
    params: { remedy: "use DD, MM, YY, YYYY, ddd, dddd, HH, mm, ss and what stands between them" },
  }),
);
const dateFormatsSchema = z.strictObject({
  event: dateFormat,
  eventToday: dateFormat,
  dayHeader: dateFormat,
  betList: dateFormat,
});
export type DateFormats = z.infer<typeof dateFormatsSchema>;

const nameTypes = z.array(z.int().check(z.positive()));
const supplementalSchema = z.strictObject({
  list: nameTypes,
  /** Views that request other names than `list`, by screen. */
  mobile: z.partialRecord(z.enum(MOBILE_OFFER_VIEWS), nameTypes),
  desktop: z.partialRecord(z.enum(DESKTOP_OFFER_VIEWS), nameTypes),
});

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** Pages that a server draws, which search engines read. */
const searchEnginesSchema = z.strictObject({
  /** Whether search engines may show the brand's pages. */
  indexed: z.boolean(),
  /** The zone of the times in a page, until the device writes them in its own. */
  timeZone: z
    .string()
    .check(z.refine(isTimeZone, { message: "no time zone", params: { remedy: "write it as in Europe/Helsinki" } })),
});

export const generalSettingsSchema = z.strictObject({
  header: headerSchema,
  sidebarTabs: uniqueList(z.enum(SIDEBAR_TABS)).check(z.minLength(1)),
  baseRouteRedirect: z.enum(["homepage", "sports"]),
  pathWords: pathWordsSchema,
  desktopNavigationViews: uniqueList(z.enum(OFFER_VIEWS)),
  search: z.strictObject({ mobile: z.enum(["widget"]), desktop: z.enum(["activator", "input"]) }),
  mainNavigation: mainNavigationSchema,
  gameLandingSetup: z.strictObject({
    sports: z.strictObject({ type: z.enum(["promo", "sport"]), time: z.enum(["all", "today"]) }),
    live: z.strictObject({ type: z.enum(["sport"]) }),
  }),
  oddsFormat: availableSchema(ODDS_FORMATS),
  betBuilder: z.strictObject({ enabled: z.boolean(), sports: uniqueList(z.enum(BET_BUILDER_SPORTS)) }),
  theme: choiceSchema(THEMES),
  offerView: z.strictObject({
    mobile: choiceSchema(MOBILE_OFFER_VIEWS),
    desktop: choiceSchema(DESKTOP_OFFER_VIEWS),
  }),
  supplemental: supplementalSchema,
  dateTime: z.record(z.enum(ODDS_FAMILIES), dateFormatsSchema),
  miscellaneous: z.strictObject({
    sendScrollPosition: z.boolean(),
    displayHorizontalNavigationInDesktopView: z.boolean(),
    playerPropsInEventview: z.boolean(),
  }),
  searchEngines: searchEnginesSchema,
  /** The label of the legal betting age in the brand's market. */
  ageMark: z.string().check(z.regex(/^\d{2}\+$/, "an age such as 18+")),
  saferGambling: saferGamblingSchema,
});
export type GeneralSettings = z.infer<typeof generalSettingsSchema>;
