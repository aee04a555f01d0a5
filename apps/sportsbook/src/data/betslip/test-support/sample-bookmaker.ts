import type { Placement, PlacementRequest } from "@touchline/protocol";
import { HttpError } from "../../../net/http.ts";
import { openSlips, sampleOutcome } from "../../../test-support/sample-engine.ts";
import { placedBet } from "../../../test-support/sample-slip.ts";
import type { PlacingApi } from "../placement/place-bets.ts";

export const resultOf = (
  { reqUuid, betslipId, bets }: PlacementRequest,
  changes: Parameters<typeof placedBet>[0] = {},
) => ({
  reqUuid,
  betslipId,
  bets: bets.map(({ hashes, stake }) => placedBet({ hashes, stake, ...changes })),
});

/** A book that takes everything, or does what a test says. */
export const createBookmaker = (answer?: (request: PlacementRequest) => Promise<Placement>) => {
  const requests: PlacementRequest[] = [];
  const api: PlacingApi = {
    place: async (request) => {
      requests.push(request);
      return answer ? answer(request) : { state: "DECIDED", result: resultOf(request), balance: "98.00" };
    },
    placement: async () => {
      throw new HttpError("/", 404);
    },
  };
  return { api, requests };
};

export const never = (): Promise<never> => new Promise(() => undefined);

export const openWithPick = async (book = createBookmaker()) => {
  const page = openSlips();
  page.signIn(book.api);
  page.betslips.pick(sampleOutcome(7));
  page.betslips.dispatch({ type: "stake entered", stake: 200n });
  await page.frame();
  return { ...page, ...book };
};
