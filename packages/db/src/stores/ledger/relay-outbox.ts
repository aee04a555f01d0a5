import type { PunterMessage } from "@touchline/protocol";
import type { Ledger } from "./open-ledger.ts";
import { inLedger, type Statement } from "./transaction.ts";

export interface Unsent {
  readonly punter: string;
  readonly seq: string;
  readonly message: PunterMessage;
}

/** One relay of a tenant at a time, on whatever node: two would send one punter's messages past each other. */
const ALONE: Statement = {
  name: "relay-alone",
  text: "select pg_advisory_xact_lock(hashtextextended('outbox ' || $1, 0))",
};

/** By what was not sent, never by what comes after the last: a transaction that took its number early may commit late. */
const UNSENT: Statement = {
  name: "unsent",
  text: `select punter, seq, message from outbox where tenant = $1 and sent_at is null and at >= $3
    order by punter, seq limit $2`,
};

const SENT: Statement = {
  name: "sent",
  text: `update outbox set sent_at = now() from unnest($2::text[], $3::bigint[]) as given(punter, seq)
    where outbox.tenant = $1 and outbox.punter = given.punter and outbox.seq = given.seq`,
};

const MOST = 500;
const EVER = new Date(0);

/** Where a relay that was told to make the mistake has got to. */
const reached = new WeakMap<Ledger, Date>();

/** Sends a punter's messages in order, up to the first that is not taken. */
const sendInOrder = async (rows: readonly Unsent[], send: (unsent: Unsent) => Promise<boolean>): Promise<Unsent[]> => {
  const sent: Unsent[] = [];
  for (const row of rows) {
    if (!(await send(row))) break;
    sent.push(row);
  }
  return sent;
};

/**
 * Sends what was not sent yet, each punter's in order. `send` answers whether the bus has it for good. What is sent and not marked
 * before a crash is sent again: it carries its number, by which everybody can tell. Answers how many were sent, and whether there may be more.
 */
export const relayOutbox = (
  ledger: Ledger,
  tenant: string,
  send: (unsent: Unsent) => Promise<boolean>,
): Promise<{ readonly sent: number; readonly more: boolean }> =>
  inLedger(ledger, tenant, async ({ run, bug }) => {
    await run(ALONE);
    const from = bug === "outbox-skips-late-commit" ? (reached.get(ledger) ?? EVER) : EVER;
    const rows = await run<Unsent>(UNSENT, MOST, from);
    if (rows.length === 0) return { sent: 0, more: false };
    const byPunter = Map.groupBy(rows, ({ punter }) => punter);
    const sent = (await Promise.all([...byPunter.values()].map((each) => sendInOrder(each, send)))).flat();
    if (sent.length > 0)
      await run(
        SENT,
        sent.map(({ punter }) => punter),
        sent.map(({ seq }) => seq),
      );
    reached.set(ledger, new Date(Math.max(...sent.map(({ message }) => message.at), 0)));
    return { sent: sent.length, more: rows.length === MOST && sent.length > 0 };
  });
