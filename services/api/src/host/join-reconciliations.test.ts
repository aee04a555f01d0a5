import type { WalletReconciliation } from "@touchline/protocol/wallet";
import { expect, test } from "vitest";
import { joinReconciliations } from "./join-reconciliations.ts";

const difference = (bet: string): WalletReconciliation["differences"][number] => ({
  ...{ bet, call: "c", kind: "settle", punter: "ana", currency: "EUR", ours: "1.00", theirs: null },
});
const claim = (bet: string, since: number): WalletReconciliation["claims"][number] => ({
  ...{ bet, call: "c", punter: "ana", currency: "EUR", amount: "-1.00", since },
});
const NOTHING: WalletReconciliation = { sums: [], different: 0, differences: [], open: 0, claimed: 0, claims: [] };

test("PEER-18 what the shards say of a day is added, by currency and kind of call", () => {
  const one: WalletReconciliation = {
    sums: [
      { currency: "EUR", kind: "reserve", ours: "-10.50", theirs: "-10.50" },
      { currency: "JPY", kind: "settle", ours: "300", theirs: "0" },
    ],
    ...{ different: 2, differences: [difference("b"), difference("d")], open: 1 },
    ...{ claimed: 1, claims: [claim("e", 200)] },
  };
  const other: WalletReconciliation = {
    sums: [
      { currency: "EUR", kind: "reserve", ours: "-0.60", theirs: "0.10" },
      { currency: "EUR", kind: "settle", ours: "20.00", theirs: "20.00" },
    ],
    ...{ different: 1, differences: [difference("c")], open: 2 },
    ...{ claimed: 1, claims: [claim("f", 100)] },
  };
  expect(joinReconciliations([one, other])).toEqual({
    sums: [
      { currency: "EUR", kind: "reserve", ours: "-11.10", theirs: "-10.40" },
      { currency: "EUR", kind: "settle", ours: "20.00", theirs: "20.00" },
      { currency: "JPY", kind: "settle", ours: "300", theirs: "0" },
    ],
    ...{ different: 3, differences: [difference("b"), difference("c"), difference("d")], open: 3 },
    ...{ claimed: 2, claims: [claim("f", 100), claim("e", 200)] },
  });
  expect(joinReconciliations([one])).toEqual(one);
  expect(joinReconciliations([NOTHING, NOTHING])).toEqual(NOTHING);
});
