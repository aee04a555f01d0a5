import type { PunterPreferences } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { Env } from "../../env/env.ts";
import { isRefusal, type PunterApi } from "../../net/punter-api.ts";
import { createOutbox } from "../session/outbox.ts";
import type { ReadonlyStore } from "../store.ts";
import type { PreferenceName } from "./preferences.ts";
import type { Chosen, PreferencesStorage, Saved } from "./preferences-store.ts";

interface PunterPreferencesOptions extends Pick<Env, "after" | "random" | "report"> {
  readonly api: Pick<PunterApi, "preferences" | "changePreferences">;
  /** What is shown until the server answers. */
  readonly begun: Chosen;
  /** What the visitor chose on this device. */
  readonly visitors: Chosen;
  /** The server's word, for the next page to begin with. */
  readonly writeCopy: (chosen: Chosen) => void;
}

const keepEntries = (chosen: Chosen, keeps: (name: PreferenceName, value: unknown) => boolean): Chosen =>
  Object.fromEntries(Object.entries(chosen).filter(([name, value]) => keeps(name as PreferenceName, value)));

const isEmpty = (chosen: Chosen): boolean => Object.keys(chosen).length === 0;

/** A punter's preferences, kept by the server. What the visitor chose here fills in what the punter never chose. */
export const createPunterPreferences = (options: PunterPreferencesOptions) => {
  const { api, begun, visitors, writeCopy, after, random, report } = options;
  let known: Chosen | null = null;
  let pending: Chosen = {};
  /** Who changed nothing is not told that it was saved. */
  let isChosen = false;
  let isClosed = false;
  const chosen = createStore<Chosen>(() => begun);
  const saved = createStore<Saved>(() => "unchanged");

  const show = (): void => {
    if (isClosed) return;
    chosen.setState({ ...(known ?? begun), ...pending }, true);
    if (known) writeCopy(chosen.getState());
  };

  const load = async (): Promise<void> => {
    const answer: Chosen = await api.preferences();
    known = answer;
    pending = { ...keepEntries(visitors, (name) => !Object.hasOwn(answer, name)), ...pending };
  };

  const sendPending = async (): Promise<void> => {
    const batch = pending;
    const settle = (): void => {
      pending = keepEntries(pending, (name, value) => batch[name] !== value);
    };
    try {
      known = await api.changePreferences(batch as PunterPreferences);
      settle();
      if (isChosen) saved.setState("account");
    } catch (error) {
      if (isChosen) saved.setState("nowhere");
      if (!isRefusal(error)) throw error;
      report(error);
      settle();
    }
  };

  const outbox = createOutbox({
    send: async () => {
      await (known ? sendPending() : load());
      show();
    },
    hasMore: () => known === null || !isEmpty(pending),
    after,
    random,
    report,
  });
  outbox.sendNow();

  const storage: PreferencesStorage = {
    chosen: chosen as ReadonlyStore<Chosen>,
    saved,
    choose: (name, value) => {
      pending = { ...pending, [name]: value };
      isChosen = true;
      saved.setState("unchanged");
      show();
      outbox.sendSoon();
    },
  };

  return {
    ...storage,
    sendNow: outbox.sendNow,
    close: (): void => {
      isClosed = true;
      outbox.close();
    },
  };
};
