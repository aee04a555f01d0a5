import type { FromApp, FromHost, Said } from "@touchline/protocol/host-messages";
import type { Command } from "./command.ts";

/** The state that the host has set, repeated to an app that was reloaded. Does not include one-time commands. */
export interface KeptState {
  readonly options: FromHost["options.updated"];
  /** Null for nobody; undefined where it was never set. */
  readonly session?: FromHost["session.updated"]["session"] | null;
  readonly wallet?: FromHost["wallet.changed"];
  readonly limits?: FromHost["limits.updated"];
  readonly consent?: FromHost["consent.updated"];
  readonly preview?: FromHost["preview.show"];
}

export const NOTHING_KEPT: KeptState = { options: {} };

/** The punter's data is removed with the session. */
const withNobody = ({ session: _gone, wallet: _theirs, limits: _own, ...kept }: KeptState): KeptState => ({
  ...kept,
  session: null,
});

type Rules<Messages> = { readonly [Name in keyof Messages]?: (kept: KeptState, parts: Messages[Name]) => KeptState };

const SAID: Rules<FromHost> = {
  // A ticket is opened once: a reloaded app keeps the location to which the punter has navigated since.
  "options.updated": (kept, { betId: _once, ...options }) => ({ ...kept, options: { ...kept.options, ...options } }),
  "session.updated": (kept, { session }) => ({ ...kept, session }),
  "session.destroyed": withNobody,
  "punter.updated": (kept, { punter }) => (kept.session ? { ...kept, session: { ...kept.session, punter } } : kept),
  "wallet.changed": (kept, wallet) => ({ ...kept, wallet }),
  "limits.updated": (kept, limits) => ({ ...kept, limits }),
  "consent.updated": (kept, consent) => ({ ...kept, consent }),
  "preview.show": (kept, preview) => ({ ...kept, preview }),
  "token.refreshed": (kept, { answer, session }) => {
    if (answer === "nobody") return withNobody(kept);
    return session ? { ...kept, session } : kept;
  },
};

/** Changes made in the app override what the host set before. */
const HEARD: Rules<FromApp> = {
  "settings.changed": (kept, { locale, theme }) => ({
    ...kept,
    options: {
      ...kept.options,
      ...(kept.options.locale && { locale }),
      ...(kept.options.theme && { theme }),
    },
  }),
  "balance.changed": (kept, { balance, currency }) =>
    kept.wallet?.currency === currency ? { ...kept, wallet: { ...kept.wallet, activeCurrencyBalance: balance } } : kept,
};

const apply = <Messages>(
  rules: Rules<Messages>,
  kept: KeptState,
  { type, parts }: { readonly type: keyof Messages; readonly parts: unknown },
): KeptState => rules[type]?.(kept, parts as never) ?? kept;

export const keepSaid = (kept: KeptState, command: Command): KeptState => apply(SAID, kept, command);
export const keepHeard = (kept: KeptState, message: Said<FromApp>): KeptState => apply(HEARD, kept, message);

/** A language that is already shown is not sent, because the app would reload for nothing. */
const optionsFor = ({ options }: KeptState, { locale: shown }: FromApp["ready"]): FromHost["options.updated"] => {
  const { locale, ...others } = options;
  return locale === undefined || locale === shown ? others : options;
};

export const commandsOf = (kept: KeptState, ready: FromApp["ready"]): readonly Command[] => {
  const options = optionsFor(kept, ready);
  const { session, wallet, limits, consent, preview } = kept;
  const commands: readonly (Command | false | undefined)[] = [
    Object.keys(options).length > 0 && { type: "options.updated", parts: options },
    session === null && { type: "session.destroyed", parts: {} },
    !!session && { type: "session.updated", parts: { session } },
    wallet && { type: "wallet.changed", parts: wallet },
    limits && { type: "limits.updated", parts: limits },
    consent && { type: "consent.updated", parts: consent },
    preview && { type: "preview.show", parts: preview },
  ];
  return commands.filter((command) => !!command);
};
