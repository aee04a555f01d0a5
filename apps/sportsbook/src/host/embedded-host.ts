import type { WalletAnswer } from "@touchline/protocol";
import type { FromHost, HostSession } from "@touchline/protocol/host-messages";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type HostAnswer, readToken } from "../net/host-api.ts";
import { createHostChannel, type HostChannelOptions, type HostCommands } from "./host-channel.ts";
import type { HostPort } from "./host-port.ts";

/** Commands that this adapter handles itself: they are about the session and the wallet. */
type OwnCommand = "session.updated" | "session.destroyed" | "punter.updated" | "wallet.changed";

export type HostChannel = ReturnType<typeof createHostChannel>;

interface EmbeddedHostOptions extends Omit<HostChannelOptions, "commands" | "onConnected"> {
  readonly tenant: string;
  readonly commands: Omit<HostCommands, OwnCommand>;
  readonly onConnected: (channel: HostChannel) => void;
}

const answerOf = (session: HostSession | null, tenant: string): HostAnswer => {
  if (!session) return { kind: "nobody" };
  const { token, punter } = session;
  const told = readToken(token);
  const expiresAt = session.expiresAt ?? told?.expiresAt;
  const currency = session.currency ?? told?.punter.currency;
  // Nobody is signed out because the host told too little.
  if (expiresAt === undefined || currency === undefined) return { kind: "unreachable" };
  const { id, nickname: name = id, type, tag } = punter;
  const audience = { ...(type !== undefined && { type }), ...(tag !== undefined && { tag }) };
  return { kind: "signedIn", token: { token, expiresAt, tenant, punter: { id, name, currency, ...audience } } };
};

/** Passes on the value if there is one, and every later one. Returns a function that ends it. */
const passOn = <Value>(store: StoreApi<Value | undefined>, take: (value: Value) => void): (() => void) => {
  const pass = (): void => {
    const value = store.getState();
    if (value !== undefined) take(value);
  };
  pass();
  return store.subscribe(pass);
};

/** The operator's page around the app, over its message channel. */
export const createEmbeddedHost = (options: EmbeddedHostOptions): HostPort => {
  const { tenant, commands, onConnected, ...rest } = options;
  /** What the host reported without being asked; undefined until it has. */
  const reported = createStore<HostSession | null | undefined>(() => undefined);
  /** The last known session, reported or asked for. */
  let current: HostSession | null = null;
  const wallet = createStore<WalletAnswer | undefined>(() => undefined);

  const report = (session: HostSession | null): void => {
    current = session;
    reported.setState(session, true);
  };

  const updatePunter = ({ punter }: FromHost["punter.updated"]): void => {
    if (current?.punter.id === punter.id) report({ ...current, punter });
  };

  const channel = createHostChannel({
    ...rest,
    onConnected: () => onConnected(channel),
    commands: {
      ...commands,
      "session.updated": ({ session }) => report(session),
      "session.destroyed": () => report(null),
      "punter.updated": updatePunter,
      "wallet.changed": (changed) => wallet.setState(changed, true),
    },
  });

  return {
    ask: async (reason) => {
      await channel.connected;
      // A host without the capability "token" cannot be asked: what it reported is all there is to know.
      if (!channel.can("token")) return answerOf(current, tenant);
      const { answer, session = null } = await channel.askForToken(reason);
      if (answer === "failed") return { kind: "unreachable" };
      current = answer === "signedIn" ? session : null;
      return answerOf(current, tenant);
    },
    signOut: async () => {
      channel.say("logout.asked", {});
      return false;
    },
    askWallet: () => {
      if (channel.can("wallet")) channel.say("balance.asked", {});
    },
    onSession: (take) => passOn(reported, (session) => take(answerOf(session, tenant))),
    onWallet: (take) => passOn(wallet, take),
  };
};
