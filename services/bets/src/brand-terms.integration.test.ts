import { brandDocument, loadBrand } from "@touchline/brands/shipped";
import { createBrandDocuments, type Database, openDatabase } from "@touchline/db";
import type { CalculationResult, TaxesAndBonuses } from "@touchline/protocol";
import { createLog } from "@touchline/server-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { followPublishedTerms } from "./brand-terms.ts";
import { codesOf, untilDecided } from "./test-support/ask-until.ts";
import { requestOf, selectionOf } from "./test-support/requests.ts";
import { prematchEvent } from "./test-support/sample-offer.ts";
import { type Scene, startScene, TENANT } from "./test-support/scene.ts";

const EVENTS = [prematchEvent(1), prematchEvent(2), prematchEvent(3)];
const PUNTER = "ana";

let scene: Scene;
let opened: Database[];
let published: ReturnType<typeof followPublishedTerms>;

const log = createLog("test");
log.level = "silent";

beforeAll(async () => {
  scene = await startScene(EVENTS);
  opened = ["touchline_cms", "touchline_bets"].map((role) => openDatabase(scene.postgres.urlOf(role), () => undefined));
  published = followPublishedTerms({ documents: createBrandDocuments(opened[1] as Database), log });
  await scene.startNode({ termsOf: published.termsOf });
  await scene.deposit(PUNTER, "100");
});
afterAll(async () => {
  for (const each of opened) await each.destroy();
  await scene.remove();
});

const publish = async (betslip: object): Promise<void> => {
  const shipped = brandDocument(loadBrand("default"));
  const document = {
    ...shipped,
    settings: { ...shipped.settings, betslip: { ...shipped.settings.betslip, ...betslip } },
  };
  const cms = createBrandDocuments(opened[0] as Database);
  await cms.publish({ slug: "default", tenant: TENANT, document, publishedBy: "editor@one.example", note: "" });
  await published.refresh();
};

const placeOn = async (count: number) => {
  const request = requestOf(
    EVENTS.slice(0, count).map((event) => selectionOf(event)),
    "5",
  );
  return untilDecided(scene, PUNTER, request);
};

const codesNow = async (bet: string | null | undefined): Promise<readonly number[]> => {
  const { answer } = (await scene.command("values", PUNTER, { bets: [bet ?? ""] })) as {
    answer: { values: readonly CalculationResult[] };
  };
  return answer.values[0]?.cashout.codes ?? [];
};

test("CASH-4 CONFIG-4 decides bets by the terms an editor published, from then on", async () => {
  const single = await placeOn(1);
  expect(codesOf(single)).toEqual([]);
  const bet = single.result.bets[0]?.id;
  expect(await codesNow(bet)).toEqual([]);
  expect(codesOf(await placeOn(2))).toEqual([]);

  await publish({ cashoutEnabled: false, betTypes: ["single"] });
  expect(await codesNow(bet)).toEqual([1002]);
  expect(codesOf(await placeOn(2))).toEqual(["BET_TYPE_UNAVAILABLE"]);
  expect(codesOf(await placeOn(1))).toEqual([]);

  await publish({ cashoutEnabled: true });
  expect(await codesNow(bet)).toEqual([]);
  expect(codesOf(await placeOn(2))).toEqual([]);
});

test("BET-13 CONFIG-4 takes bets by the taxes and bonuses an editor published, in the punter's currency", async () => {
  const [event] = EVENTS as [(typeof EVENTS)[number]];
  const place = (taxesAndBonuses?: TaxesAndBonuses) =>
    untilDecided(scene, PUNTER, requestOf([selectionOf(event)], "5", taxesAndBonuses && { taxesAndBonuses }));
  const taxes = { payinTax: 5, payoutTax: [{ above: 0, rate: 10 }] };
  await publish({ taxesAndBonuses: { default: { payinTax: 50 }, currencies: { EUR: taxes } } });
  const unaware = await place();
  expect(codesOf(unaware)).toEqual(["TERMS_CHANGED"]);
  expect(unaware.result.bets[0]?.taxesAndBonuses).toEqual(taxes);
  // 4.75 of 5.00 are played at 2.00, and 10 % of the profit of 4.50 are tax.
  expect((await place(taxes)).result.bets).toMatchObject([{ status: "PLACED", maxWinnings: "9.05" }]);
  await publish({});
  expect((await place()).result.bets).toMatchObject([{ status: "PLACED", maxWinnings: "10.00" }]);
});

test("STAKE-2 CONFIG-4 takes systems from the smallest stake per combination that an editor published", async () => {
  const selections = EVENTS.slice(0, 3).map((event) => selectionOf(event));
  const hashes = selections.map(({ hash }) => hash);
  const place = (stake: string) => {
    const bets = [{ type: "system" as const, stake, sizes: [2, 3], hashes, bankers: [] }];
    return untilDecided(scene, PUNTER, requestOf(selections, stake, { bets }));
  };
  await publish({ minStakePerCombination: { default: 0.5, currencies: { EUR: 0.25 } } });
  // Three doubles and a treble: four combinations of 0.25.
  const below = await place("0.99");
  expect(codesOf(below)).toEqual(["STAKE_BELOW_MIN"]);
  expect(below.result.bets[0]?.alternativeStake).toBe("1.00");
  expect(codesOf(await place("1.00"))).toEqual([]);
  await publish({});
  expect(codesOf(await place("0.99"))).toEqual([]);
});

test("accepts a document with unknown or missing settings as long as the betting terms are valid", async () => {
  await publish({ betTypes: ["single"], numberOfBetslips: undefined, fromLater: true });
  expect(codesOf(await placeOn(2))).toEqual(["BET_TYPE_UNAVAILABLE"]);
  await publish({});
});

test("keeps the previous terms when a published document is not valid", async () => {
  await publish({ betTypes: "all of them" });
  expect(codesOf(await placeOn(2))).toEqual([]);
});
