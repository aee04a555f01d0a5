import { ODDS_CHANGES, TICKET_TYPES } from "@touchline/protocol";
import * as z from "zod/mini";
import { PACK_IDS } from "./pack-ids.ts";

const sentence = z.string().check(z.minLength(10), z.maxLength(400));
const address = z.string().check(z.regex(/^https?:\/\/\S+$/, "an address"));
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, "a day such as 2026-06-30"));
const amount = z.string().check(z.regex(/^\d+(\.\d{1,3})?$/, "a decimal text"));

/** Who makes sure that a rule is kept. */
export const KEEPERS = ["app", "server", "publication", "host", "operator"] as const;

const common = {
  /** Such as `de.time-out`: it begins with the pack's id. */
  id: z.string().check(z.regex(/^[a-z]+(\.[a-z0-9-]+)+$/)),
  /** What is required, in one sentence. */
  requires: sentence,
  keptBy: z.array(z.enum(KEEPERS)).check(z.minLength(1)),
  source: z.nullable(z.strictObject({ name: sentence, url: address })),
  /** Whether the source says all of it. */
  verified: z.boolean(),
  /** What could not be verified. */
  doubt: z.optional(sentence),
};

const rule = <Kind extends string, Shape extends Record<string, z.core.$ZodType>>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...common, ...shape });

const SESSION_FACTS = ["clock", "session", "net"] as const;
const PERIODS = ["day", "week", "month"] as const;

/** A mark or link that every screen shows. `page` is a page of the host's, for rules that are about the punter's own account. */
const markSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  /** A proper name, the same in every language. */
  name: z.string().check(z.minLength(2), z.maxLength(40)),
  /** What a screen reader adds to the name. */
  about: z.enum(["selfExclusion", "limits", "selfTest", "help", "authority"]),
  to: z.union([z.strictObject({ url: address }), z.strictObject({ page: z.enum(["limits", "self-exclusion"]) })]),
});

export const ruleSchema = z.discriminatedUnion("kind", [
  rule("odds-changes", { choices: z.array(z.enum(ODDS_CHANGES)).check(z.minLength(1)) }),
  /** `mostMinutes`: no longer interval is allowed; null where only that there is one. */
  rule("reality-check", { mostMinutes: z.nullable(z.int().check(z.gte(5))) }),
  /** The sums of the last days, to be acknowledged at each sign-in before anything is bet. */
  rule("statement", { days: z.int().check(z.gte(1)) }),
  rule("session-strip", { facts: z.array(z.enum(SESSION_FACTS)).check(z.minLength(1)) }),
  rule("limits", {
    of: z.enum(["deposit", "loss"]),
    periods: z.array(z.enum(PERIODS)).check(z.minLength(1)),
    /** Nobody plays without one. */
    mandatory: z.boolean(),
    /** A higher limit holds so many hours later; null where no source says it. */
    raisedAfterHours: z.nullable(z.int()),
    most: z.optional(z.strictObject({ amount, currency: z.string(), period: z.enum(PERIODS) })),
  }),
  rule("time-out", { hours: z.int().check(z.gte(1)), oneTap: z.boolean() }),
  rule("marks", { marks: z.array(markSchema).check(z.minLength(1)) }),
  rule("age", { mark: z.string().check(z.regex(/^\d{2}\+$/)) }),
  /** Largest stake of a bet, by currency. */
  rule("stake-ceiling", { most: z.record(z.string(), amount) }),
  rule("bet-types", { types: z.array(z.enum(TICKET_TYPES)).check(z.minLength(1)) }),
  /** Ids of the kinds of market that may be bet on in play. Empty: none; null: the offer is the operator's to choose. */
  rule("live-betting", { markets: z.nullable(z.array(z.int())) }),
  rule("cash-out", { offered: z.boolean() }),
  rule("promotions", { autoplay: z.boolean() }),
  rule("retention", { years: z.int().check(z.gte(1)) }),
  rule("wording", { duty: z.enum(["licence", "delay", "no-chasing", "self-exclusion"]) }),
  /** What must be said is said in this language at least. */
  rule("language", { language: z.string() }),
]);
export type Rule = z.infer<typeof ruleSchema>;
export type Mark = z.infer<typeof markSchema>;
export type SessionFact = (typeof SESSION_FACTS)[number];
export type Keeper = (typeof KEEPERS)[number];

const isSourced = ({ verified, source, doubt }: Rule): boolean => (verified ? source !== null && !doubt : !!doubt);

export const packSchema = z
  .strictObject({
    id: z.enum(PACK_IDS),
    version: z.int().check(z.gte(1)),
    /** From the beginning of this day, UTC. */
    effectiveFrom: day,
    rules: z.array(ruleSchema),
    /** What is not in the pack because no public source for it was found. */
    open: z.array(sentence),
  })
  .check(
    z.refine(
      ({ id, rules }) => rules.every((one) => one.id.startsWith(`${id}.`)),
      "the id of a rule begins with that of its pack",
    ),
    z.refine(({ rules }) => new Set(rules.map(({ id }) => id)).size === rules.length, "two rules have the same id"),
    z.refine(({ rules }) => rules.every(isSourced), "a rule is verified by its source, or says what is in doubt"),
  );
export type Pack = z.infer<typeof packSchema>;

/** All versions of a pack, the newest first. */
export type PackVersions = readonly Pack[];
