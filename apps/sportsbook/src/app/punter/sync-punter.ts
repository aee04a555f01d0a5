import type { QueryClient } from "@tanstack/react-query";
import { HOST_PATHS } from "@touchline/protocol";
import type { StoreApi } from "zustand/vanilla";
import { forgetPunterCopy, writePunterCopy } from "../../config/stored-preferences.ts";
import { after } from "../../data/after.ts";
import type { FavouritesStore } from "../../data/favourites/favourites-store.ts";
import { createPunterFavourites } from "../../data/favourites/punter-favourites.ts";
import type { LiveOffer } from "../../data/live-offer/live-offer.ts";
import { createPunterPreferences } from "../../data/preferences/punter-preferences.ts";
import { pageSaferGambling } from "../../data/safer-gambling/safer-gambling.ts";
import type { Session } from "../../data/session/session.ts";
import { createSessionSync } from "../../data/session/session-sync.ts";
import { setHostPages } from "../../host/host-pages.ts";
import { createPunterApi } from "../../net/punter-api.ts";
import type { PushClient } from "../../net/push-client.ts";
import type { Start } from "../boot/start.ts";
import type { Host } from "../host/host.ts";
import { createStandaloneHost } from "../host/standalone-host.ts";
import { signInBettor } from "./sign-in-bettor.ts";
import type { StartedBetslips } from "./start-betslips.ts";
import type { TicketsPlace } from "./start-tickets.ts";

interface FollowPunterOptions {
  readonly client: QueryClient;
  /** The page around the app, where there is one. */
  readonly around: Host | null;
  readonly start: Pick<Start, "standalone" | "token">;
  /** Where their bets are shown. */
  readonly place: TicketsPlace;
  readonly session: StoreApi<Session>;
  readonly favourites: FavouritesStore;
  readonly offer: Pick<LiveOffer, "reload" | "joinEvents">;
  readonly push: PushClient;
  /** Undefined where they could not be loaded: the rest of the page goes on. */
  readonly betslips: StartedBetslips | undefined;
  readonly onError: (error: unknown) => void;
}

type SignedIn = Extract<Session, { status: "signedIn" }>;

/** What is kept for one punter, as long as they are here. */
interface UserData {
  readonly owner: string;
  readonly tokenRenewed: () => void;
  readonly sendNow: () => void;
  readonly close: () => void;
}

const ownerOf = (session: Session): string | null =>
  session.status === "signedIn" ? `${session.tenant} ${session.punter.id}` : null;

/** Asks the host who is here, and gives each what is theirs: favourites, preferences, slips and money. */
export const syncPunter = (options: FollowPunterOptions): void => {
  const { client, around, start, place, session, favourites, offer, push, betslips, onError } = options;
  const { preferences } = place;
  const brand = place.config.brand.slug;
  let userData: UserData | null = null;

  const own = createStandaloneHost(start.token);
  const host = around && !start.standalone ? around : own;

  /** Whose limits and break they were has left. Behind our own origin a break comes with the token; a page around us says it itself. */
  const setBreak = (breakUntil: number | null): void =>
    pageSaferGambling.limits.setState({ limits: [], breakUntil }, true);

  const sessionSync = createSessionSync({
    session,
    ask: host.ask,
    signOut: host.signOut,
    now: Date.now,
    after,
    onHost: () => {
      if (host === own) setHostPages(HOST_PATHS);
    },
    onToken: ({ breakUntil = null }) => {
      if (host === own) setBreak(breakUntil);
      userData?.tokenRenewed();
    },
    onLeaving: () => userData?.sendNow(),
    onError,
  });

  const onSignIn = (here: SignedIn): UserData => {
    const access = { token: () => sessionSync.tokenOf(here), renew: () => sessionSync.renew() };
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
      visitors: preferences.device.chosen.getState(),
      writeCopy: (chosen) => writePunterCopy(brand, chosen),
    });
    favourites.keepWith(theirFavourites);
    preferences.keepWith(theirPreferences);
    const owner = ownerOf(here) ?? "";
    const { punter } = here;
    const bettor =
      betslips && signInBettor({ client, owner, punter, access, host, betslips, place, offer, push, after, onError });
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

  const onSignOut = (): void => {
    forgetPunterCopy(brand);
    favourites.keepWith(favourites.device);
    preferences.keepWith(preferences.device);
    betslips?.onSignOut();
  };

  const handleSession = (): void => {
    const here = session.getState();
    const before = userData;
    if (before?.owner === ownerOf(here)) return;
    if (before) setBreak(null);
    before?.close();
    userData = here.status === "signedIn" ? onSignIn(here) : null;
    if (userData) return;
    onSignOut();
    if (before) offer.reload();
  };

  const handleWake = (): void => {
    if (document.visibilityState !== "visible") return;
    sessionSync.wake();
    userData?.sendNow();
  };

  session.subscribe(handleSession);
  document.addEventListener("visibilitychange", handleWake);
  window.addEventListener("online", handleWake);
  // Whatever waits to be sent goes with the page.
  window.addEventListener("pagehide", () => userData?.sendNow());
  around?.onSession((answer) => {
    sessionSync.tell(answer);
    // A page that stands alone in another's loads what it shows for whoever is here now.
    if (start.standalone) offer.reload();
  });
  // Who has been named need not be asked for.
  if (session.getState().status === "unknown") void sessionSync.renew("start");
};
