import * as z from "zod/mini";
import { linkSchema } from "./parts.ts";

const line = z.string().check(z.minLength(1), z.maxLength(120));

/** An address, or null where there is no such page. */
const pageSchema = z.nullable(linkSchema);

/** The same, or `host` for the host's page, which the app requests from it. */
const hostPageSchema = z.nullable(z.union([z.literal("host"), linkSchema]));

const SHORTEST_CHECK = 5;
const LONGEST_CHECK = 240;

/** Legal information and reality check, as required by the brand's market. */
export const saferGamblingSchema = z.strictObject({
  /** Minutes of play between reality checks; null where the market does not require them. */
  realityCheckMinutes: z.nullable(z.int().check(z.gte(SHORTEST_CHECK), z.lte(LONGEST_CHECK))),
  licence: z.strictObject({ authority: line, number: line }),
  /** The registered company that runs the brand. */
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
