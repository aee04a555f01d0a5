import { randomUUID } from "node:crypto";
import {
  type WalletCallAnswer,
  type WalletCallKind,
  type WalletRefusal,
  type WalletTransaction,
  walletAnswerSchema,
  walletBalanceSchema,
} from "@touchline/protocol/wallet";
import { Complaint, demand } from "../complaint.ts";
import { readAnswer } from "../wire/read-answer.ts";
import { decimalText, thousandths } from "../words/amounts.ts";
import type { WalletOptions } from "./options.ts";
import { type Answered, createSend, type Sign } from "./wire.ts";

type Done = Extract<WalletCallAnswer, { status: "DONE" }>;

/** A call that is sent as often as a check wants. */
export interface Made {
  readonly kind: WalletCallKind;
  readonly body: Readonly<Record<string, unknown>> & { readonly call: string; readonly bet: string };
}

interface Fields {
  readonly [field: string]: unknown;
}

/** A bet of the punter: its calls, with what the contract asks for beside the given fields. */
export interface WalletBet {
  readonly id: string;
  readonly call: (kind: WalletCallKind, amount: string, fields?: Fields) => Made;
}

const MOST_DECIMALS = 3;

/** What checks of a wallet work with. One for a whole run; each check makes bets of its own. */
export const createWalletContext = (options: WalletOptions) => {
  const { tenant, punter, currency, decimals } = options;
  const sendRaw = createSend(options);
  const holder = { tenant, punter, currency };
  /** What the wallet has said it did, by call: the first answer counts. */
  const moves = new Map<string, WalletTransaction>();
  const refused = new Set<string>();
  const unit = 10n ** BigInt(MOST_DECIMALS - decimals);

  /** An amount of so many smallest units of the currency. */
  const amount = (units: number | bigint): string => {
    const value = BigInt(units);
    const digits = String(value < 0n ? -value : value).padStart(decimals + 1, "0");
    const cut = digits.length - decimals;
    const text = decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
    return value < 0n ? `-${text}` : text;
  };

  const note = ({ kind, body }: Made, answered: Answered): void => {
    if (answered.status !== 200) return;
    try {
      const { data } = walletAnswerSchema.safeParse(JSON.parse(answered.text));
      if (data?.status === "REFUSED") refused.add(body.call);
      if (data?.status !== "DONE" || moves.has(body.call)) return;
      const { call, bet, punter: whose, currency: money, at } = body as unknown as WalletTransaction;
      moves.set(call, { call, bet, kind, punter: whose, currency: money, moved: data.moved, at });
    } catch {
      // The check that reads the answer complains.
    }
  };

  const send = async (made: Made, sign?: Sign): Promise<Answered> => {
    const answered = await sendRaw(made.kind, made.body, sign);
    note(made, answered);
    return answered;
  };

  const make = async (made: Made): Promise<WalletCallAnswer> => readAnswer(await send(made), walletAnswerSchema);

  const done = async (made: Made): Promise<Done> => {
    const answer = await make(made);
    if (answer.status === "DONE") return answer;
    throw new Complaint(`${made.kind} of ${String(made.body.amount)} was refused with ${answer.code}`);
  };

  const balance = async (): Promise<bigint> => {
    const answer = readAnswer(await sendRaw("balance", { ...holder, at: Date.now() }), walletBalanceSchema);
    if (answer.status === "DONE") return thousandths(answer.balance);
    throw new Complaint(`balance was refused with ${answer.code}`);
  };

  let first: Promise<bigint> | null = null;
  /** The balance before anything was moved. */
  const begun = (): Promise<bigint> => {
    first ??= balance();
    return first;
  };

  const bet = (): WalletBet => {
    const id = randomUUID();
    let n = 0;
    const numbered = (kind: WalletCallKind): Fields => {
      if (kind !== "settle" && kind !== "adjust") return {};
      n += 1;
      return { n, ...(kind === "settle" && { reason: "result" }) };
    };
    return {
      id,
      call: (kind, given, fields = {}) => ({
        kind,
        body: { call: randomUUID(), bet: id, ...holder, at: Date.now(), amount: given, ...numbered(kind), ...fields },
      }),
    };
  };

  return {
    options,
    moves: moves as ReadonlyMap<string, WalletTransaction>,
    refused: refused as ReadonlySet<string>,
    sendRaw,
    send,
    make,
    done,
    balance,
    begun,
    bet,
    amount,
    unit,

    /** A bet with this stake, which is placed. */
    placed: async (stake: string, fields: Fields = {}): Promise<WalletBet> => {
      const own = bet();
      await done(own.call("reserve", stake, fields));
      await done(own.call("commit", stake, fields));
      return own;
    },

    /** Demands that the call is refused with this code, and answers with the refusal. */
    refusal: async (made: Made, code: WalletRefusal): Promise<WalletCallAnswer> => {
      const answer = await make(made);
      const what = answer.status === "DONE" ? `done, and moved ${answer.moved}` : `refused with ${answer.code}`;
      demand(
        answer.status === "REFUSED" && answer.code === code,
        `${made.kind} of ${String(made.body.amount)} was ${what}, where ${code} was due`,
      );
      return answer;
    },

    /** Demands that the work changes the balance by exactly this much. */
    moving: async (due: bigint, work: () => Promise<unknown>): Promise<void> => {
      const before = await balance();
      await work();
      const after = await balance();
      demand(
        after - before === due,
        `the balance changed by ${decimalText(after - before)}, where ${decimalText(due)} was due`,
      );
    },
  };
};

export type WalletContext = ReturnType<typeof createWalletContext>;
