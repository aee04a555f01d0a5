import { HOST_PATHS } from "@touchline/protocol";
import { createPunterFavourites } from "../../data/favourites/punter-favourites.ts";
import { createPunterPreferences } from "../../data/preferences/punter-preferences.ts";
import type { Session } from "../../data/session/session.ts";
import { createSessionSync } from "../../data/session/session-sync.ts";
import type { HostPort } from "../../host/host-port.ts";
import { createStandaloneHost } from "../../host/standalone-host.ts";
import { createPunterApi } from "../../net/punter-api.ts";
import { askRefusal, type PunterAccess } from "../../net/punter-call.ts";
import type { App } from "../create-app.ts";
import { signInBettor } from "./sign-in-bettor.ts";
import type { StartedBetslips } from "./start-betslips.ts";

/** What of the app is the punter's, or changes with them. */
type PunterApp = Pick<
  App,
  | "env"
  | "queryClient"
  | "config"
  | "tickets"
  | "preferences"
  | "session"
  | "favourites"
  | "offer"
  | "offerApi"
  | "push"
  | "saferGambling"
>;

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

/**
 * Asks the host who is signed in, and gives each punter their favourites, preferences, slips and money. `around` is the page around the
 * app, where there is one. `betslips` is undefined where its script could not be loaded: the rest of the page goes on without.
 */
export const syncPunter = (app: PunterApp, around: HostPort | null, betslips: StartedBetslips | undefined): void => {
  const { env, queryClient: client, config, tickets, preferences, session, favourites, offer, push } = app;
  const { start } = env;
  const place = { tickets, config, locale: start.locale, narrow: env.narrow, preferences };
  let userData: UserData | null = null;

  const own = createStandaloneHost(start.token);
  const host = around && !start.standalone ? around : own;

  /** Removes the limits of the punter before. A host on our own origin sends a break with the token; one around us sends a message. */
  const setBreak = (breakUntil: number | null): void =>
    app.saferGambling.limits.setState({ limits: [], breakUntil }, true);

  const sessionSync = createSessionSync({
    ...env,
    session,
    ask: host.ask,
    signOut: host.signOut,
    askRefusal,
    onHost: () => {
      if (host === own) env.host.setOwnPages(HOST_PATHS);
    },
    onToken: ({ breakUntil = null }) => {
      if (host === own) setBreak(breakUntil);
      userData?.tokenRenewed();
    },
    onLeaving: () => userData?.sendNow(),
  });

  const onSignIn = (here: SignedIn): UserData => {
    const access: PunterAccess = {
      token: () => sessionSync.tokenOf(here),
      renew: () => sessionSync.renew(),
      onRefused: sessionSync.refused,
    };
    const tools = { ...env, api: createPunterApi(access) };
    const theirFavourites = createPunterFavourites({ ...tools, device: favourites.device });
    const theirPreferences = createPunterPreferences({
      ...tools,
      begun: preferences.chosen(),
      visitors: preferences.device.chosen.getState(),
      writeCopy: preferences.writePunterCopy,
    });
    favourites.keepWith(theirFavourites);
    preferences.keepWith(theirPreferences);
    const owner = ownerOf(here) ?? "";
    const { punter } = here;
    const bettor =
      betslips &&
      signInBettor({
        env,
        client,
        owner,
        punter,
        access,
        host,
        notifyHost: env.host.notify,
        saferGambling: app.saferGambling,
        betslips,
        place,
        offer,
        offerApi: app.offerApi,
        push,
      });
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
    preferences.forgetPunterCopy();
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
