import type { HostToken, WalletAnswer } from "@touchline/protocol";
import type { FromApp, FromHost, HostSession } from "@touchline/protocol/host-messages";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { AppConfig } from "../../config/app-config.ts";
import { after } from "../../data/after.ts";
import type { ReadonlyBetslipStore } from "../../data/betslip/betslip-store.ts";
import type { PreferencesStore } from "../../data/preferences/preferences-store.ts";
import type { SaferGambling } from "../../data/safer-gambling/safer-gambling-model.ts";
import type { ReadonlyStore } from "../../data/store.ts";
import { createHostChannel } from "../../host/host-channel.ts";
import type { Say } from "../../host/host-line.ts";
import { setHeld } from "../../host/host-pages.ts";
import { chooseLocale } from "../../i18n/locale.ts";
import type { HostAnswer } from "../../net/host-api.ts";
import { showPreview } from "../boot/show-preview.ts";
import type { Start } from "../boot/start.ts";
import type { Navigation } from "../router/navigation.ts";
import type { GameOptions } from "../services.ts";
import type { Host } from "./host.ts";
import { notifyHostOfHeight, notifyHostOfRoutes, notifyHostOfSettings, notifyHostOfSlip } from "./notify-host.ts";

export interface FollowHostOptions {
  readonly start: Pick<Start, "tenant" | "locale" | "brand" | "standalone">;
  /** What the app is, at the moment of being asked. */
  readonly state: () => Omit<FromApp["ready"], "contract" | "capabilities">;
  readonly config: StoreApi<AppConfig>;
  readonly navigation: Navigation;
  readonly preferences: PreferencesStore;
  readonly slips: ReadonlyBetslipStore;
  readonly gameOptions: StoreApi<GameOptions>;
  readonly gambling: Pick<SaferGambling, "frame" | "limits">;
  /** What was said before the line was there is said now. */
  readonly join: (say: Say) => void;
}

/** The page says whose frame it may be; the server that sent it wrote that in. */
const readHosts = (): readonly string[] =>
  document.querySelector<HTMLMetaElement>('meta[name="touchline-hosts"]')?.content.split(" ").filter(Boolean) ?? [];

const answerOf = (session: HostSession, tenant: string): HostAnswer => {
  const { token, expiresAt, punter, currency } = session;
  const known: HostToken = { token, expiresAt, tenant, punter: { id: punter.id, name: punter.nickname, currency } };
  return { kind: "signedIn", token: known };
};

const NOBODY: HostAnswer = { kind: "nobody" };

/** What has been said, and whatever is said from now on. Returns how to stop. */
const passOn = <Value>(state: ReadonlyStore<Value | undefined>, take: (value: Value) => void): (() => void) => {
  const tell = (): void => {
    const value = state.getState();
    if (value !== undefined) take(value);
  };
  tell();
  return state.subscribe(tell);
};

/** The page in another language or currency begins anew: its texts hold for its life. Slip and place are kept. */
const reloadWith = (changes: Readonly<Record<string, string>>): void => {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) address.searchParams.set(name, value);
  if (address.href !== location.href) location.replace(address);
};

/** Puts the app in the hands of the page around it, as far as those reach. */
export const createEmbeddedHost = (options: FollowHostOptions): Host => {
  const { start, navigation, preferences, slips, gameOptions, gambling, join } = options;
  /** What the host said unasked; undefined while it has said nothing. */
  const said = createStore<HostSession | null | undefined>(() => undefined);
  /** The last that was heard of, said or answered. */
  let held: HostSession | null = null;
  const wallet = createStore<WalletAnswer | null>(() => null);

  const updateTicket = ({ betId, loadMobileView }: FromHost["options.updated"]): void => {
    const before = gameOptions.getState();
    gameOptions.setState(
      {
        betId: betId === undefined ? before.betId : betId,
        loadMobileView: loadMobileView ?? before.loadMobileView,
        said: before.said + (betId ? 1 : 0),
      },
      true,
    );
    if (betId) navigation.go(navigation.ticketHref(betId));
  };

  const updateOptions = (change: FromHost["options.updated"]): void => {
    const { theme, locale, currency, header, footer } = change;
    if (change.betId !== undefined || change.loadMobileView !== undefined) updateTicket(change);
    const parts = gambling.frame.getState();
    gambling.frame.setState({ ...parts, header: header ?? parts.header, footer: footer ?? parts.footer }, true);
    if (theme) preferences.wear(theme);
    const language = locale && chooseLocale([locale, start.locale], start.brand.languages);
    reloadWith({ ...(language && language !== start.locale && { locale: language }), ...(currency && { currency }) });
  };

  const take = (session: HostSession | null): void => {
    held = session;
    said.setState(session, true);
  };

  const updatePunter = ({ punter }: FromHost["punter.updated"]): void => {
    if (held?.punter.id === punter.id) take({ ...held, punter });
  };

  let hasJoined = false;
  const channel = createHostChannel({
    hosts: readHosts(),
    around: window.parent,
    listen: (hear) => window.addEventListener("message", hear),
    after,
    state: options.state,
    onConnected: () => {
      if (channel.can("pages")) setHeld();
      gambling.frame.setState({ ...gambling.frame.getState(), limits: channel.can("limits") }, true);
      navigation.setOwner(channel.can("address") ? { back: () => channel.say("back.asked", {}) } : null);
      if (hasJoined) return;
      hasJoined = true;
      join(channel.say);
      notifyHostOfRoutes(navigation, channel.say);
      notifyHostOfSettings(preferences.preferences, start.locale, channel.say);
      notifyHostOfSlip(slips, channel.say);
      notifyHostOfHeight(channel.say);
    },
    commands: {
      "options.updated": updateOptions,
      "session.updated": ({ session }) => take(session),
      "session.destroyed": () => take(null),
      "punter.updated": updatePunter,
      "wallet.changed": (told) => wallet.setState(told, true),
      "limits.updated": (limits) => gambling.limits.setState(limits, true),
      "preview.show": (preview) => showPreview(options.config, preview),
      navigate: ({ path, arrival }) => (arrival === "pop" ? navigation.step(path) : navigation.go(path)),
    },
  });

  const known = (session: HostSession | null): HostAnswer => (session ? answerOf(session, start.tenant) : NOBODY);

  return {
    ask: async (reason) => {
      await channel.connected;
      // A host that keeps no promise has said what it has to say.
      if (!channel.can("token")) return known(held);
      const { answer, session = null } = await channel.askForToken(reason);
      if (answer === "failed") return { kind: "unreachable" };
      held = answer === "signedIn" ? session : null;
      return known(held);
    },
    signOut: async () => {
      channel.say("logout.asked", {});
      return false;
    },
    askWallet: (signal) => {
      if (!channel.can("wallet")) return null;
      return new Promise((resolve, reject) => {
        const stop = wallet.subscribe(() => {
          stop();
          resolve(wallet.getState() as WalletAnswer);
        });
        signal.addEventListener("abort", () => {
          stop();
          reject(signal.reason);
        });
        channel.say("balance.asked", {});
      });
    },
    onSession: (take) => passOn(said, (session) => take(known(session))),
    onWallet: (take) => passOn(wallet, (told) => told && take(told)),
  };
};
