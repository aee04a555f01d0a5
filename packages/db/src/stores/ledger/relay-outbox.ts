import type { PunterMessage } from "@touchline/protocol";
import { earliestMonth, latestMonth } from "./month.ts";
import type { Ledger } from "./open-ledger.ts";
import { runInLedger, type Statement } from "./transaction.ts";

export interface Unsent {
  readonly punter: string;
  readonly seq: string;
  /** The partition that it is in. */
  readonly month: string;
  readonly message: PunterMessage;
}

/** Selects by `sent_at is null`, not by number: a transaction may take its number early and commit late. */
const UNSENT: Statement = {
  name: "unsent",
  text: `select punter, seq, month::text, message from outbox
    where tenant = $1 and sent_at is null and month between $3 and $4 order by punter, seq limit $2`,
};

/**
 * Each row is looked up by its key, with a limit that keeps the planner from joining otherwise: of the partition of a new month it has no
 * statistics, and would compare each given row with each row of the month.
 */
const SENT: Statement = {
  name: "sent",
  text: `update outbox set sent_at = now() from (
      select stored.part, stored.place from unnest($2::text[], $3::bigint[], $4::date[]) as given(punter, seq, month)
      cross join lateral (select o.tableoid as part, o.ctid as place from outbox o
        where o.tenant = $1 and o.punter = given.punter and o.seq = given.seq and o.month = given.month
          and o.month between $5 and $6 limit 1) stored) as found
    where outbox.tenant = $1 and outbox.tableoid = found.part and outbox.ctid = found.place
      and outbox.month between $5 and $6`,
};

/** The parameters of `SENT`. The first and the last month leave out all other partitions when it is planned. */
const sentOf = (rows: readonly Unsent[]): readonly (string | string[] | undefined)[] => {
  const months = rows.map(({ month }) => month);
  const sorted = months.toSorted();
  return [rows.map(({ punter }) => punter), rows.map(({ seq }) => seq), months, sorted[0], sorted.at(-1)];
};

const MAX_BATCH = 500;
const EVER = new Date(0);

/** Sends a punter's messages in order, up to the first failure. */
const sendInOrder = async (rows: readonly Unsent[], send: (unsent: Unsent) => Promise<boolean>): Promise<Unsent[]> => {
  const sent: Unsent[] = [];
  for (const row of rows) {
    if (!(await send(row))) break;
    sent.push(row);
  }
  return sent;
};

interface Relayed {
  readonly sent: number;
  /** There may be more to send at once. */
  readonly more: boolean;
  /** Another relay sends this tenant's messages now. */
  readonly busy: boolean;
  /** Since when there may be unsent messages. */
  readonly since: Date;
}

/**
 * Sends all unsent messages, each punter's in order. `send` resolves to whether the bus has stored the message. Nothing is locked and no
 * transaction is open meanwhile, because a bus may be slow. After a crash, messages that were sent but not marked are sent again, in the
 * same order; consumers recognise them by their number. Months before `since` are not looked at: it is what the last call returned.
 */
export const relayOutbox = async (
  ledger: Ledger,
  tenant: string,
  send: (unsent: Unsent) => Promise<boolean>,
  since = EVER,
): Promise<Relayed> => {
  const relay = async (): Promise<Relayed> => {
    const begun = new Date();
    const rows = await runInLedger<Unsent>(ledger, tenant, UNSENT, MAX_BATCH, earliestMonth(since), latestMonth());
    if (rows.length === 0) return { sent: 0, more: false, busy: false, since: begun };
    const byPunter = Map.groupBy(rows, ({ punter }) => punter);
    const sent = (await Promise.all([...byPunter.values()].map((each) => sendInOrder(each, send)))).flat();
    if (sent.length > 0) await runInLedger(ledger, tenant, SENT, ...sentOf(sent));
    const isFull = rows.length === MAX_BATCH;
    const isAll = !isFull && sent.length === rows.length;
    return { sent: sent.length, more: isFull && sent.length > 0, busy: false, since: isAll ? begun : since };
  };
  // Two relays at once would send every message twice.
  return (await ledger.exclusive(`outbox ${tenant}`, relay)) ?? { sent: 0, more: false, busy: true, since };
};
