import { type Kysely, sql } from "kysely";
import { workAsOwner } from "./owner-work.ts";
import { inOneGo, monthAfter, type Partition, readPartitions } from "./partitions.ts";

/** How many months beside the current one are kept; 0 keeps all. Entries are kept for ever: a balance is their sum. */
export interface Retention {
  readonly messages: number;
  readonly course: number;
  readonly results: number;
}

interface Forgettable {
  readonly months: keyof Retention;
  /** Condition under which nothing of a partition may be forgotten. */
  readonly isNeeded: (partition: string) => string;
  /** Run before: keeps what is still needed elsewhere. */
  readonly keep?: (partition: string) => string;
}

/** The answer to a placement is also in its bets. Of other requests, a repeated one is answered by its message. */
const IS_ANSWER = "req_uuid is not null and message ->> 'kind' <> 'placementResult'";
const ANSWERS = "outbox_answers";
const MONTH_OF_ANSWERS = "1970-01-01";

const FORGETTABLE: Readonly<Record<string, Forgettable>> = {
  outbox: {
    months: "messages",
    // An answer may have been sent after those that were sent before were kept.
    isNeeded: (partition) => `exists (select from ${partition} where sent_at is null or (${IS_ANSWER}))`,
    keep: (partition) => `with kept as (delete from ${partition} where sent_at is not null and ${IS_ANSWER} returning *)
      insert into outbox (tenant, punter, seq, req_uuid, at, message, sent_at, month)
      select tenant, punter, seq, req_uuid, at, message, sent_at, '${MONTH_OF_ANSWERS}' from kept`,
  },
  event_course: { months: "course", isNeeded: () => "false" },
  event_results: {
    months: "results",
    isNeeded: (partition) => `exists (select from ${partition} e join bet_legs l on l.event = e.event
      join bets b on b.tenant = l.tenant and b.id = l.bet where b.phase = 'PLACED')`,
  },
};

/** Returns whether it was dropped. */
const forget = async (db: Kysely<unknown>, { table, name }: Partition): Promise<boolean> => {
  const { isNeeded, keep } = FORGETTABLE[table] as Forgettable;
  if (keep) await inOneGo(db, (transaction) => sql.raw(keep(name)).execute(transaction));
  return inOneGo(db, async (transaction) => {
    const needed = sql.raw<{ needed: boolean }>(`select ${isNeeded(name)} as needed`);
    if ((await needed.execute(transaction)).rows[0]?.needed) return false;
    await sql.raw(`alter table ${table} detach partition ${name}`).execute(transaction);
    await sql.raw(`drop table ${name}`).execute(transaction);
    return true;
  });
};

export interface Forgotten {
  readonly dropped: readonly string[];
  /** Partitions that are old enough, and have messages that were not sent, or results of events with open bets. */
  readonly needed: readonly string[];
}

/** Drops the partitions of months that are no longer kept. `url` is the owner's. */
export const forgetMonths = (url: string, retention: Retention, now = new Date()): Promise<Forgotten> =>
  workAsOwner(url, async (db) => {
    const isOld = ({ table, name, until }: Partition): boolean => {
      const months = FORGETTABLE[table] ? retention[(FORGETTABLE[table] as Forgettable).months] : 0;
      return months > 0 && name !== ANSWERS && until !== null && until <= monthAfter(now, -months);
    };
    const dropped: string[] = [];
    const needed: string[] = [];
    for (const partition of (await readPartitions(db)).filter(isOld))
      ((await forget(db, partition)) ? dropped : needed).push(partition.name);
    if (retention.results > 0)
      await inOneGo(db, (transaction) =>
        sql`delete from rejected_results where at < ${`${monthAfter(now, -retention.results)}T00:00Z`}`.execute(
          transaction,
        ),
      );
    return { dropped, needed };
  });
