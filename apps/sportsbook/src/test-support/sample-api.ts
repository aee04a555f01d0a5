import type { ListFilter, OfferApi } from "../net/offer-api.ts";
import { sampleList } from "./sample-offer.ts";

/** An offer that answers with what a test says, and remembers what it was asked. */
export const createSampleApi = (answers: Partial<OfferApi>) => {
  const asked: ListFilter[] = [];
  const refuse = (): Promise<never> => Promise.reject(new Error("not asked for in this test"));
  const api: OfferApi = {
    statistics: refuse,
    promotedStatistics: refuse,
    recommendedBetslips: refuse,
    search: refuse,
    event: refuse,
    betBuilder: refuse,
    marketSpecifiers: refuse,
    availableEvents: refuse,
    ...answers,
    list: (filter, signal) => {
      asked.push(filter);
      return answers.list?.(filter, signal) ?? Promise.resolve(sampleList([]));
    },
  };
  return { api, asked };
};

/** Lets everything that waits for nothing but its turn happen. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};
