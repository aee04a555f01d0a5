import { setTimeout as sleep } from "node:timers/promises";
import { audit } from "@touchline/db/audit";
import { ODDS_CHANGES, type OfferEvent, type OrderedSelection, type PlacementRequest } from "@touchline/protocol";
import { mayBeTaken } from "./acceptance-model.ts";
import { placementOf, requestOf, selectionOf } from "./requests.ts";
import { liveEvent, prematchEvent } from "./sample-offer.ts";
import { type Scene, startScene } from "./scene.ts";

const EVENTS = 6;
const BETTORS = 24;
/** Placements on the same events. Then others are offered, so that neither prices nor liabilities grow without end. */
const ROUND = 2_000;
/** Longest time from a publication to a decision that uses it, on a loaded machine. */
const BEHIND_MS = 3_000;
const DECIDED_WITHIN_MS = 15_000;
/** How far from now the start of a prematch event is set, so that it passes between two changes of the event. */
const START_SPREAD_MS = 400;
const LOWEST_PRICE = 110;
const LIVE_DELAY_MS = 40;

interface State {
  readonly event: OfferEvent;
  readonly at: number;
}

interface DecidedRow {
  readonly req_uuid: string;
  readonly phase: string;
  readonly decided_at: Date;
  readonly facts: {
    readonly odds: Record<string, number>;
    readonly versions: Record<string, number>;
    readonly codes: string[];
    readonly acceptAt: number;
    readonly lateMs: number;
  };
}

export interface StormOutcome {
  /** Number of bets by phase and code of rejection. */
  readonly verdicts: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
}

const random = (below: number): number => Math.floor(Math.random() * below);
const isOften = (): boolean => random(4) > 0;

const movedPrice = (price: number): number =>
  Math.max(LOWEST_PRICE, Math.abs(price) + random(5) - 2) * (isOften() ? 1 : -1);

/** Moves prices by a step or two; suspends something one time in four; moves the start of an event that is not in play. */
const move = (event: OfferEvent): OfferEvent => ({
  ...event,
  version: event.version + 1,
  startsAt: event.game === "LIVE" ? event.startsAt : Date.now() + random(START_SPREAD_MS) - START_SPREAD_MS / 4,
  suspended: !isOften(),
  markets: event.markets.map((market) => ({ ...market, prices: market.prices.map(movedPrice) })),
});

/** Every published state of some events. */
const createOffer = async (scene: Scene, first: number) => {
  const history = new Map<number, Map<number, State>>();
  const publish = async (event: OfferEvent): Promise<void> => {
    const versions = history.get(event.id) ?? new Map<number, State>();
    history.set(event.id, versions.set(event.version, { event, at: Date.now() }));
    await scene.publish(structuredClone(event));
  };
  for (let index = 0; index < EVENTS; index += 1)
    await publish(index % 2 === 0 ? liveEvent(first + index) : prematchEvent(first + index));
  const newest = (): OfferEvent => {
    const states = history.get(first + random(EVENTS)) as Map<number, State>;
    return (states.get(states.size) as State).event;
  };
  return {
    newest,
    move: (): Promise<void> => publish(move(newest())),
    versionsOf: (eventId: number): ReadonlyMap<number, State> => history.get(eventId) as Map<number, State>,
  };
};

type StormOffer = Awaited<ReturnType<typeof createOffer>>;

/** A bet on the newest state; one in four says of the event what it is not. */
const makeRequest = (offer: StormOffer): PlacementRequest => {
  const event = offer.newest();
  const slot = random(3);
  const odds = Math.abs(event.markets[0]?.prices[slot] as number);
  const game = isOften() ? event.game : event.game === "LIVE" ? "PREMATCH" : "LIVE";
  const oddsChanges = ODDS_CHANGES[random(3)] as PlacementRequest["oddsChanges"];
  return requestOf([selectionOf(event, slot, { odds, game })], "0.10", { oddsChanges });
};

const judge = ({ phase, decided_at, facts }: DecidedRow, request: PlacementRequest, offer: StormOffer): string[] => {
  const { hash, eventId, eventVersion, slots, odds, game } = request.selections[0] as OrderedSelection;
  const version = facts.versions[hash] as number;
  const versions = offer.versionsOf(eventId);
  const { event } = versions.get(version) as State;
  const price = event.markets[0]?.prices[slots[0] as number] as number;
  const wanted = { odds, version: eventVersion, game, oddsChanges: request.oddsChanges };
  const expected = mayBeTaken(wanted, { ...event, price }, facts.acceptAt + facts.lateMs) ? "PLACED" : "REJECTED";
  const next = versions.get(version + 1);
  const violations = {
    [`${phase} instead of ${expected} (${facts.codes})`]: phase !== expected,
    [`at ${facts.odds[hash]} where ${price} was offered`]: price > 0 && !event.suspended && facts.odds[hash] !== price,
    [`on version ${version}, older than the bettor's ${eventVersion}`]: version < eventVersion,
    [`by a state that had been replaced for ${BEHIND_MS} ms`]:
      next !== undefined && decided_at.getTime() - next.at >= BEHIND_MS,
  };
  return Object.entries(violations).flatMap(([what, isSo]) => (isSo ? [`R7 ${request.reqUuid} ${what}`] : []));
};

/** Bets are placed while the offer changes as fast as it can be published; each decision is compared with the model. */
export const runStorm = async (count: number): Promise<StormOutcome> => {
  const scene = await startScene([]);
  const verdicts: Record<string, number> = {};
  const violations: string[] = [];

  const readDecided = (sent: ReadonlyMap<string, PlacementRequest>): Promise<DecidedRow[]> =>
    scene.read<DecidedRow>(
      `select req_uuid, phase, decided_at, facts from bets join bet_facts on bet = id and step = 'decided'
        where req_uuid in (${[...sent.keys()].map((reqUuid) => `'${reqUuid}'`).join()})`,
    );

  const playRound = async (offer: StormOffer, size: number): Promise<void> => {
    const sent = new Map<string, PlacementRequest>();
    let isStormy = true;
    const storm = (async (): Promise<void> => {
      while (isStormy) await offer.move();
    })();
    const bettor = async (): Promise<void> => {
      while (sent.size < size) {
        const request = makeRequest(offer);
        sent.set(request.reqUuid, request);
        placementOf(await scene.place("ana", request));
      }
    };
    await Promise.all(Array.from({ length: BETTORS }, bettor));
    const until = Date.now() + DECIDED_WITHIN_MS;
    while ((await readDecided(sent)).length < sent.size && Date.now() < until) await sleep(100);
    isStormy = false;
    await storm;
    const rows = await readDecided(sent);
    if (rows.length < sent.size) violations.push(`R4 ${sent.size - rows.length} placements are not decided`);
    for (const row of rows) {
      for (const verdict of row.phase === "PLACED" ? ["PLACED"] : row.facts.codes)
        verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
      violations.push(...judge(row, sent.get(row.req_uuid) as PlacementRequest, offer));
    }
  };

  try {
    let offer = await createOffer(scene, EVENTS);
    for (let node = 0; node < 2; node += 1) await scene.startNode({ liveDelayMs: LIVE_DELAY_MS });
    await scene.deposit("ana", "9000000");
    for (let done = 0; done < count; done += ROUND) {
      if (done > 0) offer = await createOffer(scene, EVENTS * (done / ROUND + 1));
      await playRound(offer, Math.min(ROUND, count - done));
    }
    return { verdicts, violations: [...violations, ...(await audit(scene.postgres.ownerUrl))] };
  } finally {
    await scene.remove();
  }
};
