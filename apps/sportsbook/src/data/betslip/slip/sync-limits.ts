import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { type Amount, type CombinationStakeSettings, chooseMinCombinationStake, parseAmount } from "@touchline/betting";
import type { BookLimits } from "@touchline/protocol";
import type { createBetsApi } from "../../../net/bets-api.ts";
import { limitsQuery } from "../../queries.ts";
import { watchStore } from "../../store.ts";
import { type BetslipStore, selectPicked, selectPickedKey } from "../betslip-store.ts";
import type { SlipLimits } from "./stake-limits.ts";

/** Null where an amount is not one of the currency. */
const readLimits = (answer: BookLimits, betslip: CombinationStakeSettings): SlipLimits | null => {
  const { currency, minStake, maxStake, maxWinnings, rooms } = answer;
  const [least, most, pays] = [minStake, maxStake, maxWinnings].map((text) => parseAmount(text, currency));
  if (least == null || most == null || pays == null) return null;
  const known = Object.entries(rooms ?? {}).flatMap(([outcome, text]): [string, Amount][] => {
    const room = parseAmount(text, currency);
    return room === null ? [] : [[outcome, room]];
  });
  const minCombinationStake = chooseMinCombinationStake(betslip, currency);
  return { minStake: least, maxStake: most, maxWinnings: pays, minCombinationStake, rooms: Object.fromEntries(known) };
};

interface LimitsSync {
  readonly client: QueryClient;
  readonly owner: string;
  readonly api: Pick<ReturnType<typeof createBetsApi>, "limits">;
  readonly store: BetslipStore;
  /** The brand's settings. */
  readonly betslip: CombinationStakeSettings;
}

/** Keeps the punter's limits in the store, with what may still be lost on the outcomes of the active slip. */
export const syncLimits = ({ client, owner, api, store, betslip }: LimitsSync) => {
  const query = () => limitsQuery(owner, api, [...selectPicked(store.getState())]);
  const observer = new QueryObserver(client, query());
  const leaveQuery = observer.subscribe(({ data }) => {
    const limits = data && readLimits(data, betslip);
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
