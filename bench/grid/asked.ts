import type { OfferView } from "@touchline/brands";
import { EVENING, type Workload } from "./workload.ts";

/** What a page of the bench shows. */
export interface Asked {
  readonly view: OfferView;
  readonly workload: Workload;
}

export const searchOf = ({ view, workload }: Asked): string =>
  `?${new URLSearchParams({ view, workload: JSON.stringify(workload) })}`;

export const readAsked = (search: string): Asked => {
  const query = new URLSearchParams(search);
  const workload = JSON.parse(query.get("workload") ?? JSON.stringify(EVENING)) as Workload;
  return { view: (query.get("view") ?? "euro_standard") as OfferView, workload };
};
