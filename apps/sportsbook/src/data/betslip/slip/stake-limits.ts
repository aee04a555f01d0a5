import {
  type Amount,
  acceptedStake,
  type Betslip,
  type BookLimits,
  calculateBet,
  type MultiplesRow,
  multiplesRows,
  oddsOf,
  type PricedLeg,
  type Selection,
  type SlipSummary,
  type StakeLimits,
  type SummaryRules,
  selectionsOf,
  smallestStake,
  strictestLimits,
  type TicketType,
} from "@touchline/betting";

type MostOfBet = Pick<BookLimits, "maxStake" | "maxWinnings">;

/** The bookmaker's limits, with the amounts that may still be lost on outcomes, as far as these are known. */
export interface SlipLimits extends BookLimits {
  readonly rooms: Readonly<Record<string, Amount>>;
  /** Of bets on these outcomes, where they are others. */
  readonly outcomes: Readonly<Record<string, MostOfBet>>;
}

interface LimitedLeg extends PricedLeg {
  readonly id: string;
  /** What may still be lost on its outcomes; null where it is unknown. */
  readonly room: Amount | null;
  /** Of bets on it. */
  readonly most: MostOfBet;
}

/** What of a slip decides how much can be staked on it. Plain enough to be handed to a worker. */
export interface StakeLimitsTask {
  readonly type: TicketType;
  /** Chosen sizes of a system. */
  readonly sizes: readonly number[];
  /** Unit stakes of multiples, by the key of their row. */
  readonly units: Readonly<Record<string, Amount>>;
  readonly legs: readonly LimitedLeg[];
  readonly limits: BookLimits;
  readonly rules: SummaryRules;
}

/** The largest stakes that are accepted. */
export interface LargestStakes {
  /** Of the whole slip; null for multiples, whose rows are staked one by one. */
  readonly slip: Amount | null;
  /** Of a single on each selection, by its id. */
  readonly singles: Readonly<Record<string, Amount>>;
  /** Of each combination of a row of multiples, while the other rows are staked as they are. By the key of the row. */
  readonly units: Readonly<Record<string, Amount>>;
}

const smallest = (amounts: readonly (Amount | null)[]): Amount | null =>
  amounts.reduce((least, amount) => (least === null || (amount !== null && amount < least) ? amount : least), null);

const roomOf = ({ markets }: Selection, { rooms }: SlipLimits): Amount | null =>
  smallest(Object.values(markets).map(({ outcomeId }) => rooms[outcomeId] ?? null));

const mostOf = ({ markets }: Selection, { outcomes, ...limits }: SlipLimits): MostOfBet => {
  const { maxStake, maxWinnings } = strictestLimits(
    limits,
    Object.values(markets).map(({ outcomeId }) => outcomes[outcomeId] ?? limits),
  );
  return { maxStake, maxWinnings };
};

/** Null where there is nothing to work out: no price, or no system chosen. */
export const stakeLimitsTask = (
  slip: Betslip,
  { type, rows }: SlipSummary,
  slipLimits: SlipLimits | null,
  rules: SummaryRules,
): StakeLimitsTask | null => {
  if (!slipLimits) return null;
  const selections = selectionsOf(slip);
  const legs = selections.flatMap((selection): LimitedLeg[] => {
    const { id, banker, availability } = selection;
    const odds = oddsOf(slip, selection);
    if (odds === null || availability !== "open") return [];
    return [{ id, odds, banker, room: roomOf(selection, slipLimits), most: mostOf(selection, slipLimits) }];
  });
  if (legs.length === 0 || legs.length < selections.length) return null;
  const { rooms: _rooms, outcomes: _outcomes, ...limits } = slipLimits;
  const sizes = type === "system" ? rows.map(({ size }) => size) : [];
  if (type === "system" && sizes.length === 0) return null;
  return { type, sizes, units: type === "multiples" ? slip.betMultiples : {}, legs, limits, rules };
};

/** Of one bet on these legs. */
const limitsOf = (legs: readonly LimitedLeg[], limits: BookLimits): BookLimits =>
  strictestLimits(
    limits,
    legs.map(({ most }) => most),
  );

