import {
  type FromApp,
  type FromHost,
  HOST_CAPABILITIES,
  HOST_CONTRACTS,
  type HostCapability,
  type Said,
} from "@touchline/protocol/host-messages";
import { type AddressBar, followAddressBar, readAddress } from "./address-bar.ts";
import { createRefresh, type SessionWord } from "./answer-refresh.ts";
import { type Command, toCommand } from "./command.ts";
import { connect } from "./connection.ts";
import { eventOf } from "./events.ts";
import { createFrame } from "./frame.ts";
import { createListeners, guarded } from "./listeners.ts";
import type { Sportsbook, SportsbookEvents, SportsbookOptions } from "./sportsbook.ts";
import { SDK_VERSION } from "./version.ts";

type Embed = FromHost["connect"]["embed"];

const CAN: Readonly<Record<HostCapability, (options: SportsbookOptions) => boolean>> = {
  token: ({ getSession }) => !!getSession,
  wallet: ({ getWallet }) => !!getWallet,
  address: ({ address }) => !!address,
  limits: ({ limits }) => !!limits,
  pages: () => true,
};

const introduce = (options: SportsbookOptions, embed: Embed): FromHost["connect"] => ({
  contract: Math.max(...HOST_CONTRACTS),
  sdk: SDK_VERSION,
  embed,
  capabilities: HOST_CAPABILITIES.filter((capability) => CAN[capability](options)),
});

const findContainer = (container: HTMLElement | string): HTMLElement => {
  const found = typeof container === "string" ? document.querySelector<HTMLElement>(container) : container;
  if (!found) throw new Error(`Touchline: no element matches ${container}`);
  return found;
};

/** Options that are not part of the frame's address, if any are set. */
const firstCommands = ({ betId, loadMobileView }: SportsbookOptions): readonly Command[] => {
  const named = Object.entries({ betId, loadMobileView }).filter(([, value]) => value !== undefined);
  return named.length > 0 ? [toCommand("options.updated", Object.fromEntries(named))] : [];
};

const NO_ANSWER: SportsbookEvents["error"] = { code: "NO_ANSWER", message: "The app does not answer. Still trying" };

/** `options` is read lazily: properties of an element may be set later. */
export const embedSportsbook = (options: SportsbookOptions, embed: Embed): Sportsbook => {
  const { appUrl, address } = options;
  if (!(options.tenant ?? options.tenantId)) throw new Error("Touchline: tenant is missing");
  const container = findContainer(options.container);
  const first = firstCommands(options);
  const listeners = createListeners<SportsbookEvents>();
  const frame = createFrame(options, (address && readAddress(address)) ?? options.path ?? "/");
  let isGone = false;
  let sessionWord: SessionWord | null = null;

  const say = (command: Command): void => {
    if (!isGone) connection.say(command);
  };
  const bar: AddressBar | null = address
    ? followAddressBar(address, (path) => say(toCommand("navigate", { path, arrival: "pop" })))
    : null;

  const refresh = createRefresh({ getSession: () => options.getSession, lastWord: () => sessionWord, say });
  const tellWallet = async (): Promise<void> => {
    const wallet = await options.getWallet?.();
    if (wallet) say(toCommand("wallet.changed", wallet));
  };

  const answers: { readonly [Name in keyof FromApp]?: (parts: FromApp[Name], id: number) => void } = {
    "token.refresh": refresh,
    "balance.asked": () => void tellWallet().catch(reportError),
    "route.changed": (route) => bar?.show(route),
    "back.asked": () => bar?.goBack(),
  };
  const hear = ({ id, type, parts }: Said<FromApp>): void => {
    guarded(() => answers[type]?.(parts as never, id));
    const event = eventOf(type);
    if (event) listeners.tell(event, parts as never);
  };

  const connection = connect({
    frame,
    origin: new URL(appUrl).origin,
    introduce: () => introduce(options, embed),
    onHeard: hear,
    onSilence: () => listeners.tell("error", NO_ANSWER),
    onTrace: (message) => options.onMessage?.(message),
  });
  for (const command of first) say(command);
  container.append(frame);

  return {
    updateGameOptions: (changed) => say(toCommand("options.updated", changed)),
    updateSession: (session) => {
      const command = toCommand("session.updated", { session });
      sessionWord = { session };
      say(command);
    },
    destroySession: () => {
      sessionWord = { session: null };
      say(toCommand("session.destroyed", {}));
    },
    updatePunter: (punter) => say(toCommand("punter.updated", { punter })),
    updateWallet: (wallet) => say(toCommand("wallet.changed", wallet)),
    updateLimits: (limits) => say(toCommand("limits.updated", limits)),
    updateConsent: (consent) => say(toCommand("consent.updated", consent)),
    showPreview: (preview) => say(toCommand("preview.show", preview)),
    navigate: (path) => say(toCommand("navigate", { path, arrival: "push" })),
    on: listeners.on,
    destroy: () => {
      isGone = true;
      bar?.close();
      connection.close();
      frame.remove();
    },
  };
};

/** Embeds the app in the page and connects to it. */
export const createSportsbook = (options: SportsbookOptions): Sportsbook => embedSportsbook(options, "iframe");
