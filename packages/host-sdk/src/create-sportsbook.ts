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
import { checkOptions } from "./check-options.ts";
import { type Command, toCommand } from "./command.ts";
import { connect } from "./connection.ts";
import { createCover } from "./cover.ts";
import { EVENTS, eventOf } from "./events.ts";
import { fillWindow } from "./fill-window.ts";
import { createFrame } from "./frame.ts";
import { createListeners, guarded } from "./listeners.ts";
import { findProblem, NO_ANSWER, type Problem } from "./problem.ts";
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

/** `options` is read lazily: properties of an element may be set later. */
export const embedSportsbook = (options: SportsbookOptions, embed: Embed): Sportsbook => {
  const { origin, tenant } = checkOptions(options);
  const { address } = options;
  const container = findContainer(options.container);
  const first = firstCommands(options);
  const listeners = createListeners<SportsbookEvents>();
  const frame = createFrame(options, (address && readAddress(address)) ?? options.path ?? "/");
  const cover = createCover(frame, options, () => {
    cover.show();
    // The same address again loads the frame anew.
    frame.src = String(frame.src);
  });
  let isGone = false;
  let isReady = false;
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
    ready: (ready) => bar?.begin(ready),
    "route.changed": (route) => bar?.show(route),
    "back.asked": () => bar?.goBack(),
  };
  const hear = ({ id, type, parts }: Said<FromApp>): void => {
    if (type === "ready") {
      isReady = true;
      cover.hide();
    }
    guarded(() => answers[type]?.(parts as never, id));
    const event = eventOf(type);
    if (event) listeners.tell(event, parts as never);
  };

  const tellProblem = (problem: Problem): void => {
    console.error(`Touchline: ${problem.code}. ${problem.message}`);
    listeners.tell("error", problem);
  };
  const findReason = async (): Promise<void> => {
    const problem = await findProblem(origin, tenant);
    if (!problem || isGone || isReady) return;
    // A frame that may not be shown, or has no app, does not become one by itself.
    connection.giveUp(problem.code !== "APP_UNREACHABLE");
    cover.fail(`${problem.code}: ${problem.message}`);
    tellProblem(problem);
  };

  const connection = connect({
    frame,
    origin,
    introduce: () => introduce(options, embed),
    onHeard: hear,
    onLate: () => void findReason(),
    onSilence: () => tellProblem(NO_ANSWER),
    onTrace: (message) => options.onMessage?.(message),
  });
  for (const command of first) say(command);
  // What the frame shows from now on is the app's own beginning, or the browser's word that there is none.
  frame.addEventListener("load", cover.hide);
  cover.show();
  const stopFilling = fillWindow(container, cover.frame);
  container.append(cover.frame);

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
    on: (name, listener) => {
      if (!EVENTS.includes(name))
        throw new TypeError(`Touchline: there is no event ${name}. Events are ${EVENTS.join(", ")}`);
      return listeners.on(name, listener);
    },
    destroy: () => {
      isGone = true;
      bar?.close();
      stopFilling();
      connection.close();
      cover.frame.remove();
    },
  };
};

/** Embeds the app in the page and connects to it. */
export const createSportsbook = (options: SportsbookOptions): Sportsbook => embedSportsbook(options, "iframe");
