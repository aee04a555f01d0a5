import type { Amount } from "../money/money.ts";

/** What a limit can be for. `market` is a kind of market; with `specifiers` and `event` it is one market. */
export const SCOPES = ["punter", "sport", "tournament", "event", "market", "specifiers", "outcome"] as const;
/** What is known of a bet on an outcome, or of what a limit is for. An empty scope is for everything. */
export type RiskScope = Readonly<Partial<Record<(typeof SCOPES)[number], string>>>;

/** Null where it does not limit. */
export interface RiskAmounts {
  readonly maxStake: Amount | null;
  readonly maxWinnings: Amount | null;
  /** What the bookmaker may lose on each outcome of the scope. */
  readonly maxLiability: Amount | null;
  /** Thousandths of what others may stake. */
  readonly stakeFactor: bigint | null;
}

export interface RiskLimit extends RiskAmounts {
  readonly currency: string;
  readonly scope: RiskScope;
}

const NO_LIMIT: RiskAmounts = { maxStake: null, maxWinnings: null, maxLiability: null, stakeFactor: null };

const least = (one: bigint | null, other: bigint | null): bigint | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};

const stricter = (one: RiskAmounts, other: RiskAmounts): RiskAmounts => ({
  maxStake: least(one.maxStake, other.maxStake),
  maxWinnings: least(one.maxWinnings, other.maxWinnings),
  maxLiability: least(one.maxLiability, other.maxLiability),
  stakeFactor: least(one.stakeFactor, other.stakeFactor),
});

/** The strictest of all limits whose scope these facts fulfil. */
export type StrictestOf = (currency: string, facts: RiskScope) => RiskAmounts;

type ScopeNames = readonly (typeof SCOPES)[number][];

const namesOf = (scope: RiskScope): ScopeNames => SCOPES.filter((name) => scope[name] !== undefined);

const keyOf = (currency: string, names: ScopeNames, facts: RiskScope): string =>
  JSON.stringify([currency, ...names.map((name) => facts[name])]);

/** Limits are found by one lookup for each combination of scopes that is in use, however many limits there are. */
export const createStrictest = (limits: Iterable<RiskLimit>): StrictestOf => {
  const kinds = new Map<string, { readonly names: ScopeNames; readonly limits: Map<string, RiskAmounts> }>();
  for (const limit of limits) {
    const names = namesOf(limit.scope);
    const kind = kinds.get(names.join()) ?? { names, limits: new Map<string, RiskAmounts>() };
    kinds.set(names.join(), kind);
    kind.limits.set(keyOf(limit.currency, names, limit.scope), limit);
  }
  return (currency, facts) => {
    let found = NO_LIMIT;
    for (const { names, limits: byKey } of kinds.values()) {
      const limit = byKey.get(keyOf(currency, names, facts));
      if (limit) found = stricter(found, limit);
    }
    return found;
  };
};

/** The limits of each tenant as they were read last. */
export const createRiskBook = () => {
  const byTenant = new Map<string, StrictestOf>();
  return {
    take: (tenant: string, limits: Iterable<RiskLimit>): void => void byTenant.set(tenant, createStrictest(limits)),
    strictestOf: (tenant: string, currency: string, facts: RiskScope): RiskAmounts =>
      byTenant.get(tenant)?.(currency, facts) ?? NO_LIMIT,
  };
};
export type RiskBook = ReturnType<typeof createRiskBook>;
