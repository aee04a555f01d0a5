import type { BrandDocument } from "@touchline/brands";
import { brandPaths } from "@touchline/protocol";
import type { StoreApi } from "zustand/vanilla";
import { type AppConfig, withBrand } from "../config/app-config.ts";
import { after } from "../data/after.ts";
import { pagePreview } from "../data/page-preview.ts";
import { createPoll } from "../data/poll.ts";
import { fetchBrandDocument } from "../net/brand-api.ts";

/** Milliseconds. With what a copy on the way may add, a new version is on an open page within half a minute. */
const EVERY = 20_000;

const versionOf = ({ brand }: Pick<AppConfig, "brand">): number => brand.version ?? 0;

/**
 * Takes over what is published while the page is open. Only what is drawn from the settings changes; what was bound at the start (the words
 * of paths, what a stored preference may be, the rules of the slip) holds until the page is loaded again.
 */
export const followBrand = (config: StoreApi<AppConfig>): void => {
  const address = brandPaths.document(config.getState().brand.slug);
  const { value, start, stop } = createPoll<BrandDocument | null>({
    initial: null,
    // The server is asked each time, and mostly answers that nothing is new.
    load: (signal) => fetchBrandDocument(address, { cache: "no-cache", signal }),
    every: EVERY,
    after,
    // A page that has its settings needs no newer ones: it asks again.
    onError: () => undefined,
  });

  value.subscribe(() => {
    const brand = value.getState();
    const before = config.getState();
    if (brand && !pagePreview.getState() && versionOf({ brand }) > versionOf(before))
      config.setState(withBrand(before, brand), true);
  });

  const follow = (): void => {
    if (document.visibilityState === "visible") void start();
    else stop();
  };
  after(EVERY, follow);
  document.addEventListener("visibilitychange", follow);
};
