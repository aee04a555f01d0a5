import { type Selection, type SlipRules, selectionsOf } from "@touchline/betting";
import { MOST_KEPT, type PunterBetslips } from "@touchline/protocol";
import type { StoredBetslips } from "../../../config/stored.ts";
import type { Env } from "../../../env/env.ts";
import type { PunterBetslipsApi } from "../../../net/betslips-api.ts";
import { HttpError } from "../../../net/http.ts";
import { createOutbox } from "../../session/outbox.ts";
import { watchStore } from "../../store.ts";
import type { BetslipStore } from "../betslip-store.ts";
import { mergeFamilies } from "../slip/merge-slips.ts";
import type { SlipActions } from "../slip/slip-actions.ts";
import { createFamilies, mapFamilies, mapSlips, type SlipFamilies, slipsOf } from "../slip/slip-families.ts";
import { fingerprint, readFamilies, toSavedSlips } from "./saved-slips.ts";

interface SlipPersistenceOptions extends Pick<Env, "after" | "random" | "report"> {
  readonly store: Pick<BetslipStore, "getState" | "getInitialState" | "subscribe">;
  readonly slips: Pick<SlipActions, "families" | "set">;
  readonly stored: StoredBetslips;
  readonly currency: () => string;
  /** Until it is known who is here, the slips are in the currency of the punter who was; null: of nobody. */
  readonly rememberCurrency: (currency: string | null) => void;
  /** Other slips have taken the place of those that were there: they are of another day, or another device. */
  readonly onReplaced: () => void;
}

/** What the server and this device last agreed on. */
interface Agreed {
  readonly version: number;
  readonly content: unknown;
}

interface Copy extends Agreed {
  readonly owner: string;
  readonly slips: unknown;
}

const NEVER: Agreed = { version: 0, content: null };
const CONFLICT = 409;
/** Prices move all the time; what the bettor did is written a moment later, and with the page when it is left. */
const SAVE_AFTER = 400;

const readCopy = (stored: unknown): Copy | null => {
  const copy = stored as Partial<Copy> | null;
  return copy && typeof copy.owner === "string" && Number.isSafeInteger(copy.version) ? (copy as Copy) : null;
};

const currencyOf = (slips: unknown): string | null => {
  const { currency } = (slips ?? {}) as { readonly currency?: unknown };
  return typeof currency === "string" ? currency : null;
};

/** Slips of another tab, with what this one knows of the offer: only picks that are new here wait for today's. */
const withOfferOf = (held: SlipFamilies, next: SlipFamilies): SlipFamilies => {
  const known = new Map(slipsOf(held).flatMap(({ selectionsData }) => Object.entries(selectionsData)));
  const follow = (selection: Selection): Selection => {
    const { metadata, limits, availability, markets, previousOdds } = known.get(selection.id) ?? selection;
    return { ...selection, metadata, limits, availability, markets, previousOdds };
  };
  return mapFamilies(next, (state) =>
    mapSlips(state, (slip) => ({
      ...slip,
      selectionsData: Object.fromEntries(selectionsOf(slip).map((each) => [each.id, follow(each)])),
    })),
  );
};