const largestSingles = ({ legs, limits, rules }: StakeLimitsTask): Record<string, Amount> =>
  Object.fromEntries(
    legs.map((leg) => [
      leg.id,
      acceptedStake({ type: "single", sizes: [] }, [leg], limitsOf([leg], limits), leg.room, rules),
    ]),
  );

/** Every row is a bet of its own, and what the others may win counts against the same outcomes. */
const largestUnits = ({ units, legs, limits, rules }: StakeLimitsTask): Record<string, Amount> => {
  const room = smallest(legs.map((leg) => leg.room));
  const rows = multiplesRows(legs.length);
  const lossOf = ({ key, sizes, combinations }: MultiplesRow): Amount => {
    const stake = (units[key] ?? 0n) * BigInt(combinations);
    if (stake === 0n) return 0n;
    return calculateBet({ type: "multiples", sizes, stake }, legs, rules).maxWinnings.total - stake;
  };
  const total = rows.reduce((sum, row) => sum + lossOf(row), 0n);
  return Object.fromEntries(
    rows.map((row) => {
      const left = room === null ? null : room - (total - lossOf(row));
      const most = acceptedStake({ type: "multiples", sizes: row.sizes }, legs, limitsOf(legs, limits), left, rules);
      return [row.key, most / BigInt(row.combinations)];
    }),
  );
};

export const solveStakeLimits = (task: StakeLimitsTask): LargestStakes => {
  const { type, sizes, legs, limits, rules } = task;
  const singles = largestSingles(task);
  if (type === "multiples") return { slip: null, singles, units: largestUnits(task) };
  if (type === "single") {
    // One amount for several singles is shared evenly, so the one that takes least decides.
    const least = smallest(Object.values(singles)) ?? 0n;
    return { slip: least * BigInt(legs.length), singles, units: {} };
  }
  const room = smallest(legs.map((leg) => leg.room));
  return { slip: acceptedStake({ type, sizes }, legs, limitsOf(legs, limits), room, rules), singles, units: {} };
};

/** The limits of a slip that is one bet. */
export const slipLimitsOf = (
  { type, combinations }: Pick<SlipSummary, "type" | "combinations">,
  limits: BookLimits | null,
  largest: Amount | null,
): StakeLimits | null => limits && { min: smallestStake(type, combinations, limits), max: largest ?? limits.maxStake };

/** The limits of the unit stakes of multiples. */
export const unitLimitsOf = (
  { selectionsList }: Betslip,
  limits: BookLimits | null,
  units: LargestStakes["units"],
): Record<string, StakeLimits> => {
  if (!limits) return {};
  return Object.fromEntries(
    multiplesRows(selectionsList.length).flatMap(({ key, combinations }): [string, StakeLimits][] => {
      const max = units[key];
      const count = BigInt(combinations);
      const least = smallestStake("multiples", combinations, limits);
      return max === undefined ? [] : [[key, { min: (least + count - 1n) / count, max }]];
    }),
  );
};

/** The slip with the limits of a single on each selection; those that did not change stay the same objects. */
export const withLimits = (slip: Betslip, min: Amount, singles: LargestStakes["singles"] | null): Betslip => {
  const limitsOf = (id: string): StakeLimits | null => {
    const max = singles?.[id];
    return max === undefined ? null : { min, max };
  };
  const isNew = ({ id, limits }: Selection): boolean => {
    const next = limitsOf(id);
    return limits?.min !== next?.min || limits?.max !== next?.max;
  };
  // An answer is about the selections of one slip: those of others keep theirs.
  const changed = selectionsOf(slip).filter(
    (selection) => (singles === null || selection.id in singles) && isNew(selection),
  );
  if (changed.length === 0) return slip;
  const limited = changed.map((selection) => [selection.id, { ...selection, limits: limitsOf(selection.id) }]);
  return { ...slip, selectionsData: { ...slip.selectionsData, ...Object.fromEntries(limited) } };
};
