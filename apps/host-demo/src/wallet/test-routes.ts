import { reqUuidSchema } from "@touchline/protocol";
import { walletCallSchemas } from "@touchline/protocol/wallet";
import type { FastifyInstance } from "fastify";
import { isAmount } from "../amounts.ts";
import { type Faults, planProblem } from "./faults.ts";
import { createFunds } from "./funds.ts";
import { parseJson } from "./parse-json.ts";
import type { Store } from "./store.ts";

interface TestRoutesOptions {
  readonly store: Store;
  readonly faults: Faults;
  readonly now: () => number;
}

/** Faults and money for whoever asks, unsigned. A wallet that real money is in does not serve them. */
export const addTestRoutes = (scope: FastifyInstance, { store, faults, now }: TestRoutesOptions): void => {
  const told = () => ({ ...faults.plan, counts: faults.counts() });
  scope.get("/faults", told);
  scope.post("/faults", async (request, reply) => {
    const change = parseJson(String(request.body ?? ""));
    const wanted = { ...faults.plan, ...(change as object | null) };
    const problem = change === null ? "this is not JSON" : planProblem(wanted);
    if (problem !== null) return reply.code(400).send({ error: problem });
    faults.set(wanted);
    return told();
  });

  scope.post("/deposits", async (request, reply) => {
    const { amount, reqUuid, ...holder } = (parseJson(String(request.body ?? "")) ?? {}) as Record<string, unknown>;
    const known = walletCallSchemas.balance.safeParse({ ...holder, at: now() });
    const id = reqUuidSchema.safeParse(reqUuid);
    if (!known.success || !id.success || !isAmount(amount)) return reply.code(400).send({ error: "INVALID" });
    const { tenant, punter, currency } = known.data;
    const funds = createFunds(store, tenant, now);
    await funds.deposit(punter, currency, amount, id.data);
    return { balance: await funds.balance(punter, currency) };
  });
};
