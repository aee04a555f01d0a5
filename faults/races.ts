import { setTimeout as sleep } from "node:timers/promises";
import { audit } from "@touchline/db/audit";
import { BETS_SUBJECTS, type CashoutAnswer } from "@touchline/protocol";
import pg from "pg";
import type { Mode } from "./mode.ts";
import { type MatchEnd, type OwnMatches, type Saying, startOwnMatches } from "./own-matches.ts";
import { BRANDS, type Platform, TENANTS, withPlatform } from "./platform.ts";
import { createRandom, type Random } from "./random.ts";

const PUNTERS = 100;
const MONEY = "9000000.00";
const PRICE = 200;
/** The price at which a bet's value meets its rule. */
const MET_PRICE = 180;
const TARGET = "10.00";
const OFFERED = "9.50";
const SETTLED_WITHIN_MS = 20_000;
/** About as long as it takes to place all bets of a round. */
const LINED_UP_MS = 1_000;
/** Contenders start within this time, so that it is random which is first. */
const SPREAD_MS = 120;

interface Racer {
  readonly tenant: string;
  readonly punter: string;
  readonly bet: string;
}

interface Asked {
  readonly racer: Racer;
  readonly reqUuid: string;
  readonly answer: CashoutAnswer | null;
}

const openPunters = async (platform: Platform, seed: number) => {
  const punters = Array.from({ length: PUNTERS }, (_, index) => ({
    tenant: TENANTS[index % TENANTS.length] as string,
    punter: `race-${seed}-${index}`,
  }));
  await Promise.all(punters.map(({ tenant, punter }) => platform.deposit(tenant, punter, MONEY, crypto.randomUUID())));
  return punters;
};

/** Places a bet of every punter on one match, each with a rule that waits for a better price. */
const line = async (
  matches: OwnMatches,
  eventId: number,
  punters: readonly { readonly tenant: string; readonly punter: string }[],
  random: Random,
): Promise<Racer[]> =>
  Promise.all(
    punters.map(async ({ tenant, punter }) => {
      const bet = await matches.placed([eventId], { tenant, punter, brand: BRANDS[tenant] as string });
      const rule = { id: random.uuid(), kind: "target", amount: TARGET, part: null, notifyOnly: false, from: null };
      const body = { ...rule, betProfileId: `${bet}.0` };
      await matches.ask(BETS_SUBJECTS.addRule, { tenant, punter, at: Date.now(), body });
      return { tenant, punter, bet };
    }),
  );

const cashOut = async (matches: OwnMatches, racer: Racer, random: Random): Promise<Asked> => {
  const reqUuid = random.uuid();
  const part = random.chance(0.25) ? "4.00" : null;
  const total = part === null ? OFFERED : "3.80";
  const body = {
    reqUuid,
    betProfileId: `${racer.bet}.0`,
    cashout: { winnings: { total }, part },
    source: "ticket_check",
  };
  const command = { tenant: racer.tenant, punter: racer.punter, at: Date.now(), body };
  const answer = (await matches.ask(BETS_SUBJECTS.cashOut, command)) as { answer?: CashoutAnswer };
  return { racer, reqUuid, answer: answer.answer ?? null };
};

const cancel = (matches: OwnMatches, { tenant, punter, bet }: Racer, random: Random): Promise<unknown> =>
  matches.ask(BETS_SUBJECTS.cancel, { tenant, punter, at: Date.now(), body: { reqUuid: random.uuid(), betId: bet } });

/** Settlements, rollbacks and cancellations of a period; some bets were placed in it, or all, or none. */
const sayings = (random: Random): Saying[] =>
  Array.from({ length: random.whole(1, 4) }, (): Saying => {
    const now = Date.now();
    const kind = random.pick(["settle", "roll back", "cancel"]);
    if (kind === "settle") return { said: random.pick<MatchEnd>(["won", "lost", "halfWon"]) };
    if (kind === "roll back") return { said: null };
    const cancelled = [{ from: random.pick([null, now - random.whole(0, LINED_UP_MS)]), to: random.pick([null, now]) }];
    return { said: "won", cancelled };
  });

/** The match ends; before that its market is decided; or the bets were paid, and the first thing that is said opens them again. */
const ROUNDS = ["ended", "opened again", "decided"] as const;
type Round = (typeof ROUNDS)[number];

const SAID_IN: Readonly<Record<Round, (random: Random) => Saying[]>> = {
  ended: () => [],
  "opened again": (random) => [{ said: null }, ...sayings(random)],
  decided: sayings,
};

