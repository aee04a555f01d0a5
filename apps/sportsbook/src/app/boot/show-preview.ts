import type { BrandDocument } from "@touchline/brands";
import type { FromHost } from "@touchline/protocol/host-messages";
import type { StoreApi } from "zustand/vanilla";
import { type AppConfig, withBrand } from "../../config/app-config.ts";
import type { PreviewStore } from "../../data/preview.ts";
import { pageLocale, setOwnTexts } from "../../i18n/language.ts";
import { ownTextsOf } from "../../i18n/own-texts.ts";
import { isBrandDocument } from "../../net/brand-api.ts";

/** What is meant to be a document of this very brand. */
const isOf = (document: object, slug: string): document is BrandDocument =>
  isBrandDocument(document) && document.slug === slug;

/** Another number where the words of the page changed: it is drawn anew then. */
const countTexts = (store: PreviewStore, shown: BrandDocument, document: BrandDocument): number => {
  const isSame = JSON.stringify(shown.texts ?? {}) === JSON.stringify(document.texts ?? {});
  return (store.getState()?.texts ?? 0) + (isSame ? 0 : 1);
};

/** The page shows an editor's draft, and goes on from its moment. It takes no bets any more: whoever shows drafts is no operator. */
export const showPreview = (
  config: StoreApi<AppConfig>,
  store: PreviewStore,
  { document, at, audience, type, tag }: FromHost["preview.show"],
): void => {
  const before = config.getState();
  const ahead = at === null ? 0 : Date.parse(at) - Date.now();
  if (!isOf(document, before.brand.slug) || Number.isNaN(ahead)) return;
  const texts = countTexts(store, before.brand, document);
  setOwnTexts(ownTextsOf(document, pageLocale()));
  store.setState({ viewer: { audience, type, tag }, ahead, texts }, true);
  config.setState(withBrand(before, document), true);
};
