import { audit } from "@touchline/db/audit";
import { ODDS_CHANGES, type OfferEvent, type OrderedSelection, type PlacementRequest } from "@touchline/protocol";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { mayBeTaken } from "./test-support/acceptance-model.ts";
import { placementOf, requestOf, selectionOf } from "./test-support/requests.ts";
import { liveEvent, prematchEvent } from "./test-support/sample-offer.ts";
import { type Scene, startScene } from "./test-support/scene.ts";

const BETS = 600;
const EVENTS = 6;
/** Longest time from a publication to a decision that uses it, on a loaded machine. */
const BEHIND_MS = 3_000;

interface State {
  readonly event: OfferEvent;
  readonly at: number;
}

let scene: Scene;
/** By event: every published state, by version. */
const history = new Map<number, Map<number, State>>();

const random = (below: number): number => Math.floor(Math.random() * below);
const isOften = (): boolean => random(4) > 0;

const newest = (eventId: number): OfferEvent => [...(history.get(eventId)?.values() ?? [])].at(-1)?.event as OfferEvent;

const publish = async (event: OfferEvent): Promise<void> => {
  const versions = history.get(event.id) ?? new Map<number, State>();
  history.set(event.id, versions.set(event.version, { event, at: Date.now() }));
  await scene.publish(structuredClone(event));
};

/** How far from now the start of a prematch event is set, so that it passes between two changes of the event. */
const START_SPREAD_MS = 400;

/** Moves prices by a step or two; suspends something one time in four; moves the start of an event that is not in play. */
const move = (event: OfferEvent): OfferEvent => ({
  ...event,
  version: event.version + 1,
  startsAt: event.game === "LIVE" ? event.startsAt : Date.now() + random(START_SPREAD_MS) - START_SPREAD_MS / 4,
  suspended: !isOften(),
  markets: event.markets.map((market) => ({
    ...market,
    prices: market.prices.map((price) => (Math.abs(price) + random(3)) * (isOften() ? 1 : -1)),
  })),
});

beforeAll(async () => {
  const events = Array.from({ length: EVENTS }, (_, index) =>
    index % 2 === 0 ? liveEvent(100 + index) : prematchEvent(100 + index),
  );
  scene = await startScene([]);
  for (const event of events) await publish(event);
  await scene.startNode({ liveDelayMs: 40 });
  await scene.startNode({ liveDelayMs: 40 });
  await scene.deposit("ana", "100000");
});
afterAll(() => scene?.remove());

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

const readDecided = () =>
  scene.read<DecidedRow>(
    "select req_uuid, phase, decided_at, facts from bets join bet_facts on bet = id and step = 'decided'",
  );

test("R7 under constant odds changes, every placed bet was open, not started and at an agreed price in a version as new as the bettor's", async () => {
  let stormy = true;
  const storm = (async (): Promise<void> => {
    while (stormy) await publish(move(newest(100 + random(EVENTS))));
  })();
  const sent = new Map<string, PlacementRequest>();
  const bettor = async (): Promise<void> => {
    while (sent.size < BETS) {
      const event = newest(100 + random(EVENTS));
      const slot = random(3);
      const odds = Math.abs(event.markets[0]?.prices[slot] as number);
      // One in four says of the event what it is not.
      const game = isOften() ? event.game : event.game === "LIVE" ? "PREMATCH" : "LIVE";
      const selection = selectionOf(event, slot, { odds, game });
      const oddsChanges = ODDS_CHANGES[random(3)] as PlacementRequest["oddsChanges"];
      const request = requestOf([selection], "0.10", { oddsChanges });
      sent.set(request.reqUuid, request);
      placementOf(await scene.place("ana", request));
    }
  };
  await Promise.all(Array.from({ length: 6 }, bettor));
  await vi.waitFor(async () => expect(await readDecided()).toHaveLength(sent.size), { timeout: 15_000, interval: 200 });
  stormy = false;
  await storm;

  const rows = await readDecided();
  for (const { req_uuid, phase, decided_at, facts } of rows) {
    const { selections, oddsChanges } = sent.get(req_uuid) as PlacementRequest;
    const { hash, eventId, eventVersion, slots, odds, game } = selections[0] as OrderedSelection;
    const version = facts.versions[hash] as number;
    const versions = history.get(eventId) as Map<number, State>;
    const { event } = versions.get(version) as State;
    const price = event.markets[0]?.prices[slots[0] as number] as number;
    const isOpen = price > 0 && !event.suspended;
    const wanted = { odds, version: eventVersion, game, oddsChanges };
    const judgedAt = facts.acceptAt + facts.lateMs;
    const isAllowed = mayBeTaken(wanted, { ...event, price }, judgedAt);
    expect(phase, `${facts.codes}`).toBe(isAllowed ? "PLACED" : "REJECTED");
    if (isOpen) expect(facts.odds[hash]).toBe(price);
    expect(version).toBeGreaterThanOrEqual(eventVersion);
    const next = versions.get(version + 1);
    if (next) expect(decided_at.getTime() - next.at).toBeLessThan(BEHIND_MS);
  }
  // Both results occurred, so the test has tested something.
  expect(rows.filter(({ phase }) => phase === "PLACED").length).toBeGreaterThan(BETS / 20);
  expect(rows.filter(({ phase }) => phase === "REJECTED").length).toBeGreaterThan(BETS / 20);
  expect(rows.filter(({ facts }) => facts.codes.includes("EVENT_STARTED")).length).toBeGreaterThan(BETS / 60);
  expect(await audit(scene.postgres.ownerUrl)).toEqual([]);
});
