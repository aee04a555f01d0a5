import type { OfferIds } from "@touchline/brands/schema";
import { offerRoutes, promotedStatisticsSchema, statisticsSchema } from "@touchline/protocol";
import { environment } from "../environment.ts";

/** An editor waits for the check of a draft: a platform that does not answer by then is left out of it. */
const PATIENCE = 2_000;

const ask = async (path: string): Promise<unknown> => {
  const answer = await fetch(new URL(path, environment.appUrl), { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return answer.json();
};

const idsOf = (items: readonly { readonly id: number }[]): Set<number> => new Set(items.map(({ id }) => id));

/** What the platform offers now, as the app would be told; undefined where it cannot be asked. */
export const readOfferIds = async (): Promise<OfferIds | undefined> => {
  try {
    const [counted, promoted] = await Promise.all([
      ask(offerRoutes.statistics.path),
      ask(offerRoutes.promotedStatistics.path),
    ]);
    const { sports } = statisticsSchema.parse(counted);
    const { catalogs } = promotedStatisticsSchema.parse(promoted);
    const categories = sports.flatMap((sport) => sport.categories);
    return {
      sports: idsOf(sports),
      categories: idsOf(categories),
      tournaments: idsOf(categories.flatMap(({ tournaments }) => tournaments)),
      catalogs: idsOf(catalogs),
      promotedOffers: idsOf(catalogs.flatMap(({ promotedOffers }) => promotedOffers)),
    };
  } catch {
    return undefined;
  }
};
