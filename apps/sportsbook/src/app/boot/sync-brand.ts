import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { brandPaths } from "@touchline/protocol";
import type { StoreApi } from "zustand/vanilla";
import { type AppConfig, withBrand } from "../../config/app-config.ts";
import type { PreviewStore } from "../../data/preview.ts";
import { brandQuery } from "../../data/queries.ts";
import { pageLocale, setOwnTexts } from "../../i18n/language.ts";
import { ownTextsOf } from "../../i18n/own-texts.ts";

const versionOf = ({ brand }: Pick<AppConfig, "brand">): number => brand.version ?? 0;

/**
 * Takes over what is published while the page is open. Only what is drawn from the settings changes; what was bound at the start (the words
 * of paths, what a stored preference may be, the rules of the slip) holds until the page is loaded again.
 */
export const syncBrand = (client: QueryClient, config: StoreApi<AppConfig>, preview: PreviewStore): void => {
  const { brand } = config.getState();
  const query = brandQuery(brandPaths.document(brand.slug));
  // Start-up may have fallen back on another document. What the page has is not asked for again at once.
  client.setQueryData(query.queryKey, (known) => known ?? brand);
  new QueryObserver(client, query).subscribe(({ data: published }) => {
    const before = config.getState();
    if (!published || preview.getState() || versionOf({ brand: published }) <= versionOf(before)) return;
    setOwnTexts(ownTextsOf(published, pageLocale()));
    config.setState(withBrand(before, published), true);
  });
};
