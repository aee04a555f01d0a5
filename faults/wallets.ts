import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { audit } from "@touchline/db/audit";
import { startDatabase } from "@touchline/db/testing";
import type { OfferEvent } from "@touchline/protocol";
import { startWallet } from "../apps/host-demo/src/wallet/start-wallet.ts";
import { partialResult, type Said, twoMarkets } from "../services/bets/src/test-support/market-results.ts";
import { requestOf, selectionOf } from "../services/bets/src/test-support/requests.ts";
import { liveEvent } from "../services/bets/src/test-support/sample-offer.ts";
import { type Node, type Scene, startScene, TENANT } from "../services/bets/src/test-support/scene.ts";
import type { Mode } from "./mode.ts";
import { createRandom, type Random } from "./random.ts";
import { type BookedBet, compareWallets } from "./wallet-books.ts";

/** Schedules that run at the same time, on the same two nodes. */
const AT_ONCE = 20;
/** The audit looks at everything, so it takes longer the more there is. */
const AUDIT_EVERY = 200;
const STEPS = 8;
const SETTLED_WITHIN_MS = 20_000;
const KEYS = { platform: "key-of-the-platform-in-faults-00", own: "key-of-the-wallet-in-faults-0000" };
const PUNTER_HAS = "100.00";
/** Longer than a stake that nobody knows of is waited for, and than the next try of a call that failed several times. */
const ENDED_WITHIN_MS = 90_000;
/** About a quarter of all calls goes wrong. */
const SHARES = { slow: 0.04, error: 0.05, lost: 0.05, doneError: 0.04, twice: 0.03, late: 0.03, insufficient: 0.02 };
const WALLET_TIMEOUT_MS = 600;

interface Life {
  readonly scene: Scene;
  readonly random: Random;
  readonly punter: string;
  readonly events: readonly OfferEvent[];
  readonly versions: number[];
  readonly bets: string[];
}

const until = async (holds: () => Promise<boolean>, within: number): Promise<boolean> => {
  for (const end = Date.now() + within; Date.now() < end; await sleep(50)) if (await holds()) return true;
  return false;
};

/** Whatever is answered: nodes die meanwhile. */
const tried = (work: Promise<unknown>): Promise<unknown> => work.catch(() => null);

const place = async ({ scene, random, punter, events, bets }: Life): Promise<void> => {
  const chosen = events.filter(() => random.chance(0.5));
  const legs = chosen.length > 0 ? chosen : events.slice(0, 1);
  const selections = legs.map((event) => selectionOf(event, 0, { odds: 200 }));
  const request = requestOf(selections, `${random.whole(1, 12)}.${random.whole(10, 99)}`);
  // The bettor asks again until the request is decided.
  await until(async () => {
    const answer = (await tried(scene.place(punter, request))) as Awaited<ReturnType<Scene["place"]>> | null;
    if (!answer || "problem" in answer || answer.placement.state !== "DECIDED") return false;
    const [bet] = answer.placement.result.bets;
    if (bet?.status === "PLACED") bets.push(bet.id);
    return true;
  }, ENDED_WITHIN_MS);
};

const ENDS = ["WON", "LOST", "VOID", "HALF_WON", null] as const;

const settle = async ({ scene, random, events, versions }: Life): Promise<void> => {
  const index = random.whole(0, events.length - 1);
  const version = (versions[index] ?? 100) + 1;
  versions[index] = version;
  const said: Said = { version, first: random.pick(ENDS) };
  await scene.publishResult(partialResult(events[index] as OfferEvent, version, [said]));
};

const onBet =
  (name: "cashOut" | "cancel", part: string | null) =>
  async (life: Life): Promise<void> => {
    const { scene, random, punter, bets } = life;
    if (bets.length === 0) return;
    const bet = random.pick(bets);
    const values = (await tried(scene.command("values", punter, { bets: [bet] }))) as {
      readonly answer?: { readonly values: readonly { readonly betProfileId: string; readonly cashout: object }[] };
    } | null;
    const value = values?.answer?.values[0] as
      | { betProfileId: string; cashout: { allowed: boolean; winnings: { total: string } } }
      | undefined;
    const reqUuid = randomUUID();
    if (name === "cancel") await tried(scene.command("cancel", punter, { reqUuid, betId: bet }));
    else if (value?.cashout.allowed)
      await tried(
        scene.command("cashOut", punter, {
          ...{ reqUuid, betProfileId: value.betProfileId, source: "last_tickets" as const },
          cashout: { winnings: { total: part === null ? value.cashout.winnings.total : "0.10" }, part },
        }),
      );
  };

const DEEDS: readonly ((life: Life) => Promise<void>)[] = [
  place,
  place,
  settle,
  settle,
  onBet("cashOut", null),
  onBet("cashOut", "1.00"),
  onBet("cancel", null),
];

