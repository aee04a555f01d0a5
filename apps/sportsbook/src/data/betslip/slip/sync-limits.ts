import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import {
  type Amount,
  type CombinationStakeSettings,
  chooseMinCombinationStake,
  parseAmount,
  parseStakeCeiling,
  smaller,
} from "@touchline/betting";
import { type Pack, stakeCeiling } from "@touchline/jurisdictions";
import type { BookLimits } from "@touchline/protocol";
import type { createBetsApi } from "../../../net/bets-api.ts";
import { limitsQuery } from "../../queries.ts";
import { watchStore } from "../../store.ts";
import { type BetslipStore, selectPicked, selectPickedKey } from "../betslip-store.ts";
import type { SlipLimits } from "./stake-limits.ts";

/** Values by the same keys, without those that are null. */
const readEach = <From, To>(given: Readonly<Record<string, From>> = {}, read: (value: From) => To | null) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([key, value]): [string, To][] => {
      const known = read(value);
      return known === null ? [] : [[key, known]];
    }),
  );

/** The bookmaker's limits under the ceiling of the market. Null where an amount is not one of the currency. */
const readLimits = (answer: BookLimits, betslip: CombinationStakeSettings, pack: Pack): SlipLimits | null => {
  const { currency } = answer;
  const ceiling = parseStakeCeiling(stakeCeiling(pack, currency), currency);
  const amount = (text: string): Amount | null => parseAmount(text, currency);
  const most = (limits: Pick<BookLimits, "maxStake" | "maxWinnings">) => {
    const [maxStake, maxWinnings] = [amount(limits.maxStake), amount(limits.maxWinnings)];
    if (maxStake === null || maxWinnings === null) return null;
    return { maxStake: ceiling === null ? maxStake : smaller(maxStake, ceiling), maxWinnings };
  };
  const [minStake, book] = [amount(answer.minStake), most(answer)];
  if (minStake === null || book === null) return null;
  return {
    ...{ minStake, ...book, minCombinationStake: chooseMinCombinationStake(betslip, currency) },
    rooms: readEach(answer.rooms, amount),
    outcomes: readEach(answer.outcomes, most),
  };
};

interface LimitsSync {
  readonly client: QueryClient;
  readonly owner: string;
  readonly api: Pick<ReturnType<typeof createBetsApi>, "limits">;
  readonly store: BetslipStore;
  /** The brand's settings. */
  readonly betslip: CombinationStakeSettings;
  readonly pack: Pack;
}

/** Keeps the punter's limits in the store, with what may still be lost on the outcomes of the active slip. */
export const syncLimits = ({ client, owner, api, store, betslip, pack }: LimitsSync) => {
  const query = () => limitsQuery(owner, api, [...selectPicked(store.getState())]);
  const observer = new QueryObserver(client, query());
  const leaveQuery = observer.subscribe(({ data }) => {
    const limits = data && readLimits(data, betslip, pack);
    if (limits) store.setState({ limits });
  });
  const leaveStore = watchStore(store, selectPickedKey, () => observer.setOptions(query()));
  return {
    refresh: (): void => void observer.refetch(),
    close: (): void => {
      leaveStore();
      leaveQuery();
      store.setState({ limits: null });
    },
  };
};
