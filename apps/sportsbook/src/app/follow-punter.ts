import { HOST_PATHS } from "@touchline/protocol";
import { forgetPunterCopy, writePunterCopy } from "../config/stored-preferences.ts";
import type { FavouritesStore } from "../data/favourites/favourites-store.ts";
import { createPunterFavourites } from "../data/favourites/punter-favourites.ts";
import type { LiveOffer } from "../data/live-offer/live-offer.ts";
import type { PreferencesStore } from "../data/preferences/preferences-store.ts";
import { createPunterPreferences } from "../data/preferences/punter-preferences.ts";
import type { Session } from "../data/session/session.ts";
import { createSessionKeeper } from "../data/session/session-keeper.ts";
import type { State } from "../data/state.ts";
import { setHostPages } from "../host/notify-host.ts";
import { askHost, signOutOfHost } from "../net/host-api.ts";
import { createPunterApi } from "../net/punter-api.ts";
import type { FollowedBetslips } from "./follow-betslips.ts";
import { welcomeBettor } from "./welcome-bettor.ts";

interface FollowPunterOptions {
  readonly brand: string;
  readonly session: State<Session>;
  readonly favourites: FavouritesStore;
  readonly preferences: PreferencesStore;
  readonly offer: Pick<LiveOffer, "reload" | "joinPunter" | "authorise">;
  /** Undefined where they could not be loaded: the rest of the page goes on. */
  readonly betslips: FollowedBetslips | undefined;
  readonly onError: (error: unknown) => void;
}

type SignedIn = Extract<Session, { status: "signedIn" }>;

/** What is kept for one punter, as long as they are here. */
interface Belongings {
  readonly owner: string;
  readonly tokenRenewed: () => void;
  readonly sendNow: () => void;
  readonly close: () => void;
}

const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

const ownerOf = (session: Session): string | null =>
  session.status === "signedIn" ? `${session.tenant} ${session.punter.id}` : null;

/** Asks the host who is here, and gives each what is theirs: favourites, preferences, slips and money. */
export const followPunter = (options: FollowPunterOptions): void => {
  const { brand, session, favourites, preferences, offer, betslips, onError } = options;
  let belongings: Belongings | null = null;

  const keeper = createSessionKeeper({
    session,
    ask: askHost,
    signOut: signOutOfHost,
    now: Date.now,
    after,
    onHost: () => setHostPages(HOST_PATHS),
    onToken: () => belongings?.tokenRenewed(),
    onLeaving: () => belongings?.sendNow(),
    onError,
  });

  const welcome = (here: SignedIn): Belongings => {
    const access = { token: () => keeper.tokenOf(here), renew: keeper.renew };
    const tools = {
      api: createPunterApi(access),
      after,
      random: Math.random,
      onError,
    };
    const theirFavourites = createPunterFavourites({ ...tools, device: favourites.device });
    const theirPreferences = createPunterPreferences({
      ...tools,
      begun: preferences.chosen(),
      visitors: preferences.device.chosen.get(),
      writeCopy: (chosen) => writePunterCopy(brand, chosen),
    });
    favourites.keepWith(theirFavourites);
    preferences.keepWith(theirPreferences);
    const owner = ownerOf(here) ?? "";
    const bettor = betslips && welcomeBettor({ owner, punter: here.punter, access, betslips, offer, after, onError });
    const parts = [theirFavourites, theirPreferences, ...(bettor ? [bettor] : [])];
    return {
      owner,
      tokenRenewed: () => bettor?.tokenRenewed(),
      sendNow: () => {
        for (const part of parts) void part.sendNow();
      },
      close: () => {
        for (const part of parts) part.close();
      },
    };
  };

  const farewell = (): void => {
    forgetPunterCopy(brand);
    favourites.keepWith(favourites.device);
    preferences.keepWith(preferences.device);
    betslips?.farewell();
  };

  const handleSession = (): void => {
    const here = session.get();
    const before = belongings;
    if (before?.owner === ownerOf(here)) return;
    before?.close();
    belongings = here.status === "signedIn" ? welcome(here) : null;
    if (belongings) return;
    farewell();
    if (before) offer.reload();
  };

  const handleWake = (): void => {
    if (document.visibilityState !== "visible") return;
    keeper.wake();
    belongings?.sendNow();
  };

  session.subscribe(handleSession);
  document.addEventListener("visibilitychange", handleWake);
  window.addEventListener("online", handleWake);
  // Whatever waits to be sent goes with the page.
  window.addEventListener("pagehide", () => belongings?.sendNow());
  void keeper.renew();
};
