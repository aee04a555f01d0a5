import { describe, expect, test } from "vitest";
import { priceOfOdds, readMessage } from "./read-message.ts";
import { RefusedMessage } from "./refusal.ts";

const KEY = "hi.-.live.odds_change.1.sr:match.1234.-";
const keyOf = (type: string): string => KEY.replace("odds_change", type);
const HEAD = 'product="1" event_id="sr:match:1234" timestamp="1700000000000"';

const refusalOf = (key: string, body: string): string => {
  try {
    readMessage(key, body);
    return "taken";
  } catch (error) {
    return error instanceof RefusedMessage ? error.reason : `crash: ${error}`;
  }
};

describe("PEER-16 messages of the provider", () => {
  test("odds_change with its status, markets and outcomes", () => {
    const message = readMessage(
      KEY,
      `<?xml version="1.0" encoding="UTF-8"?>
       <odds_change ${HEAD} request_id="7">
         <sport_event_status status="1" match_status="6" home_score="1" away_score="0">
           <clock match_time="41:05" stoppage_time_announced="2:00"/>
           <period_scores><period_score number="1" match_status_code="6" home_score="1" away_score="0"/></period_scores>
           <statistics><yellow_cards home="1" away="2"/><corners home="3" away="4"/></statistics>
         </sport_event_status>
         <odds>
           <market id="18" specifiers="total=2.5" status="1" favourite="1">
             <outcome id="12" odds="1.85" probabilities="0.5" active="1"/><outcome id="13" odds="1.999" active="0"/>
           </market>
           <market id="38" status="-1"><outcome id="sr:player:99" odds="7"/></market>
         </odds>
       </odds_change>`,
    );
    expect(message).toMatchObject({
      ...{ type: "odds_change", producer: 1, timestamp: 1_700_000_000_000, requestId: 7 },
      event: { prefix: "sr", type: "match", number: 1234 },
      status: {
        ...{ status: 1, matchStatus: 6, score: { home: 1, away: 0 }, periods: [{ home: 1, away: 0 }] },
        ...{ clock: { played: 2465, stoppage: 2, stopped: false }, yellowCards: { home: 1, away: 2 } },
        corners: { home: 3, away: 4 },
      },
      markets: [
        {
          ...{ id: 18, specifiers: "total=2.5", status: 1, favourite: true },
          outcomes: [
            { id: "12", price: 185, active: true },
            { id: "13", price: 199, active: false },
          ],
        },
        { id: 38, specifiers: "", status: -1, outcomes: [{ id: "sr:player:99", price: 700, active: true }] },
      ],
    });
  });

  test("specifiers in another order are the same market", () => {
    const body = (specifiers: string) =>
      `<odds_change ${HEAD}><odds><market id="1" specifiers="${specifiers}"/></odds></odds_change>`;
    expect(readMessage(KEY, body("total=2.5|setnr=1"))).toEqual(readMessage(KEY, body("setnr=1|total=2.5")));
  });

  test("bet_stop", () => {
    expect(readMessage(keyOf("bet_stop"), `<bet_stop ${HEAD} groups="goals|corners"/>`)).toMatchObject({
      ...{ groups: ["goals", "corners"], status: -1 },
    });
    expect(readMessage(keyOf("bet_stop"), `<bet_stop ${HEAD} groups="all" market_status="0"/>`)).toMatchObject({
      status: 0,
    });
  });

  test("bet_settlement: won, lost, void, halves and dead heats", () => {
    const outcomes = [
      'id="a" result="1"',
      'id="b" result="0"',
      'id="c" result="0" void_factor="1"',
      'id="d" result="1" void_factor="0.5"',
      'id="e" result="0" void_factor="0.5"',
      'id="f" result="1" dead_heat_factor="0.5"',
      'id="g" result="1" dead_heat_factor="0.3333"',
      'id="h" result="-1"',
      'id="i" result="1" dead_heat_factor="1"',
    ].map((attributes) => `<outcome ${attributes}/>`);
    const message = readMessage(
      keyOf("bet_settlement"),
      `<bet_settlement ${HEAD} certainty="1"><outcomes><market id="1">${outcomes.join("")}</market></outcomes></bet_settlement>`,
    );
    if (message.type !== "bet_settlement") throw new Error("another message");
    expect(message.certainty).toBe("LIVE");
    expect(Object.fromEntries(message.markets[0]?.results ?? [])).toEqual({
      a: { resolution: "WON" },
      b: { resolution: "LOST" },
      c: { resolution: "VOID" },
      d: { resolution: "HALF_WON" },
      e: { resolution: "HALF_LOST" },
      f: { resolution: "WON", deadHeat: { won: 1, of: 2 } },
      g: { resolution: "WON", deadHeat: { won: 1, of: 3 } },
      h: { resolution: "VOID" },
      i: { resolution: "WON" },
    });
  });

  test("bet_cancel and its rollback, with and without a window", () => {
    const body = `<bet_cancel ${HEAD} start_time="10" end_time="20"><market id="1"/></bet_cancel>`;
    expect(readMessage(keyOf("bet_cancel"), body)).toMatchObject({ period: { from: 10, to: 20 } });
    expect(
      readMessage(keyOf("rollback_bet_cancel"), `<rollback_bet_cancel ${HEAD}><market id="1"/></rollback_bet_cancel>`),
    ).toMatchObject({ type: "rollback_bet_cancel", period: { from: null, to: null } });
  });

  test("system messages", () => {
    expect(readMessage("-.-.-.alive.-.-.-.-", '<alive product="3" timestamp="5" subscribed="1"/>')).toEqual({
      ...{ type: "alive", producer: 3, timestamp: 5, subscribed: true },
    });
    expect(
      readMessage("-.-.-.snapshot_complete.-.-.-.9", '<snapshot_complete product="3" timestamp="5" request_id="77"/>'),
    ).toMatchObject({ requestId: 77 });
  });

  test.each([
    ["routing_key", "nothing", "<odds_change/>"],
    ["xml", KEY, "<odds_change"],
    ["xml", KEY, ""],
    ["xml", KEY, `<odds_change ${HEAD}></bet_stop>`],
    ["xml", KEY, `<!DOCTYPE a [<!ENTITY b "c">]><odds_change ${HEAD}/>`],
    ["xml", KEY, "<a>".repeat(20)],
    ["unknown_message", KEY, "<odds/>"],
    ["other_message", KEY, `<bet_stop ${HEAD} groups="all"/>`],
    ["other_message", KEY, `<odds_change ${HEAD.replace("1234", "1235")}/>`],
    ["value", KEY, `<odds_change ${HEAD.replace('"1"', '"x"')}/>`],
    ["value", KEY, `<odds_change ${HEAD.replace("sr:match:1234", "1234")}/>`],
    ["value", KEY, `<odds_change ${HEAD}><odds><market id="1" status="2"/></odds></odds_change>`],
    ["value", KEY, `<odds_change ${HEAD}><odds><market id="1" specifiers="a"/></odds></odds_change>`],
    [
      "value",
      KEY,
      `<odds_change ${HEAD}><odds><market id="1"><outcome id="1" odds="-2"/></market></odds></odds_change>`,
    ],
    [
      "value",
      KEY,
      `<odds_change ${HEAD}><odds><market id="1"><outcome id="1" odds="NaN"/></market></odds></odds_change>`,
    ],
  ])("is refused for its %s", (reason, key, body) => expect(refusalOf(key, body)).toBe(reason));

  test.each([
    ["1.85", 185],
    ["1.999", 199],
    ["2", 200],
    ["1.1", 110],
    ["1.005", 100],
    ["123456.78", 12_345_678],
    ["4.35", 435],
    ["0.05", 5],
  ])("odds of %s are the price %i, rounded down", (odds, price) => expect(priceOfOdds(odds)).toBe(price));
});
