import type { Preferences } from "../../data/preferences/preferences.ts";
import type { ReadonlyStore } from "../../data/store.ts";
import type { ListQuery } from "../../net/offer-api.ts";

interface ListQueryOptions {
  readonly listQuery: () => ListQuery;
  readonly preferences: ReadonlyStore<Preferences>;
  readonly narrow: Pick<MediaQueryList, "addEventListener">;
  readonly reload: () => void;
}

/** Another view may want other names, or more lines; a list that lacks them is loaded again. */
export const syncListQuery = ({ listQuery, preferences, narrow, reload }: ListQueryOptions): void => {
  let loaded = JSON.stringify(listQuery());
  const check = (): void => {
    const wanted = JSON.stringify(listQuery());
    if (wanted === loaded) return;
    loaded = wanted;
    reload();
  };
  preferences.subscribe(check);
  narrow.addEventListener("change", check);
};