/** Keeps the slips: a visitor's on this device, a punter's with the server, so that no pick is lost on the way from one to the other. */
export const createSlipPersistence = (options: SlipPersistenceOptions) => {
  const { store, slips, stored, currency, rememberCurrency, after, random, onReplaced, report } = options;
  const rules = (): SlipRules => store.getState().rules;
  /** Whose slips these are; null: a visitor's. */
  let owner: string | null = null;
  let agreed: Agreed = NEVER;
  let agreedMark: string | null = null;
  let savedMark: string | null = null;
  let api: PunterBetslipsApi | null = null;
  let isTaken = false;
  let cancelSave: (() => void) | null = null;

  const read = (content: unknown): SlipFamilies | null => readFamilies(content, currency(), rules().defaultStake);
  const content = (): ReturnType<typeof toSavedSlips> => toSavedSlips(slips.families(), currency());
  const markOf = (slips: SlipFamilies): string => fingerprint(toSavedSlips(slips, currency()));
  const isAhead = (): boolean => markOf(slips.families()) !== agreedMark;

  const agreeOn = (next: Agreed): void => {
    agreed = next;
    agreedMark = markOf(read(next.content) ?? createFamilies(rules()));
  };

  const save = (): void => {
    cancelSave?.();
    cancelSave = null;
    savedMark = markOf(slips.families());
    if (owner === null) stored.writeVisitors(content());
    else stored.writePunters({ owner, ...agreed, slips: content() } satisfies Copy);
  };

  const replace = (next: SlipFamilies): void => {
    if (markOf(next) === markOf(slips.families())) return;
    slips.set(next);
    onReplaced();
  };

  /** The server's, with what is here beyond them. Who never agreed on anything has all of it beyond them. */
  const takeKept = ({ version, content: theirs }: PunterBetslips): void => {
    const before = agreed;
    const known = isTaken || before.version > 0 ? read(before.content) : null;
    agreeOn({ version, content: theirs });
    isTaken = true;
    const kept = read(theirs) ?? createFamilies(rules());
    const isNews = version !== before.version;
    if (isNews) replace(mergeFamilies(kept, slips.families(), known, rules()));
    if (owner !== null) stored.writeVisitors(null);
    save();
  };

  const send = async (): Promise<void> => {
    const to = api;
    if (!to) return;
    if (!isTaken) takeKept(await to.kept());
    if (to !== api || !isAhead()) return;
    const sent = content();
    if (JSON.stringify(sent).length > MOST_KEPT) {
      report(new Error("the slips are too long to be kept with the server"));
      agreeOn({ ...agreed, content: sent });
      return;
    }
    try {
      const { version } = await to.keep(agreed.version, { ...sent });
      agreeOn({ version, content: sent });
      save();
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== CONFLICT || to !== api) throw error;
      // Another device was first: what it did is taken in, and then it is tried again.
      takeKept(await to.kept());
      throw error;
    }
  };

  const outbox = createOutbox({ send, hasMore: () => api !== null && (!isTaken || isAhead()), after, random, report });

  watchStore(
    store,
    ({ families }) => families,
    () => {
      cancelSave ??= after(SAVE_AFTER, () => {
        cancelSave = null;
        if (markOf(slips.families()) === savedMark) return;
        save();
        outbox.sendSoon();
      });
    },
  );

  return {
    /** With what was here last: of the punter who was, or of a visitor. */
    begin: (): void => {
      const copy = readCopy(stored.readPunters());
      rememberCurrency(currencyOf(copy?.slips));
      const last = copy && read(copy.slips);
      if (copy && last) {
        owner = copy.owner;
        agreeOn({ version: copy.version, content: copy.content });
      }
      replace(last ?? read(stored.readVisitors()) ?? slips.families());
    },

    /** Somebody has signed in. What a visitor picked goes with them; what another punter left does not. */
    onSignIn: (who: string, through: PunterBetslipsApi): void => {
      if (owner !== null && owner !== who) replace(createFamilies(rules()));
      agreeOn(owner === who ? agreed : NEVER);
      owner = who;
      isTaken = false;
      api = through;
      void outbox.sendNow();
    },

    /** Nobody is signed in: the slips of the one who was are theirs alone. */
    onSignOut: (): void => {
      api = null;
      if (owner === null) return;
      owner = null;
      rememberCurrency(null);
      agreeOn(NEVER);
      stored.writePunters(null);
      replace(read(stored.readVisitors()) ?? createFamilies(rules()));
    },

    /** The page is looked at again: another device may have been used meanwhile. */
    wake: (): void => {
      if (!api) return;
      isTaken = isAhead();
      void outbox.sendNow();
    },

    /** Another tab has changed the slips: they are the same here. */
    storedElsewhere: (): void => {
      const copy = readCopy(stored.readPunters());
      if ((copy?.owner ?? null) !== owner) return;
      const next = read(copy ? copy.slips : stored.readVisitors());
      if (!next) return;
      if (copy) agreeOn({ version: copy.version, content: copy.content });
      replace(withOfferOf(slips.families(), next));
      savedMark = markOf(slips.families());
    },

    /** The page may be left. */
    sendNow: (): void => {
      save();
      void outbox.sendNow();
    },
  };
};
