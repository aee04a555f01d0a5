import { betslipRoutes, type OfferEvent } from "@touchline/protocol";
import { indexReference } from "@touchline/server-kit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sampleEvents, sampleReference } from "../test-support/sample-offer.ts";
import { startTestEdge, type TestEdge } from "../test-support/test-edge.ts";

let edge: TestEdge;
let events: Map<number, OfferEvent>;
const reference = indexReference(sampleReference);
beforeAll(async () => {
  edge = await startTestEdge({ offer: () => ({ events, reference }) });
});
afterAll(() => edge?.stop());
beforeEach(() => {
  events = new Map(sampleEvents().map((event) => [event.id, event]));
});

const first = (): OfferEvent => [...events.values()][0] as OfferEvent;
const change = (changes: Partial<OfferEvent>): void => void events.set(first().id, { ...first(), ...changes });

const stored = (slots: number[] = [0]) => ({ eventId: first().id, slots, odds: 185 });

const askToAssemble = (selections: object[], terms: object = {}, token: string | null = null) =>
  edge.ask("POST", betslipRoutes.assemble.path, token, {
    bet: { selections },
    tenantUuid: "0193a1b0-0000-7000-8000-000000000001",
    languageCode: "en",
    playerUuid: "ana",
    supplementalNameTypeIds: [],
    ...terms,
  });

const assemble = async (...selections: object[]) => (await askToAssemble(selections)).json().selections;

test("SLIP-7 SLIP-12 returns stored selections with current names and odds", async () => {
  const [selection] = await assemble(stored());
  const [market] = first().markets;
  expect(selection).toMatchObject({
    availability: "open",
    event: { eventVersion: first().version, sportId: first().sportId, game: first().game },
    markets: [{ slot: 0, odds: market?.prices[0], outcomes: market?.outcomes.length }],
  });
  expect(selection.markets[0].outcomeName).not.toBe("");
});

test("SLIP-12 OFFER-11 returns the supplemental names that were asked for, by competitor", async () => {
  const [home, ...others] = first().competitors;
  change({
    competitors: [{ ...home, supplementalNames: { 1: "ASH", 2: "Ash" } }, ...others] as OfferEvent["competitors"],
  });
  const answer = await askToAssemble([stored()], { supplementalNameTypeIds: [2, 9] });
  expect(answer.json().selections[0].event.supplementalNames[0]).toEqual({ 2: "Ash" });
  expect((await assemble(stored()))[0].event).not.toHaveProperty("supplementalNames");
});

test("SLIP-12 refuses an unknown tenant, and a token of another player than the one that is named", async () => {
  const status = async (terms: object, token: string | null = null) =>
    (await askToAssemble([stored()], terms, token)).statusCode;
  expect(await status({ tenantUuid: "0193a1b0-0000-7000-8000-00000000dead" })).toBe(404);
  expect(await status({}, "touchline.ana")).toBe(200);
  expect(await status({}, "touchline.bo")).toBe(401);
  expect(await status({ playerUuid: undefined }, "touchline.bo")).toBe(200);
});

test("SLIP-7 marks a selection that is no longer offered, in its place", async () => {
  const answer = await assemble({ ...stored(), eventId: 999_999 }, stored(), stored([4_000]));
  expect(answer.map(({ availability }: { availability: string }) => availability)).toEqual(["gone", "open", "gone"]);
});

test.each<[string, Partial<OfferEvent>, string]>([
  ["a suspended event", { suspended: true }, "suspended"],
  ["an event that has ended", { playStatus: "ENDED" }, "gone"],
])("SLIP-7 %s is not open", async (_, changes, availability) => {
  change(changes);
  expect((await assemble(stored()))[0].availability).toBe(availability);
});

test("SLIP-7 a suspended outcome has its last price", async () => {
  const [market, ...others] = first().markets;
  change({ markets: [{ ...market, prices: [-185, 300, 400] } as OfferEvent["markets"][number], ...others] });
  const [selection] = await assemble(stored());
  expect([selection.availability, selection.markets[0].odds]).toEqual(["suspended", 185]);
});

const SHARE = betslipRoutes.share.path;
const share = (selections: object[], tenant = "touchline") =>
  edge.ask("POST", SHARE, null, { tenant, betslip: { type: "combo", selections, bankers: [] } });
const load = (code: string, tenant = "touchline") =>
  edge.ask("GET", `${betslipRoutes.shared.path.replace(":code", code)}?tenant=${tenant}`, null);

test("PEER-5 SLIP-11 turns a slip into a code and the code into the slip", async () => {
  const { code } = (await share([stored()])).json();
  expect(code).toMatch(/^[2-9A-HJ-NP-TV-Z]{8}$/);
  const loaded = (await load(code.toLowerCase())).json();
  expect(loaded.betslip).toEqual({ type: "combo", selections: [stored()], bankers: [] });
  expect(loaded.names[0].event).not.toBe("");
});

test("PEER-5 gives the same slip the same code, whatever its prices were", async () => {
  const { code } = (await share([stored()])).json();
  expect((await share([{ ...stored(), odds: 300 }])).json().code).toBe(code);
  expect((await share([stored([1])])).json().code).not.toBe(code);
});

test("R11 finds a code only with its own tenant", async () => {
  const { code } = (await share([stored()])).json();
  expect((await load(code, "bethog")).statusCode).toBe(404);
  expect((await load("22222222")).statusCode).toBe(404);
  expect((await load("no-code")).statusCode).toBe(404);
  expect((await share([stored()], "nobody")).statusCode).toBe(404);
});

test("refuses to share a selection that is not offered", async () => {
  expect((await share([{ ...stored(), eventId: 999_999 }])).statusCode).toBe(400);
  expect((await share([])).statusCode).toBe(400);
});
