import { jetstream } from "@nats-io/jetstream";
import { openLedger } from "@touchline/db";
import { resultSubject } from "@touchline/protocol";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Decided } from "../test-support/ask-until.ts";
import { placementOf, requestOf, selectionOf } from "../test-support/requests.ts";
import { resultOf } from "../test-support/results.ts";
import { prematchEvent } from "../test-support/sample-offer.ts";
import { type Node, OTHER_TENANT, type Scene, startScene, TENANT } from "../test-support/scene.ts";

const PATIENCE = { timeout: 30_000, interval: 100 };
const events = [1, 2, 3, 4, 5, 6].map((id) => prematchEvent(id));
type Event = (typeof events)[0];
const [unreadable, poisoned, later, forgotten, swept, held] = events as [Event, Event, Event, Event, Event, Event];

type Result = ReturnType<typeof resultOf>;

let scene: Scene;
let node: Node;
beforeAll(async () => {
  scene = await startScene(events);
  node = await scene.startNode();
}, 60_000);
afterAll(() => scene?.remove());

const place = async (punter: string, event = unreadable, tenant = TENANT): Promise<string> => {
  await scene.deposit(punter, "10", undefined, tenant);
  const brand = tenant === TENANT ? "default" : "titan";
  const request = requestOf([selectionOf(event)], "10", { brand });
  return vi.waitFor(async () => {
    const placement = placementOf(await scene.place(punter, request, tenant));
    expect(placement).toMatchObject({ state: "DECIDED", result: { bets: [{ reasons: [] }] } });
    return (placement as Decided).result.bets[0]?.id as string;
  }, PATIENCE);
};

const phaseOf = async (bet: string): Promise<string | undefined> =>
  (await scene.read<{ phase: string }>(`select phase from bets where id = '${bet}'`))[0]?.phase;

const untilPaid = (bet: string): Promise<void> =>
  vi.waitFor(async () => expect(await phaseOf(bet)).toBe("PAID_OUT"), PATIENCE);

test("R4 bytes in RESULTS that are no result are kept with an alarm, and later results are settled", async () => {
  const bet = await place("bytes");
  const subjectOf = (id: number): string => resultSubject({ sportId: 1, tournamentId: 3, id });
  const bytes = Uint8Array.from([0xff, 0x7b, 0x00, 0x22]);
  const result = resultOf(unreadable, { home: 1, away: 0 });
  // PostgreSQL cannot store this character, so the last one is no result that could ever be recorded.
  const markets = result.markets.map((market) => ({ ...market, specifiers: { name: "\u0000" } }));
  const messages = [
    bytes,
    JSON.stringify({ eventId: 98, version: "one" }),
    JSON.stringify({ ...result, eventId: 99, markets }),
  ];
  for (const [index, message] of messages.entries()) await jetstream(scene.bus).publish(subjectOf(97 + index), message);
  await scene.publishResult(result);
  await untilPaid(bet);
  const kept = () =>
    scene.read<{ subject: string; data: Buffer; error: string }>(
      "select subject, data, error from rejected_results order by subject",
    );
  await vi.waitFor(async () => expect(await kept()).toHaveLength(3), PATIENCE);
  const rows = await kept();
  expect(rows.map(({ subject }) => subject)).toEqual([97, 98, 99].map(subjectOf));
  expect(rows.map(({ data }) => data)).toEqual(messages.map((message) => Buffer.from(message)));
  for (const { error } of rows) expect(error).not.toBe("");
  expect(node.bets.figures()).toMatchObject({ rejectedResults: 3, failedSettlements: 0 });
});

