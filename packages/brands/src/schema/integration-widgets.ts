import * as z from "zod/mini";
import { THEMES, WIDGET_POSITIONS } from "../allowed.ts";

const httpsAddress = z.string().check(z.regex(/^https:\/\/\S+$/, "an address that begins with https://"));
const position = z.enum(WIDGET_POSITIONS);

export const integrationWidgetsSchema = z.strictObject({
  promotedOffer: z.boolean(),
  outrights: z.boolean(),
  /** Personal recommendations, made of what the bettor looks at, with the bettor's consent. */
  vaix: z.boolean(),
  recommendedBetslips: z.strictObject({ sports: position, live: position }),
  statistics: z.strictObject({ enabled: z.boolean(), accountId: z.nullable(z.string().check(z.minLength(1))) }),
  widgetLoader: z.strictObject({
    /** Null: no provider; the built-in tracker and statistics are shown, where they are enabled. */
    script: z.nullable(httpsAddress),
    liveMatchTracker: z.boolean(),
    betAssist: z.boolean(),
    /** The provider's names of our themes. */
    themes: z.record(z.enum(THEMES), z.string().check(z.minLength(1))),
  }),
  /** Of a property of Google Analytics; nothing is measured without consent. */
  analyticsId: z.nullable(z.string().check(z.minLength(1))),
});
