import * as z from "zod/mini";
import { AUDIENCES, EVENTS_WIDGET_TYPES, QUICK_LINKS } from "../allowed.ts";
import { bannerGroupSchema } from "./banner.ts";
import { linkSchema, localizedTextSchema, ruleSchema, timeSchema, uniqueList } from "./parts.ts";

const id = z.int().check(z.positive());

const quickLinkSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("other"), name: z.enum(QUICK_LINKS) }),
  z.strictObject({ type: z.literal("custom"), label: localizedTextSchema, icon: z.string(), url: linkSchema }),
  z.strictObject({ type: z.literal("sportSelect"), sportId: id }),
  z.strictObject({ type: z.literal("tournamentSelect"), tournamentId: id }),
]);

const eventsWidgetProps = z.strictObject({
  type: z.enum(EVENTS_WIDGET_TYPES),
  numberOfEvents: z.int().check(z.gte(4), z.lte(6)),
  numberOfSports: z.int().check(z.gte(3), z.lte(10)),
  refreshPeriod: z.int().check(z.gte(1_000)),
});

const block = <Type extends string, Props extends z.core.SomeType>(blockType: Type, props: Props) =>
  z.strictObject({
    blockType: z.literal(blockType),
    tag: z.string(),
    /** Start and end of visibility; null or missing is open. */
    dateFrom: z.optional(z.nullable(timeSchema)),
    dateTo: z.optional(z.nullable(timeSchema)),
    /** Empty or missing: everyone. */
    audience: z.optional(uniqueList(z.enum(AUDIENCES))),
    rules: z.optional(uniqueList(ruleSchema)),
    props,
  });

const homepageBlockSchema = z.discriminatedUnion("blockType", [
  block("banner", z.strictObject({ bannerGroup: bannerGroupSchema })),
  block("quick_links", z.strictObject({ links: z.array(quickLinkSchema).check(z.minLength(1)) })),
  block("recommended-betslips", z.strictObject({})),
  block("events-widget", eventsWidgetProps),
  block(
    "promoted-catalogs-carousel",
    z.strictObject({ catalogsTimeFilter: z.strictObject({ value: z.optional(z.nullable(z.enum(["ALL", "TODAY"]))) }) }),
  ),
  block("search", z.strictObject({})),
]);
export type HomepageBlock = z.infer<typeof homepageBlockSchema>;

export const homepageSchema = z.strictObject({ blocks: z.array(homepageBlockSchema) });
