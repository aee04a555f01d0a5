import type { FromApp, FromHost, Said } from "@touchline/protocol/host-messages";
import type { Command } from "./command.ts";
import { createHandshake } from "./handshake.ts";
import { commandsOf, keepHeard, keepSaid, NOTHING_KEPT } from "./kept-state.ts";
import { openLine } from "./line.ts";
import type { TracedMessage } from "./sportsbook.ts";

interface ConnectionOptions {
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  /** Called for each attempt, because options may have changed. */
  readonly introduce: () => FromHost["connect"];
  readonly onHeard: (message: Said<FromApp>) => void;
  readonly onLate: () => void;
  readonly onSilence: () => void;
  readonly onTrace: (message: TracedMessage) => void;
}

export interface Connection {
  say(command: Command): void;
  /** The app is asked less often, or not at all until the frame is loaded again. */
  giveUp(isForGood: boolean): void;
  close(): void;
}

/** Queues commands until the app is ready, and repeats the current state to an app that was reloaded. */
export const connect = (options: ConnectionOptions): Connection => {
  const { frame, origin, introduce, onHeard, onLate, onSilence, onTrace } = options;
  let kept = NOTHING_KEPT;
  let waiting: readonly Command[] = [];
  let isReady = false;

  const sayNow = (command: Command): void => {
    kept = keepSaid(kept, command);
    line.say(command);
  };

  const begin = (ready: FromApp["ready"], isAnew: boolean): void => {
    handshake.stop();
    isReady = true;
    const commands = [...(isAnew ? commandsOf(kept, ready) : []), ...waiting];
    waiting = [];
    for (const command of commands) sayNow(command);
  };

  const hear = (message: Said<FromApp>, isAnew: boolean): void => {
    kept = keepHeard(kept, message);
    if (message.type === "ready") begin(message.parts, isAnew);
    if (message.type !== "ready" || isAnew) onHeard(message);
  };

  const line = openLine({ frame, origin, onHeard: hear, onTrace });
  const handshake = createHandshake({
    ask: () => line.say({ type: "connect", parts: introduce() }),
    onLate,
    onSilence,
  });

  /** After a load of the frame it may be the same app or a new one; only its answer tells. */
  const askAnew = (): void => {
    isReady = false;
    line.startOver();
    handshake.start();
  };
  frame.addEventListener("load", askAnew);

  return {
    say: (command) => {
      if (isReady) sayNow(command);
      else waiting = [...waiting, command];
    },
    giveUp: (isForGood) => {
      if (isReady) return;
      if (isForGood) handshake.stop();
      else handshake.slow();
    },
    close: () => {
      frame.removeEventListener("load", askAnew);
      handshake.stop();
      line.close();
    },
  };
};
