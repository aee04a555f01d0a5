import type { Preferences } from "../data/preferences/preferences.ts";
import type { Readable } from "../data/state.ts";

interface NameTypesOptions {
  readonly nameTypes: () => readonly number[];
  readonly preferences: Readable<Preferences>;
  readonly narrow: MediaQueryList;
  readonly reload: () => void;
}

/** Another view may want other names; a list that lacks them is loaded again. */
export const followNameTypes = ({ nameTypes, preferences, narrow, reload }: NameTypesOptions): void => {
  let loaded = nameTypes().join();
  const check = (): void => {
    const wanted = nameTypes().join();
    if (wanted === loaded) return;
    loaded = wanted;
    reload();
  };
  preferences.subscribe(check);
  narrow.addEventListener("change", check);
};
