import {
  type FromApp,
  type FromHost,
  fromApp,
  readMessage,
  type Said,
  writeMessage,
} from "@touchline/protocol/host-messages";
import type { Command } from "./command.ts";
import { guarded } from "./listeners.ts";
import type { TracedMessage } from "./sportsbook.ts";

/** Traces show that there is a token, but not its value. */
const withoutToken = (parts: object): object =>
  JSON.parse(JSON.stringify(parts, (name, value) => (name === "token" ? "…" : value)));

interface LineOptions {
  readonly frame: HTMLIFrameElement;
  /** Origin of the app: messages are only sent to it and only accepted from it. */
  readonly origin: string;
  /** `isAnew`: the first message of an app that has received nothing yet. */
  readonly onHeard: (message: Said<FromApp>, isAnew: boolean) => void;
  readonly onTrace: (message: TracedMessage) => void;
}

export interface Line {
  say(command: Command): void;
  /** Restarts numbering at one. */
  startOver(): void;
  close(): void;
}

/** Messages to and from the frame's window, numbered and validated. */
export const openLine = ({ frame, origin, onHeard, onTrace }: LineOptions): Line => {
  let lastSaid = 0;
  let lastHeard: number | null = null;

  const trace = (direction: TracedMessage["direction"], id: number, { type, parts }: Command | Said<FromApp>): void =>
    guarded(() => onTrace({ direction, id, type, parts: withoutToken(parts), at: Date.now() }));

  const hear = ({ source, origin: from, data }: MessageEvent): void => {
    if (source === null || source !== frame.contentWindow || from !== origin) return;
    const message = readMessage<FromApp>(fromApp, data);
    if (!message) return;
    const isLater = lastHeard !== null && message.id > lastHeard;
    // A reloaded app counts from one again, which its `ready` announces.
    if (!isLater && message.type !== "ready") return;
    lastHeard = message.id;
    trace("appToHost", message.id, message);
    onHeard(message, !isLater);
  };

  addEventListener("message", hear);
  return {
    say: (command) => {
      lastSaid += 1;
      frame.contentWindow?.postMessage(
        writeMessage<FromHost, Command["type"]>(lastSaid, command.type, command.parts),
        origin,
      );
      trace("hostToApp", lastSaid, command);
    },
    startOver: () => {
      lastSaid = 0;
    },
    close: () => removeEventListener("message", hear),
  };
};