test("R4 R18 a bet that cannot be settled is kept with an alarm; others on its event and other tenants' are settled", async () => {
  const bad = await place("bad", poisoned);
  const good = await Promise.all(["good-1", "good-2", "good-3"].map((punter) => place(punter, poisoned)));
  const neighbour = await place("neighbour", poisoned, OTHER_TENANT);
  const after = await place("after", later);
  // No price is a fraction of a hundredth, so the payout of this bet cannot be computed.
  await scene.read(
    `update bets set decision = jsonb_set(decision, '{settlement,odds}',
      (select jsonb_object_agg(key, 200.5) from jsonb_each(decision #> '{settlement,odds}'))) where id = '${bad}'`,
  );
  await scene.publishResult(resultOf(poisoned, { home: 1, away: 0 }));
  await scene.publishResult(resultOf(later, { home: 1, away: 0 }));
  for (const bet of [...good, neighbour, after]) await untilPaid(bet);
  expect(await phaseOf(bad)).toBe("PLACED");
  const failures = () =>
    scene.read<{ tenant: string; bet: string; event: string; error: string }>(
      "select tenant, bet, event, error from failed_settlements",
    );
  await vi.waitFor(async () => expect(await failures()).toHaveLength(1), PATIENCE);
  expect(await failures()).toMatchObject([{ tenant: TENANT, bet: bad, event: `${poisoned.id}` }]);
  expect((await failures())[0]?.error).toMatch(/BigInt/);
  expect(node.bets.figures().failedSettlements).toBe(1);

  // What is mended is settled by the next attempt.
  await scene.read(
    `update bets set decision = jsonb_set(decision, '{settlement,odds}',
      (select jsonb_object_agg(key, 200) from jsonb_each(decision #> '{settlement,odds}'))) where id = '${bad}'`,
  );
  await scene.read("update failed_settlements set at = at - interval '1 day'");
  await untilPaid(bad);
}, 120_000);

test("R4 a sweep leaves alone what another node is settling; a result that is delivered is settled all the same", async () => {
  const bets = { swept: await place("swept", swept), held: await place("held", held) };
  const [first, second] = [swept, held].map((event) => resultOf(event, { home: 1, away: 0 })) as [Result, Result];
  const other = openLedger(scene.postgres.urlOf("touchline_bets"), { onError: () => undefined });
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = other.exclusive(`settle ${TENANT} ${held.id} ${second.version}`, () => {
    begun.resolve();
    return over.promise;
  });
  await begun.promise;
  const rows = [first, second].map((result) => `(${result.eventId}, ${result.version}, '${JSON.stringify(result)}')`);
  await scene.read(`insert into event_results (event, version, result) values ${rows.join(", ")}`);
  // Of results that were recorded at once, a sweep takes the event with the highest id first.
  await untilPaid(bets.swept);
  expect(await phaseOf(bets.held)).toBe("PLACED");
  await scene.publishResult(second);
  await untilPaid(bets.held);
  over.resolve();
  await holding;
  await other.close();
}, 60_000);

test("R4 a node that starts settles every result that was recorded while none was running, however many", async () => {
  const MANY = 450;
  const bet = await place("forgotten", forgotten);
  // The same bet on as many events, and their results, recorded yesterday.
  const result = JSON.stringify(resultOf(forgotten, { home: 1, away: 0 }));
  await scene.read(`
    create temp table copies as select n, 100000 + n as event, gen_random_uuid() as id, gen_random_uuid() as req_uuid
      from generate_series(1, ${MANY}) as n;
    insert into requests select r.tenant, r.punter, c.req_uuid, r.kind, r.digest, r.betslip_id, r.at
      from copies c, requests r join bets b using (tenant, punter, req_uuid) where b.id = '${bet}';
    insert into bets (tenant, id, punter, req_uuid, position, brand, type, currency, stake, phase, created_at, accept_at, terms,
        decided_at, decision, max_winnings)
      select tenant, c.id, punter, c.req_uuid, position, brand, type, currency, stake, phase, created_at, accept_at,
        jsonb_set(terms, '{legs,0,eventId}', to_jsonb(c.event)), decided_at, decision, max_winnings
      from copies c, bets b where b.id = '${bet}';
    insert into bet_legs select l.tenant, c.id, l.position, c.event, l.slots from copies c, bet_legs l where l.bet = '${bet}';
    insert into event_results
      select event, 101, now() - interval '1 day', jsonb_set('${result}', '{eventId}', to_jsonb(event)) from copies;
    drop table copies`);
  await scene.startNode();
  const open = async (): Promise<number> =>
    (await scene.read("select from bets where phase = 'PLACED' and punter = 'forgotten'")).length;
  await vi.waitFor(async () => expect(await open()).toBe(1), { ...PATIENCE, timeout: 60_000 });
}, 120_000);
