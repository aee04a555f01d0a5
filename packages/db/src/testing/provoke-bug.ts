/**
 * `node --import plant-bug.ts provoke-bug.ts BUG`: does what reveals a planted bug, on the ledger at `DATABASE_URL`. Without the import the
 * same is done by the ledger as it is.
 */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type BetTarget, changeBets } from "../stores/ledger/change-bets.ts";
import { decideBets } from "../stores/ledger/decide-bets.ts";
import { depositMoney } from "../stores/ledger/deposit-money.ts";
import { preparedOf } from "../stores/ledger/new-order.ts";
import { openLedger } from "../stores/ledger/open-ledger.ts";
import { placeBets, placeFreeBets } from "../stores/ledger/place-bets.ts";
import { relayOutbox } from "../stores/ledger/relay-outbox.ts";
import type { StoredBet } from "../stores/ledger/stored-bet.ts";
import { betOf, depositOf, judgeAll, orderOf } from "./ledger-samples.ts";
import type { PlantedBug } from "./planted-bugs.ts";

const TENANT = "touchline";
const PUNTER = "ana";

const { DATABASE_URL = "", OWNER_URL = "" } = process.env;
const ledger = openLedger(DATABASE_URL, { onError: () => undefined });
const owner = new pg.Pool({ connectionString: OWNER_URL });

const countOf = async (query: string): Promise<number> => (await owner.query(query)).rowCount ?? 0;

/** Runs the work twice at once, with the wallets locked until both have reached the lock or have given up on it. */
const raceForWallet = async (work: () => Promise<unknown>): Promise<void> => {
  const holder = await owner.connect();
  await holder.query("begin; select from wallets for update");
  let ended = 0;
  const run = async (): Promise<void> => {
    await work();
    ended += 1;
  };
  const both = Promise.all([run(), run()]);
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await countOf(waiting)) + ended < 2) await sleep(20);
  await holder.query("commit");
  holder.release();
  await both;
};

const WON = { resolution: "WON", cashback: false, refundReason: null, payout: 200n, tax: 0n, bonus: 0n } as const;

/** Places a bet, pays it and opens it again. */
const openAgain = async (): Promise<BetTarget> => {
  const order = orderOf(PUNTER, [100n]);
  await placeBets(ledger, TENANT, [order], judgeAll("PLACED"));
  const target = { id: order.bets[0]?.id as string, punter: PUNTER };
  await changeBets(ledger, TENANT, [target], () => ({ settled: WON }));
  await changeBets(ledger, TENANT, [target], () => ({ reopened: true }));
  return target;
};

/** Bugs of the ledger. Those of the services are provoked by `faults`. */
const PROVOKE: Readonly<Record<Exclude<PlantedBug, "older-result-wins">, () => Promise<unknown>>> = {
  "opened-again-paid-twice": async () => {
    await changeBets(ledger, TENANT, [await openAgain()], () => ({ settled: WON }));
  },
  "opened-again-not-counted": openAgain,
  "no-unique-key": async () => {
    const order = orderOf(PUNTER, [100n]);
    await placeBets(ledger, TENANT, [order], judgeAll("wait"));
    await placeBets(ledger, TENANT, [{ ...order, bets: [betOf(100n)] }], judgeAll("wait"));
  },
  "answer-before-commit": async () => {
    await depositMoney(ledger, TENANT, [depositOf("new", 100n)]);
    if ((await countOf("select from requests where punter = 'new'")) === 0) throw new Error("answered, not committed");
  },
  "no-transaction": async () => {
    const fail = () => {
      throw new Error("not judged");
    };
    await placeBets(ledger, TENANT, [orderOf(PUNTER, [100n])], { ...judgeAll("PLACED"), judge: fail }).catch(
      () => null,
    );
  },
  "marked-before-sent": async () => {
    await depositMoney(ledger, TENANT, [depositOf("new", 100n)]);
    await relayOutbox(ledger, TENANT, async () => false);
    if ((await countOf("select from outbox where punter = 'new' and sent_at is null")) === 0)
      throw new Error("marked, not sent");
  },
  "no-wallet-lock": () =>
    raceForWallet(() => placeFreeBets(ledger, TENANT, [orderOf(PUNTER, [100n])], judgeAll("wait"))),
  "refund-without-guard": async () => {
    const order = orderOf(PUNTER, [100n]);
    await placeBets(ledger, TENANT, [order], judgeAll("wait"));
    await decideBets(ledger, TENANT, [preparedOf(order)], judgeAll("REJECTED"));
    await decideBets(ledger, TENANT, [preparedOf(order)], judgeAll("REJECTED"));
  },
  "outbox-skips-late-commit": async () => {
    const send = async () => true;
    const now = Date.now();
    await depositMoney(ledger, TENANT, [depositOf("quick", 100n, { at: now })]);
    await relayOutbox(ledger, TENANT, send);
    // A message with an older time that is committed after later ones were relayed.
    await depositMoney(ledger, TENANT, [depositOf("late", 100n, { at: now - 15_000 })]);
    await relayOutbox(ledger, TENANT, send);
  },
  "end-without-guard": async () => {
    const order = orderOf(PUNTER, [100n]);
    await placeBets(ledger, TENANT, [order], judgeAll("PLACED"));
    const target = { id: order.bets[0]?.id as string, punter: PUNTER };
    const cancel = ({ phase }: StoredBet) => (phase === "PLACED" ? ({ cancelled: true } as const) : null);
    await raceForWallet(() => changeBets(ledger, TENANT, [target], cancel));
  },
};

try {
  await PROVOKE[process.argv[2] as keyof typeof PROVOKE]();
} finally {
  await ledger.close();
  await owner.end();
}
