import { hash } from "node:crypto";
import { fromThousandths, toThousandths } from "../amounts.ts";
import type { Store } from "./store.ts";

/** One change of an account, as the operator shows it. */
export interface Movement {
  readonly number: string;
  /** `deposit`, or that of the platform's call. */
  readonly kind: string;
  readonly bet: string | null;
  readonly moved: string;
  /** Afterwards. */
  readonly balance: string;
  /** When it was decided, in milliseconds. */
  readonly at: number;
}

export interface MovementsPage {
  readonly movements: readonly Movement[];
  /** The number to go on before; null after the oldest. */
  readonly next: string | null;
}

const PAGE = 50;

/** The operator's own hand in the accounts of one of its tenants. */
export const createFunds = (store: Store, tenant: string, now: () => number) => ({
  /** Once for each `reqUuid`. */
  deposit: async (punter: string, currency: string, amount: string, reqUuid: string): Promise<void> => {
    const digest = hash("sha256", JSON.stringify([punter, currency, amount]), "base64");
    const about = { tenant, call: reqUuid, kind: "deposit", bet: null, n: null, punter, currency, digest };
    const { refusal } = await store.make({ ...about, at: now(), amount: toThousandths(amount) }, now());
    if (refusal !== null) throw new Error(`the deposit ${reqUuid} was refused: ${refusal}`);
  },
  /** Nothing where the currency was never used. */
  balance: async (punter: string, currency: string): Promise<string> =>
    fromThousandths((await store.balance({ tenant, punter, currency })) ?? 0n),
  /** The platform is refused stakes of this punter until then. */
  block: (punter: string, currency: string, until: number): Promise<void> =>
    store.block({ tenant, punter, currency }, until),
  /** What changed the account, newest first. */
  movements: async (punter: string, currency: string, before: string | null = null): Promise<MovementsPage> => {
    const start = before === null ? null : Number(before);
    const rows = await store.callsOf({ tenant, punter, currency }, start, PAGE + 1);
    const movements = rows.slice(0, PAGE).map(({ number, kind, bet, moved, balance, at }): Movement => {
      const amounts = { moved: fromThousandths(BigInt(moved)), balance: fromThousandths(BigInt(balance)) };
      return { number, kind, bet, ...amounts, at: Number(at) };
    });
    return { movements, next: rows.length > PAGE ? (movements.at(-1)?.number ?? null) : null };
  },
});

export type Funds = ReturnType<typeof createFunds>;
