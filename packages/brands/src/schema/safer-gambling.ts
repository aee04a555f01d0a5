import * as z from "zod/mini";
import { linkSchema } from "./parts.ts";

const line = z.string().check(z.minLength(1), z.maxLength(120));

/** An address, or null where there is none to show. */
const pageSchema = z.nullable(linkSchema);

/** The same, or `host` for the page that every host has and the app asks it for. */
const hostPageSchema = z.nullable(z.union([z.literal("host"), linkSchema]));

const SHORTEST_CHECK = 5;
const LONGEST_CHECK = 240;

/** What a brand's market has its bettors told: at the end of every page, and while they play. */
export const saferGamblingSchema = z.strictObject({
  /** After so many minutes of play a punter is asked to look at the session; null where the market asks for no such thing. */
  realityCheckMinutes: z.nullable(z.int().check(z.gte(SHORTEST_CHECK), z.lte(LONGEST_CHECK))),
  licence: z.strictObject({ authority: line, number: line }),
  /** Who runs the brand, as in the register. */
  company: line,
  links: z.strictObject({
    saferGambling: hostPageSchema,
    selfExclusion: hostPageSchema,
    helpLine: hostPageSchema,
    bettingRules: pageSchema,
    terms: pageSchema,
    privacy: pageSchema,
    cookies: pageSchema,
    complaints: pageSchema,
  }),
});
export type SaferGamblingSettings = z.infer<typeof saferGamblingSchema>;
export type LegalLink = keyof SaferGamblingSettings["links"];
