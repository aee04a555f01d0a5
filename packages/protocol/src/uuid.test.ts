import { describe, expect, test } from "vitest";
import { placementRequestSchema, placementSchema } from "./bets.ts";
import { cancelRequestSchema, cashoutRequestSchema, newRuleSchema, removedRuleSchema } from "./cashout.ts";
import { betCommands, depositCommandSchema, placeCommandSchema, watchCommandSchema } from "./commands.ts";
import { depositSchema } from "./host.ts";
import { watchBetsSchema } from "./push.ts";

const ID = "019a8e5c-7b1d-7c3a-9f00-aabbccddeeff";
const OTHER = "0f3c9d2e-1111-4abc-8def-fedcba987654";

const placement = {
  ...{ reqUuid: ID, betslipId: OTHER, brand: "default", currency: "EUR", oddsChanges: "ask_me" },
  selections: [{ hash: "hash-000001", eventId: 7, eventVersion: 1, game: "PREMATCH", slots: [0], odds: 200 }],
  bets: [{ type: "single", stake: "10", sizes: [], hashes: ["hash-000001"], bankers: [] }],
};
const cashout = {
  ...{ reqUuid: ID, betProfileId: `${OTHER}.0`, source: "ticket_check" },
  cashout: { winnings: { total: "9.00" }, part: null },
};
const rule = { id: ID, kind: "target", amount: "9.00", part: null, notifyOnly: false, from: null };
const deposit = { reqUuid: ID, punter: "ana", currency: "EUR", amount: "10" };
const punter = { tenant: "touchline", punter: "ana", at: 1 };

/** As sent by a client that writes its ids in capitals. */
const inCapitals = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(ID, ID.toUpperCase()).replaceAll(OTHER, OTHER.toUpperCase()));

describe("R2 a request whose ids are written in capitals is the same request", () => {
  test.each([
    ["placement", placementRequestSchema, placement],
    ["command to place", placeCommandSchema, { ...punter, currency: "EUR", request: placement }],
    [
      "placement that is prepared",
      placementSchema,
      { state: "PREPARED", reqUuid: ID, betslipId: OTHER, acceptAt: 1, now: 1, balance: "1.00" },
    ],
    ["cash-out", cashoutRequestSchema, cashout],
    ["new rule", newRuleSchema, { ...rule, betProfileId: `${OTHER}.0` }],
    ["removed rule", removedRuleSchema, { id: ID, amount: "9.00", betProfileId: `${OTHER}.0` }],
    ["cancellation", cancelRequestSchema, { reqUuid: ID, betId: OTHER }],
    ["command to cancel", betCommands.cancel.command, { ...punter, body: { reqUuid: ID, betId: OTHER } }],
    ["question for values", betCommands.values.command, { ...punter, body: { bets: [ID, OTHER] } }],
    ["question for a value history", betCommands.course.command, { ...punter, body: { betId: ID } }],
    ["watch of a node", watchCommandSchema, { tenant: "touchline", punter: "ana", by: "push-1", bets: [ID] }],
    ["watch of a page", watchBetsSchema, { bets: [ID, OTHER] }],
    ["deposit", depositSchema, deposit],
    ["command to deposit", depositCommandSchema, { token: "t", deposit }],
  ])("R2 %s", (_, schema, message) => {
    expect(schema.parse(message)).toEqual(message);
    expect(schema.parse(inCapitals(message))).toEqual(message);
  });
});
