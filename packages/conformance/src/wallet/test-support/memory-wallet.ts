import {
  type WalletCall,
  type WalletCallAnswer,
  type WalletCallKind,
  type WalletRefusal,
  walletCallSchemas,
} from "@touchline/protocol/wallet";
import { decimalText, thousandths } from "../../words/amounts.ts";
import { PUNTER, type WalletRules } from "./wallet-rules.ts";

type Call = WalletCall<WalletCallKind>;
interface Kept {
  readonly kind: WalletCallKind;
  readonly call: Call;
  readonly answer: WalletCallAnswer;
  readonly arrived: number;
}

const DAY_MS = 86_400_000;
/** So small that the calls of one check fill several. */
const PAGE = 3;

/** A wallet of one punter, by rules. It shares nothing with a wallet that anybody runs. */
export const createMemoryWallet = (rules: WalletRules, begins: bigint, currency: string) => {
  let balance = begins;
  const kept = new Map<string, Kept>();
  const refunded = new Set<string>();

  const refuse = (code: WalletRefusal): WalletCallAnswer => ({
    ...{ status: "REFUSED", code },
    ...(rules.saysBalance && { balance: decimalText(balance) }),
  });

  const callsOf = (bet: string): Kept[] =>
    [...kept.values()].filter(({ call, answer }) => call.bet === bet && answer.status === "DONE");

  /** Why not; null where the call may be done. */
  const refusalOf = (kind: WalletCallKind, call: Call): WalletRefusal | null => {
    const calls = callsOf(call.bet);
    const stake = calls.find((each) => each.kind === "reserve");
    const isBack = refunded.has(call.bet);
    if (rules.refusesUnknownPunters && kind !== "rollback" && (call.punter !== PUNTER || call.currency !== currency))
      return "UNKNOWN_PUNTER";
    if (kind === "rollback") return stake || rules.acceptsUnknownRollbacks ? null : "UNKNOWN_BET";
    if (kind === "reserve") return isBack && rules.remembersRollbacks ? "ROLLED_BACK" : null;
    if (rules.demandsStake && (!stake || (isBack && !rules.paysAfterRollback))) return "UNKNOWN_BET";
    if (kind === "adjust" && !rules.adjustsByNothing && thousandths(call.amount) === 0n) return "UNKNOWN_BET";
    if (kind !== "settle") return null;
    if (!rules.settlesOften && calls.some((each) => each.kind === "settle")) return "CONFLICT";
    if (!rules.settlesNothing && thousandths(call.amount) === 0n) return "UNKNOWN_BET";
    const oldest = Math.min(call.at, stake?.call.at ?? call.at);
    return Date.now() - oldest > rules.settlesFor ? "BLOCKED" : null;
  };

  const changeOf = (kind: WalletCallKind, call: Call): bigint => {
    const amount = rules.counts(thousandths(call.amount), kind);
    if (kind === "commit") return rules.commits;
    if (kind === "reserve") return -amount;
    if (kind !== "rollback") return amount;
    const hasStake = callsOf(call.bet).some((each) => each.kind === "reserve");
    return hasStake && !(rules.refundsOnce && refunded.has(call.bet)) ? amount : 0n;
  };

  const judge = async (kind: WalletCallKind, call: Call): Promise<WalletCallAnswer> => {
    const refusal = refusalOf(kind, call);
    if (refusal) return refuse(refusal);
    const before = balance;
    const change = changeOf(kind, call);
    await rules.pause(kind);
    if (before + change < 0n && rules.covers(kind)) return refuse("INSUFFICIENT");
    if (kind === "rollback") refunded.add(call.bet);
    balance += change;
    return { status: "DONE", balance: decimalText(balance < 0n ? 0n : balance), moved: decimalText(change) };
  };

  const make = async (kind: WalletCallKind, call: Call): Promise<WalletCallAnswer> => {
    const known = kept.get(call.call);
    if (known && rules.remembers(kind)) {
      const isSame = JSON.stringify([known.kind, known.call]) === JSON.stringify([kind, call]);
      if (!isSame && rules.comparesContent) return refuse("CONFLICT");
      return rules.saysOldBalance ? known.answer : { ...known.answer, balance: decimalText(balance) };
    }
    const answer = await judge(kind, call);
    if (answer.status === "DONE" || rules.keepsRefusals || rules.listsRefused)
      kept.set(call.call, { kind, call, answer, arrived: Date.now() });
    return answer;
  };

  const timeOf = ({ call, arrived }: Kept): number => (rules.listsBy === "at" ? call.at : arrived);

  const transactions = ({ day, after }: WalletCall<"transactions">): object => {
    const from = Date.parse(`${day}T00:00:00Z`);
    const listed = [...kept.values()]
      .filter((each) => timeOf(each) >= from && timeOf(each) < from + DAY_MS)
      .filter(({ answer, kind }) => rules.lists(kind) && (answer.status === "DONE" || rules.listsRefused))
      .map(({ kind, call: { call, bet, punter, currency: money, at }, answer }) => ({
        ...{ call, bet, kind, punter, currency: money, at },
        moved: answer.status === "DONE" ? answer.moved : "0",
      }))
      .toSorted((a, b) => a.at - b.at || (a.call < b.call ? -1 : 1));
    const start = after === null ? 0 : Number(after);
    const end = start + PAGE;
    const next = end < listed.length ? String(rules.repeatsLastOfPage ? end - 1 : end) : null;
    return { transactions: listed.slice(start, end), next };
  };

  return {
    answer: async (kind: keyof typeof walletCallSchemas, given: unknown): Promise<object> => {
      if (kind === "transactions") return transactions(walletCallSchemas.transactions.parse(given));
      if (kind === "balance") return { status: "DONE", balance: decimalText(balance < 0n ? 0n : balance) };
      return make(kind, walletCallSchemas[kind].parse(given));
    },
  };
};
