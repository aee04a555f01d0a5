import { randomUUID } from "node:crypto";
import { thousandths } from "../words/amounts.ts";
import type { WalletContext } from "./context.ts";

/** Numbers that no check gives a payment. */
const LAST_N = 1_000_000;

/** Moves back what the calls of a run have moved, bet by bet. A wallet that refuses keeps it. */
export const putBack = async (context: WalletContext): Promise<void> => {
  const { tenant } = context.options;
  const all = [...context.moves.values()];
  for (const bet of new Set(all.map((move) => move.bet))) {
    const moves = all.filter((move) => move.bet === bet);
    const moved = moves.reduce((sum, { moved: each }) => sum + thousandths(each), 0n);
    if (moved === 0n) continue;
    const isPlaced = moves.some(({ kind }) => kind === "commit" || kind === "settle" || kind === "adjust");
    const [{ punter, currency }] = moves as [(typeof moves)[number]];
    const amount = context.amount((moved < 0n ? -moved : moved) / context.unit);
    const call = { call: randomUUID(), bet, tenant, punter, currency, at: Date.now() };
    const n = LAST_N + moves.length;
    if (!isPlaced) await context.send({ kind: "rollback", body: { ...call, amount } });
    else if (moved < 0n) await context.send({ kind: "settle", body: { ...call, n, amount, reason: "cancel" } });
    else await context.send({ kind: "adjust", body: { ...call, n, amount: `-${amount}` } });
  }
};
