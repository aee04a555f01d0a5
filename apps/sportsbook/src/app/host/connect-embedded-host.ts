import type { FromApp, FromHost } from "@touchline/protocol/host-messages";
import type { StoreApi } from "zustand/vanilla";
import type { AppConfig } from "../../config/app-config.ts";
import type { ReadonlyBetslipStore } from "../../data/betslip/betslip-store.ts";
import type { Consent } from "../../data/consent/consent.ts";
import type { PreferencesStore } from "../../data/preferences/preferences-store.ts";
import type { PreviewStore } from "../../data/preview.ts";
import type { SaferGambling } from "../../data/safer-gambling/safer-gambling-model.ts";
import type { Env } from "../../env/env.ts";
import { createEmbeddedHost, type HostChannel } from "../../host/embedded-host.ts";
import type { HostLink } from "../../host/host-link.ts";
import type { HostPort } from "../../host/host-port.ts";
import { chooseLocale } from "../../i18n/locale.ts";
import { showPreview } from "../boot/show-preview.ts";
import type { Start } from "../boot/start.ts";
import type { Navigation } from "../router/navigation.ts";
import type { GameOptions } from "../services.ts";
import { notifyHostOfHeight, notifyHostOfRoutes, notifyHostOfSettings, notifyHostOfSlip } from "./notify-host.ts";
import { type AskedOptions, unknownOptions } from "./unknown-options.ts";

interface ConnectEmbeddedHostOptions extends Pick<Env, "after" | "onNextFrame"> {
  readonly start: Pick<Start, "tenant" | "locale" | "slug" | "brand" | "standalone">;
  /** The state of the app at the moment of the call. */
  readonly state: () => Omit<FromApp["ready"], "contract" | "capabilities">;
  readonly host: Pick<HostLink, "connect" | "notify" | "setHostOpensLinks">;
  readonly config: StoreApi<AppConfig>;
  readonly preview: PreviewStore;
  readonly navigation: Navigation;
  readonly preferences: PreferencesStore;
  readonly slips: ReadonlyBetslipStore;
  readonly gameOptions: StoreApi<GameOptions>;
  readonly gambling: Pick<SaferGambling, "frame" | "limits">;
  readonly consent: Pick<Consent, "answer">;
}

/** The origins that may embed this page; the server that sent it wrote them in. */
const readHosts = (): readonly string[] =>
  document.querySelector<HTMLMetaElement>('meta[name="touchline-hosts"]')?.content.split(" ").filter(Boolean) ?? [];

/** Another language or currency needs a new page: texts are loaded once per page. Slip and route survive the reload. */
const reloadWith = (changes: Readonly<Record<string, string>>): void => {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) address.searchParams.set(name, value);
  if (address.href !== location.href) location.replace(address);
};

/** Connects the app to the operator's page around it: its commands change the app, and it is notified of what happens here. */
export const connectEmbeddedHost = (options: ConnectEmbeddedHostOptions): HostPort => {
  const { start, state, after, host, navigation, preferences, slips, gameOptions, gambling } = options;

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

  const nameUnknown = (asked: AskedOptions): void => {
    for (const message of unknownOptions(asked, start)) host.notify("error", { code: "OPTION_UNKNOWN", message });
  };

  const updateOptions = (change: FromHost["options.updated"]): void => {
    const { theme, locale, currency, header, footer } = change;
    if (change.betId !== undefined || change.loadMobileView !== undefined) updateTicket(change);
    const parts = gambling.frame.getState();
    gambling.frame.setState({ ...parts, header: header ?? parts.header, footer: footer ?? parts.footer }, true);
    nameUnknown({ theme, locale });
    if (theme) preferences.wear(theme);
    const language = locale && chooseLocale([locale, start.locale], start.brand.languages);
    reloadWith({ ...(language && language !== start.locale && { locale: language }), ...(currency && { currency }) });
  };

  let hasConnected = false;
  const handleConnected = ({ say, can }: HostChannel): void => {
    if (can("pages")) host.setHostOpensLinks();
    gambling.frame.setState({ ...gambling.frame.getState(), limits: can("limits") }, true);
    navigation.setOwner(can("address") ? { back: () => say("back.asked", {}) } : null);
    if (hasConnected) return;
    hasConnected = true;
    host.connect(say);
    const query = new URLSearchParams(location.search);
    nameUnknown({ brand: query.get("brand"), locale: query.get("locale"), theme: query.get("theme") });
    notifyHostOfRoutes(navigation, say, options);
    notifyHostOfSettings(preferences.preferences, start.locale, say);
    notifyHostOfSlip(slips, say);
    notifyHostOfHeight(say, options);
  };

  return createEmbeddedHost({
    hosts: readHosts(),
    around: window.parent,
    listen: (hear) => window.addEventListener("message", hear),
    after,
    state,
    tenant: start.tenant,
    onConnected: handleConnected,
    commands: {
      "options.updated": updateOptions,
      "limits.updated": (limits) => gambling.limits.setState(limits, true),
      "consent.updated": options.consent.answer,
      "preview.show": (preview) => showPreview(options.config, options.preview, preview),
      navigate: ({ path, arrival }) => (arrival === "pop" ? navigation.step(path) : navigation.go(path)),
    },
  });
};
