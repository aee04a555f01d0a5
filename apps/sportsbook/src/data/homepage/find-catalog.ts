import type { QueryClient } from "@tanstack/react-query";
import type { Filters } from "@touchline/protocol";
import type { Env } from "../../env/env.ts";
import type { OfferApi } from "../../net/offer-api.ts";
import { promotedQuery } from "../queries.ts";
import { firstCatalog } from "./widget-events.ts";

interface FindCatalogOptions extends Pick<Env, "after" | "report"> {
  readonly client: QueryClient;
  readonly api: OfferApi;
}

/** How long the sports wait for the catalog that they open with, in milliseconds. */
const LONGEST_WAIT = 4000;

/** The catalog that the operator promotes first, of a day or of all days; undefined where there is none or it cannot be loaded in time. */
export const createFindCatalog =
  ({ client, api, after, report }: FindCatalogOptions) =>
  async (date: Filters["date"]): Promise<number | undefined> => {
    try {
      const answer = client.fetchQuery(promotedQuery(api, date ?? "all"));
      const late = new Promise<never>((_, reject) => {
        after(LONGEST_WAIT, () => reject(new Error("the catalogs took too long")));
      });
      return firstCatalog((await Promise.race([answer, late])).catalogs);
    } catch (error) {
      report(error);
      return undefined;
    }
  };
