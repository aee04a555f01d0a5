import type { PlacedBet } from "@touchline/protocol";
import { exposuresOf, type Judge, judgeRequest, openBets, type Verdict } from "./judge-request.ts";
import type { Ledger } from "./open-ledger.ts";
import { lockPrepared, type PreparedBet, type PreparedRequest } from "./prepared-rows.ts";
import { type ReserveAnswers, type Reserves, readReserves } from "./reserves.ts";
import { noWrites, type Writes } from "./rows.ts";
import { moveMoney, tellResult } from "./tell.ts";
import { PORTS } from "./wallet-port.ts";
import { type LockedWallet, lockWallets } from "./wallet-rows.ts";
import { inLedgerWithLiabilities } from "./with-liabilities.ts";
import { writeDecided } from "./write-rows.ts";

const writeVerdict = (
  bet: PreparedBet,
  verdict: Verdict,
  wallet: LockedWallet,
  writes: Writes,
  at: Date,
  neverTaken: boolean,
): void => {
  const { status } = verdict.bet;
  writes.decisions.push({
    id: bet.id,
    phase: status,
    decided_at: at,
    decision: { bet: verdict.bet, settlement: verdict.settlement },
    max_winnings: verdict.maxWinnings === null ? null : `${verdict.maxWinnings}`,
  });
  writes.facts.push({ bet: bet.id, step: "decided", at, facts: verdict.facts });
  const { stake: amount, payinTax, payinBonus } = bet;
  if (status === "PLACED") PORTS[wallet.kind].placed(writes, wallet, bet.id, at);
  else
    moveMoney(writes, wallet, {
      ...{ kind: "refund", ref: bet.id, amount, tax: -payinTax, bonus: -payinBonus, at },
      bet: { id: bet.id, neverTaken },
    });
};

/**
 * Decides many requests of one tenant in one transaction. All bets of a request are decided together with their refunds, liabilities and
 * the punter's message. Returns the requests that are decided, with the bets that this call has decided, and none where they were
 * decided before; the others have to wait.
 */
export const decideBets = (
  ledger: Ledger,
  tenant: string,
  requests: readonly PreparedRequest[],
  judge: Judge,
  /** What this node was told by the wallet of the operator, where the punters' money is there. */
  answers: ReserveAnswers = new Map(),
): Promise<ReadonlyMap<PreparedRequest, readonly PlacedBet[]>> =>
  inLedgerWithLiabilities(ledger, tenant, async (transaction, withLiabilities) => {
    const wallets = await lockWallets(transaction, requests);
    const open = await lockPrepared(
      transaction,
      requests.flatMap((request) => openBets(request).map(({ id }) => id)),
    );
    const isOpen = (request: PreparedRequest): boolean => openBets(request).every(({ id }) => open.has(id));
    const due = requests.filter(isOpen);
    const now = Date.now();
    const decided = new Map<PreparedRequest, readonly PlacedBet[]>(
      requests.filter((request) => !isOpen(request)).map((request) => [request, []]),
    );
    const walletOf = ({ punter }: PreparedRequest): LockedWallet => wallets.get(punter) as LockedWallet;
    const held = due.map((request) => ({ wallet: walletOf(request), bets: openBets(request) }));
    const reserves: Reserves | null = await readReserves(transaction, held, answers, now);
    const judging = reserves ? reserves.judging(judge) : judge;
    await withLiabilities(exposuresOf(due, judging), async (liabilities) => {
      const writes = noWrites();
      const changed = new Set<LockedWallet>();
      for (const request of due) {
        const verdicts = judgeRequest(request, judging, liabilities);
        if (!verdicts) continue;
        const wallet = walletOf(request);
        for (const bet of openBets(request)) {
          const neverTaken = reserves?.neverTaken(bet.id) ?? false;
          writeVerdict(bet, verdicts.get(bet.id) as Verdict, wallet, writes, new Date(now), neverTaken);
        }
        const bets = request.bets.map(({ id, told }) => told ?? (verdicts.get(id) as Verdict).bet);
        tellResult(writes, wallet, { ...request, bets }, now);
        changed.add(wallet);
        decided.set(request, bets);
      }
      // Answers are kept before the rows that follow from them are written.
      await reserves?.write(transaction);
      if (changed.size > 0) await writeDecided(transaction, writes, changed);
    });
    return decided;
  });