const bookedBets = (scene: Scene): Promise<BookedBet[]> =>
  scene.read<BookedBet>(`
    with refs as (
      select id as bet, id as ref from bets union all select bet, id from cashouts union all select bet, id from bet_corrections),
    booked as (
      select r.bet, sum(e.amount) as sum from refs r join entries e on e.ref = r.ref
      where e.account = 'wallet' and e.kind <> 'transfer' group by r.bet),
    claimed as (select bet, sum(asked) as sum from wallet_calls where state = 'CLAIM' group by bet)
    select b.id as bet, b.punter, coalesce(k.sum, 0)::text as booked, coalesce(c.sum, 0)::text as claimed
    from bets b left join booked k on k.bet = b.id left join claimed c on c.bet = b.id`);

/**
 * PEER-18: lives of bets whose money is in a wallet of the operator, with a database of its own, while calls go wrong on either side and
 * nodes die. In the end both sides have the same to the cent, bet by bet.
 */
export const wallets: Mode = async ({ wallets: given, seed, minutes = "10000" }) => {
  const schedules = Number(given);
  const findings: string[] = [];
  const postgres = await startDatabase();
  const databaseUrl = postgres.ownerUrl.replace(/\w+$/, "operator_wallet");
  const wallet = await startWallet({
    databaseUrl,
    keys: { [TENANT]: KEYS },
    faults: { seed, slowMs: 300, lateMs: 1_500 },
  });
  const funds = wallet.fundsOf(TENANT);
  const scene = await startScene([], async () => ({ ...postgres, remove: async () => undefined }));
  const access = { url: wallet.url, key: KEYS.platform, walletKey: KEYS.own };
  const startNode = (): Promise<Node> =>
    scene.startNode({
      ...{ wallets: new Map([[TENANT, access]]), walletTimeoutMs: WALLET_TIMEOUT_MS },
      ...{ liveDelayMs: 300, tenants: [TENANT] },
    });
  const nodes = [await startNode(), await startNode()];
  const end = Date.now() + Number(minutes) * 60_000;
  let [done, kills, eventId] = [0, 0, 0];
  try {
    while (done < schedules && Date.now() < end && findings.length === 0) {
      const count = Math.min(AT_ONCE, schedules - done);
      const lives = await Promise.all(
        Array.from({ length: count }, async (_, index): Promise<Life> => {
          const number = done + index;
          const punter = `schedule-${seed}-${number}`;
          await funds.deposit(punter, "EUR", PUNTER_HAS, randomUUID());
          eventId += 2;
          const events = [twoMarkets(eventId), liveEvent(eventId + 1, { markets: twoMarkets(1).markets })];
          for (const event of events) await scene.publish(event);
          return {
            scene,
            random: createRandom(Number(seed) * 1_000_003 + number),
            punter,
            events,
            versions: [],
            bets: [],
          };
        }),
      );
      wallet.faults.set({ seed: `${seed}.${done}`, shares: SHARES });
      const living = lives.map(async (life) => {
        await place(life);
        for (let step = 1; step < STEPS; step += 1) await life.random.pick(DEEDS)(life);
      });
      const dying = createRandom(Number(seed) * 7_919 + done);
      await sleep(dying.whole(200, 1_700));
      await nodes.shift()?.kill();
      kills += 1;
      // Now and then the wallet is away altogether.
      if (dying.chance(0.3)) {
        wallet.faults.set({ down: dying.chance(0.5) ? "503" : "cut" });
        await sleep(dying.whole(0, 1_500));
        wallet.faults.set({ down: null });
      }
      nodes.push(await startNode());
      await Promise.all(living);
      wallet.faults.set({ shares: {} });
      const left = (): Promise<{ count: number }[]> =>
        scene.read(`select count(*)::int as count from (
          select id from wallet_calls where state = 'PENDING' union all select id from bets where phase = 'PREPARED'
          union all select message_of.req_uuid from outbox message_of where sent_at is null) open`);
      await wallet.faults.settled();
      const isQuiet = await until(async () => (await left())[0]?.count === 0, ENDED_WITHIN_MS);
      // A result may still be on its way to a bet that was accepted just after it.
      await until(
        async () => (await compareWallets(databaseUrl, await bookedBets(scene))).length === 0,
        SETTLED_WITHIN_MS,
      );
      if (!isQuiet) findings.push(`R4 ${JSON.stringify(await left())} calls, bets or messages are still open`);
      done += count;
      if (done % AUDIT_EVERY === 0 || done >= schedules) findings.push(...(await audit(scene.postgres.ownerUrl)));
      findings.push(...(await compareWallets(databaseUrl, await bookedBets(scene))));
      if (done % 100 === 0) console.log(`${done} schedules, ${kills} kills, ${findings.length} violations`);
    }
    const [{ bets = 0, claims = 0, rejected = 0 } = {}] = await scene.read<{
      bets: number;
      claims: number;
      rejected: number;
    }>(
      `select (select count(*)::int from bets) as bets, (select count(*)::int from wallet_calls where state in ('CLAIM', 'MERGED')) as claims,
        (select count(*)::int from bets where phase = 'REJECTED') as rejected`,
    );
    console.log(
      `${bets} bets, ${rejected} of them rejected, ${claims} claims; faults: ${JSON.stringify(wallet.faults.counts())}`,
    );
    return { done, what: `schedules on the wallet of an operator, ${kills} nodes killed`, findings };
  } finally {
    await scene.remove();
    await wallet.close();
    await postgres.remove();
  }
};
