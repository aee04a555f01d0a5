import { setTimeout as sleep } from "node:timers/promises";
import {
  betRoutes,
  PUSH_PATH,
  type PunterMessage,
  punterMessageSchema,
  punterMessagesSchema,
} from "@touchline/protocol";
import { io } from "socket.io-client";

export interface ListenerOptions {
  readonly apiUrl: () => string;
  readonly pushUrl: () => string;
  readonly punter: string;
  readonly token: string;
}

const NUMBERED: ReadonlySet<string> = new Set([
  "placementResult",
  "wallet",
  "cashoutResult",
  "autoCashoutResult",
  "betSettled",
] satisfies PunterMessage["kind"][]);

const PAUSE_MS = 100;
const PATIENCE_MS = 3_000;

/**
 * Receives the punter's messages as an app does: over a push connection that may be cut, and by requesting missed messages whenever a
 * number is missing.
 */
export const createListener = ({ apiUrl, pushUrl, punter, token }: ListenerOptions) => {
  const heard: PunterMessage[] = [];
  /** Number of messages received over push. */
  let pushed = 0;
  const last = (): number => heard.at(-1)?.seq ?? 0;

  const take = (message: PunterMessage): boolean => {
    if (message.seq !== last() + 1) return false;
    heard.push(message);
    return true;
  };

  const ask = async (): Promise<number> => {
    const asked = last();
    const response = await fetch(`${apiUrl()}${betRoutes.messages.path}?after=${asked}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`messages answered ${response.status}`);
    const { messages, seq } = punterMessagesSchema.parse(await response.json());
    // The database was restored to an earlier time, and gives numbers out again.
    if (seq < asked) heard.splice(seq);
    for (const message of messages) take(message);
    return seq;
  };
  const askInPassing = (): void => void ask().catch(() => {});

  const socket = io(pushUrl(), {
    path: PUSH_PATH,
    transports: ["websocket"],
    forceNew: true,
    query: { playerId: punter },
    auth: { token },
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
  });
  socket.on("connect", () => {
    socket.timeout(PATIENCE_MS).emit("authorise", { token, playerId: punter }, askInPassing);
  });
  socket.onAny((kind: string, message: unknown) => {
    if (!NUMBERED.has(kind)) return;
    const parsed = punterMessageSchema.parse(message);
    if (take(parsed)) pushed += 1;
    else if (parsed.seq > last()) askInPassing();
  });

  return {
    heard: heard as readonly PunterMessage[],
    pushed: (): number => pushed,
    cut: (): void => {
      socket.io.engine?.close();
    },
    /** Waits until all messages of the server were received. */
    catchUp: async (until: () => boolean): Promise<void> => {
      for (;;) {
        const seq = await ask().catch(() => -1);
        if (seq === last() || until()) return;
        await sleep(PAUSE_MS);
      }
    },
    close: (): void => {
      socket.close();
    },
  };
};

export type Listener = ReturnType<typeof createListener>;
