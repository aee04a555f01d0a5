import { useQuery } from "@tanstack/react-query";
import type { Statistics } from "@touchline/protocol";
import { useOfferApi } from "../../data/offer/offer-api-context.ts";
import { statisticsQuery } from "../../data/queries.ts";
import type { TimeRange } from "./leagues-choice.ts";

interface RangeCountsOptions {
  readonly time: TimeRange;
  /** The time range of the page, and its counts. */
  readonly pageTime: TimeRange;
  readonly statistics: Statistics | null;
}

/** The page has the counts of its own time range; those of the other one are loaded once they are wanted. */
export const useRangeCounts = ({ time, pageTime, statistics }: RangeCountsOptions) => {
  const isOther = time !== pageTime;
  const { data } = useQuery({ ...statisticsQuery(useOfferApi(), time), enabled: isOther });
  const counted = isOther ? (data ?? null) : statistics;
  return { shown: counted ?? statistics, isCounted: counted !== null };
};
