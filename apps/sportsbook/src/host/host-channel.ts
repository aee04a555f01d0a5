import {
  APP_CAPABILITIES,
  type FromApp,
  type FromHost,
  fromHost,
  HOST_CAPABILITIES,
  HOST_CONTRACTS,
  type HostCapability,
  readMessage,
  type Said,
  writeMessage,
} from "@touchline/protocol/host-messages";
import type { Env } from "../env/env.ts";
import type { NotifyHost } from "./host-link.ts";

/** As much of the page around us as is used. */
interface Around {
  postMessage(message: object, origin: string): void;
}

interface Heard {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

type Command = Exclude<keyof FromHost, "connect" | "token.refreshed">;
export type HostCommands = { readonly [Name in Command]: (parts: FromHost[Name]) => void };

export interface HostChannelOptions extends Pick<Env, "after"> {
  /** The exact origins of the tenant's hosts. Nobody else is heard or spoken to. */
  readonly hosts: readonly string[];
  readonly around: Around;
  readonly listen: (hear: (message: Heard) => void) => void;
  readonly commands: HostCommands;
  /** What the app is, at the moment of being asked. */
  readonly state: () => Omit<FromApp["ready"], "contract" | "capabilities">;
  readonly onConnected: () => void;
}

type TokenAnswer = Omit<FromHost["token.refreshed"], "to">;

/** So long a host may take to answer a promise. */
const PATIENCE = 15_000;
const FAILED: TokenAnswer = { answer: "failed" };

const isKnown = (capability: string): capability is HostCapability =>
  (HOST_CAPABILITIES as readonly string[]).includes(capability);

/** The line to the page around the app, once that has said who it is. Its origin is one of the tenant's or it is nobody. */
export const createHostChannel = (options: HostChannelOptions) => {
  const { hosts, around, listen, commands, state, onConnected, after } = options;
  let origin: string | null = null;
  let capabilities: ReadonlySet<HostCapability> = new Set();
  let said = 0;
  let heard = 0;
  const asked = new Map<number, (answer: TokenAnswer) => void>();
  const { promise: connected, resolve: connect } = Promise.withResolvers<void>();

  const send = <Name extends keyof FromApp>(name: Name, parts: FromApp[Name]): number => {
    said += 1;
    if (origin !== null) around.postMessage(writeMessage<FromApp, Name>(said, name, parts), origin);
    return said;
  };

  const welcome = (from: string, { contract, capabilities: named }: FromHost["connect"]): void => {
    const common = HOST_CONTRACTS.findLast((version) => version <= contract);
    if (common === undefined) return;
    // Said again until it was answered, and after each load of the frame: it is the same page all the time, or we would be gone with it.
    origin = from;
    capabilities = new Set(named.filter(isKnown));
    send("ready", { ...state(), contract: common, capabilities: APP_CAPABILITIES });
    connect();
    onConnected();
  };

  const obey = (message: Said<FromHost>, from: string): void => {
    if (message.type === "connect") welcome(from, message.parts);
    else if (message.type === "token.refreshed") asked.get(message.parts.to)?.(message.parts);
    else (commands[message.type] as (parts: unknown) => void)(message.parts);
  };

  listen(({ source, origin: from, data }) => {
    if (source !== around || !hosts.includes(from)) return;
    const message = readMessage<FromHost>(fromHost, data);
    if (!message) return;
    // The first word begins the count anew; all else counts on from it, from where it was said.
    const isFirst = message.type === "connect";
    if (!isFirst && (from !== origin || message.id <= heard)) return;
    heard = message.id;
    obey(message, from);
  });

  const askForToken = (reason: FromApp["token.refresh"]["reason"]): Promise<TokenAnswer> =>
    new Promise((resolve) => {
      const id = send("token.refresh", { reason });
      const settle = (answer: TokenAnswer): void => {
        asked.delete(id);
        cancel();
        resolve(answer);
      };
      const cancel = after(PATIENCE, () => settle(FAILED));
      asked.set(id, settle);
    });

  const say: NotifyHost = (name, parts) => void send(name, parts);

  return {
    say,
    askForToken,
    /** Resolves with the host's first word, be that ever so late. */
    connected,
    can: (capability: HostCapability): boolean => capabilities.has(capability),
  };
};
