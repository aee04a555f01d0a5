import type { PunterMessage } from "@touchline/protocol";
import type { Ledger } from "./open-ledger.ts";
import { inLedger, type Statement } from "./transaction.ts";

export interface Unsent {
  readonly punter: string;
  readonly seq: string;
  readonly message: PunterMessage;
}

/** Selects by `sent_at is null`, not by number: a transaction may take its number early and commit late. */
const UNSENT: Statement = {
  name: "unsent",
  text: "select punter, seq, message from outbox where tenant = $1 and sent_at is null order by punter, seq limit $2",
};

const SENT: Statement = {
  name: "sent",
  text: `update outbox set sent_at = now() from unnest($2::text[], $3::bigint[]) as given(punter, seq)
    where outbox.tenant = $1 and outbox.punter = given.punter and outbox.seq = given.seq`,
};

const MAX_BATCH = 500;

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
}

/**
 * Sends all unsent messages, each punter's in order. `send` resolves to whether the bus has stored the message. Nothing is locked and no
 * transaction is open meanwhile, because a bus may be slow. After a crash, messages that were sent but not marked are sent again, in the
 * same order; consumers recognise them by their number.
 */
export const relayOutbox = async (
  ledger: Ledger,
  tenant: string,
  send: (unsent: Unsent) => Promise<boolean>,
): Promise<Relayed> => {
  const relay = async (): Promise<Relayed> => {
    const rows = await inLedger(ledger, tenant, ({ run }) => run<Unsent>(UNSENT, MAX_BATCH));
    if (rows.length === 0) return { sent: 0, more: false, busy: false };
    const byPunter = Map.groupBy(rows, ({ punter }) => punter);
    const sent = (await Promise.all([...byPunter.values()].map((each) => sendInOrder(each, send)))).flat();
    if (sent.length > 0) {
      const [punters, numbers] = [sent.map(({ punter }) => punter), sent.map(({ seq }) => seq)];
      await inLedger(ledger, tenant, ({ run }) => run(SENT, punters, numbers));
    }
    return { sent: sent.length, more: rows.length === MAX_BATCH && sent.length > 0, busy: false };
  };
  // Two relays at once would send every message twice.
  return (await ledger.exclusive(`outbox ${tenant}`, relay)) ?? { sent: 0, more: false, busy: true };
};