/** Starts all contenders for all bets at once. Returns the answers to the bettors' cash-outs. */
const release = async (
  matches: OwnMatches,
  eventId: number,
  racers: readonly Racer[],
  random: Random,
  said: readonly Saying[],
): Promise<readonly Asked[]> => {
  const soon = (): Promise<void> => sleep(random.whole(0, SPREAD_MS));
  const end: MatchEnd = random.pick(["won", "lost", "void"]);
  const [asked] = await Promise.all([
    Promise.all(racers.map((racer) => soon().then(() => cashOut(matches, racer, random)))),
    soon().then(() => matches.price(eventId, MET_PRICE)),
    soon().then(() => matches.tell(eventId, [...said, { end }], random.chance(0.5) ? soon : null)),
    Promise.all(
      racers.filter(() => random.chance(0.3)).map((racer) => soon().then(() => cancel(matches, racer, random))),
    ),
  ]);
  return asked;
};

const openBets = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ open: string }>("select count(*) as open from bets where phase = 'PLACED'");
  return Number(rows[0]?.open);
};

const untilEnded = async (client: pg.Client): Promise<boolean> => {
  const until = Date.now() + SETTLED_WITHIN_MS;
  while ((await openBets(client)) > 0) {
    if (Date.now() > until) return false;
    await sleep(50);
  }
  return true;
};

/** Compares the answers to cash-outs with those in the ledger. */
const compare = async (client: pg.Client, asked: readonly Asked[]): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>("select id from cashouts where rule is null");
  const paid = new Set(rows.map(({ id }) => id));
  return asked.flatMap(({ racer, reqUuid, answer }) => {
    const told = answer?.state === "PAID";
    return told === paid.has(reqUuid) ? [] : [`R10 ${racer.bet} was told ${answer?.state}, paid ${paid.has(reqUuid)}`];
  });
};

interface RacesOutcome {
  readonly findings: readonly string[];
  /** Number of bets won by each contender. */
  readonly winners: Readonly<Record<string, number>>;
}

/** Manual cash-out, rule, settlement, rollback, void and cancellation, all at once on the same bets. */
const runRaces = async (platform: Platform, count: number, seed: number): Promise<RacesOutcome> => {
  const random = createRandom(seed);
  const ownerUrl = platform.stack.databaseUrl("postgres");
  const client = new pg.Client(ownerUrl);
  await client.connect();
  const matches = await startOwnMatches(platform.stack.natsUrl);
  const findings: string[] = [];
  const asked: Asked[] = [];
  try {
    const punters = await openPunters(platform, seed);
    for (let done = 0; done < count; done += PUNTERS) {
      const eventId = await matches.open(PRICE);
      const racers = await line(matches, eventId, punters.slice(0, Math.min(PUNTERS, count - done)), random);
      const kind = ROUNDS[(done / PUNTERS) % ROUNDS.length] as Round;
      if (kind === "opened again") {
        await matches.tell(eventId, [{ said: "won" }], null);
        if (!(await untilEnded(client))) findings.push(`R5 bets on ${eventId} have not ended`);
      }
      asked.push(...(await release(matches, eventId, racers, random, SAID_IN[kind](random))));
      if (!(await untilEnded(client))) findings.push(`R5 bets on ${eventId} have not ended`);
    }
    findings.push(...(await compare(client, asked)), ...(await audit(ownerUrl)));
    const { rows } = await client.query<{ how: string; bets: string }>(
      `select case when x.by = 'cashout' and c.rule is not null then 'rule' when x.resolution = 'VOID' then 'void'
          else x.by end as how, count(*) as bets
        from bet_ends x left join cashouts c on c.bet = x.bet and c.whole group by 1
        union all select 'opened again', count(distinct bet) from bet_corrections where resolution = 'OPEN'
        union all select 'opened again and cashed out', count(*) from bet_corrections where by = 'cashout' and resolution is null
        order by 1`,
    );
    return { findings, winners: Object.fromEntries(rows.map(({ how, bets }) => [how, Number(bets)])) };
  } finally {
    await matches.stop();
    await client.end();
  }
};

export const races: Mode = ({ races: given, seed, plant }) =>
  withPlatform({ plant }, async (platform) => {
    const count = Number(given);
    const { findings, winners } = await runRaces(platform, count, Number(seed));
    const first = Object.entries(winners).map((pair) => pair.join(" "));
    console.log(`first: ${first.join(", ")}`);
    return { done: count, what: "races", findings };
  });
