import { randomUUID } from "node:crypto";
import { hostRoutes } from "@touchline/protocol";
import { type Check, checksOf } from "../check.ts";
import { demand, found } from "../complaint.ts";
import { readBalance, readLimits } from "../placing.ts";
import { nameOf } from "../wire/call.ts";
import { demandProblem } from "../wire/read-answer.ts";
import { thousandths } from "../words/amounts.ts";
import { NO_PUNTER } from "./samples.ts";

const { wallets, deposit, withdraw, setLimits, reconciliation, endSession } = hostRoutes;

export const hostChecks: readonly Check[] = checksOf(
  "What a host does",
  { fix: "Answer by the schema of this call.", needs: ["hostToken"] },
  [
    {
      name: `${nameOf(wallets)} of nobody`,
      proves: "A punter without a wallet gets an empty list, not an error.",
      run: async ({ call, options }) => {
        const answer = await call(wallets, { token: options.hostToken, query: { punter: NO_PUNTER } });
        demand(answer.wallets.length === 0, `${NO_PUNTER} has ${answer.wallets.length} wallets`);
      },
    },
    {
      name: nameOf(wallets),
      proves: "Host and punter get the same balance.",
      needs: ["token"],
      run: async (context) => {
        const { claims, hostToken } = context.options;
        const query = { punter: claims?.sub ?? "" };
        const answer = await context.call(wallets, { token: hostToken, query });
        const own = answer.wallets.find(({ currency }) => currency === claims?.currency);
        const { balance } = found(own, `the punter has no wallet in ${claims?.currency} yet`);
        const told = await readBalance(context);
        demand(thousandths(balance) === told, `the host is told ${balance}, and the punter ${told} thousandths`);
      },
    },
    {
      name: nameOf(deposit),
      proves: "A deposit is booked at once, and a repeated reqUuid is the same deposit.",
      fix: "Store every reqUuid forever, and answer a known one without booking the money again.",
      needs: ["token", "place"],
      run: async (context) => {
        const { claims, hostToken } = context.options;
        const { minStake: amount, currency } = await readLimits(context);
        const before = await readBalance(context);
        const body = { reqUuid: randomUUID(), punter: claims?.sub, currency, amount };
        const send = () => context.call(deposit, { token: hostToken, body });
        const first = await send();
        await send();
        const rise = (await readBalance(context)) - before;
        demand(
          rise === thousandths(amount),
          `${amount} was deposited, twice by one name, and the balance rose by ${rise} thousandths`,
        );
        demand(
          thousandths(first.balance) === before + thousandths(amount),
          `the answer says ${first.balance}, which is not what the wallet has`,
        );
      },
    },
    {
      name: nameOf(withdraw),
      proves: "What was deposited is withdrawn once, however often it is asked for, and no more than there is.",
      fix: "Compare a withdrawal with the balance where the money is booked, and answer a known reqUuid without booking it again.",
      needs: ["place"],
      run: async ({ call, askFor, options: { hostToken: token } }) => {
        const owner = { punter: `conformance-${randomUUID()}`, currency: "EUR" };
        await call(deposit, { token, body: { ...owner, reqUuid: randomUUID(), amount: "2" } });
        const body = { ...owner, reqUuid: randomUUID(), amount: "1.50" };
        for (const time of ["first", "second"] as const) {
          const { balance } = await call(withdraw, { token, body });
          demand(
            thousandths(balance) === 500n,
            `1.50 of 2 was withdrawn, and the ${time} answer says that ${balance} is left`,
          );
        }
        const more = { ...body, reqUuid: randomUUID(), amount: "0.51" };
        demandProblem(await askFor(withdraw, { token, body: more }), 409, "BALANCE_INSUFFICIENT");
        await call(withdraw, { token, body: { ...more, amount: "0.50" } });
      },
    },
    {
      name: nameOf(setLimits),
      proves: "A limit that a host sets is kept; this check sets one for a punter that does not exist.",
      fix: "Compare every deposit and placement with the punter's limits where the money is booked.",
      needs: ["place"],
      run: async ({ call, askFor, options: { hostToken: token } }) => {
        const owner = { punter: `conformance-${randomUUID()}`, currency: "EUR" };
        const limits = [{ kind: "deposit", period: "day", amount: "1" }];
        const { set } = await call(setLimits, { token, body: { ...owner, limits, timeOutUntil: null } });
        demand(set, "it answered that the limit is not set");
        const above = { ...owner, reqUuid: randomUUID(), amount: "2" };
        demandProblem(await askFor(deposit, { token, body: above }), 409, "LIMIT_REACHED");
      },
    },
    {
      name: nameOf(reconciliation),
      proves: "A day long ago, on which no bet was placed, is compared, and nothing differs.",
      run: async ({ call, options: { hostToken: token } }) => {
        const { different, differences, sums } = await call(reconciliation, { token, query: { day: "2001-01-31" } });
        demand(differences.length === 0 && different === 0, `${different} calls of that day differ`);
        demand(sums.length === 0, `there are sums of ${sums.length} kinds of calls`);
      },
    },
    {
      name: nameOf(endSession),
      proves: "A host can end a session; this check ends one that does not exist.",
      needs: ["place"],
      run: async ({ call, options }) => {
        const body = { sid: `conformance-${randomUUID()}` };
        const { ended } = await call(endSession, { token: options.hostToken, body });
        demand(ended, "it answered that the session has not ended");
      },
    },
  ],
);
