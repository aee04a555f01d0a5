import type { Preferences } from "../../data/preferences/preferences.ts";
import type { ReadonlyStore } from "../../data/readonly-store.ts";
import type { ListWants } from "../../net/offer-api.ts";

interface ListWantsOptions {
  readonly wants: () => ListWants;
  readonly preferences: ReadonlyStore<Preferences>;
  readonly narrow: MediaQueryList;
  readonly reload: () => void;
}

/** Another view may want other names, or more lines; a list that lacks them is loaded again. */
export const syncListQuery = ({ wants, preferences, narrow, reload }: ListWantsOptions): void => {
  let loaded = JSON.stringify(wants());
  const check = (): void => {
    const wanted = JSON.stringify(wants());
    if (wanted === loaded) return;
    loaded = wanted;
    reload();
  };
  preferences.subscribe(check);
  narrow.addEventListener("change", check);
};
