import * as z from "zod/mini";

const share = z._default(z.number().check(z.minimum(0), z.maximum(1)), 0);

/** What goes wrong, until it is set otherwise. Shares are those of messages. */
export const faultsSchema = z.object({
  /** Producers of which nothing comes, not even an alive. */
  silent: z._default(z.array(z.int()), []),
  /** Producers whose alives say that they have lost us. */
  unsubscribed: z._default(z.array(z.int()), []),
  lost: share,
  duplicated: share,
  /** Overtaken by later messages. */
  reordered: share,
  malformed: share,
  /** Alives are lost as well: the line is bad, and the receiver has to notice. */
  withoutAlives: z._default(z.boolean(), false),
  /** Recoveries are accepted and never answered. */
  recoveryHangs: z._default(z.boolean(), false),
  /** Every call is answered with 500. */
  httpDown: z._default(z.boolean(), false),
  /** Milliseconds by which messages are late, as for a receiver that cannot keep up. */
  late: z._default(z.int(), 0),
  seed: z._default(z.int(), 1),
});
export type Faults = z.infer<typeof faultsSchema>;

export const NO_FAULTS: Faults = faultsSchema.parse({});
