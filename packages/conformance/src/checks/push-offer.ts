import {
  MAX_WATCHED,
  type OfferChunk,
  PUSH_PATH,
  type WatchLevel,
  watchAnswerSchema,
  watchLevelSchema,
} from "@touchline/protocol";
import { type Check, checksOf } from "../check.ts";
import { Complaint, demand } from "../complaint.ts";
import type { Context } from "../context.ts";
import { eventsInPlay, quietEvent, readEvent } from "../offered.ts";
import { chunksOf, type Line } from "../wire/line.ts";
import { watch } from "../wire/watch.ts";
import { compareWithHttp } from "./compare-with-http.ts";
import { NO_EVENT } from "./samples.ts";

const demandError = async (
  line: Line,
  event: string,
  message: unknown,
  error: "INVALID" | "TOO_MANY",
): Promise<void> => {
  const answer = await line.say(event, message, watchAnswerSchema);
  demand("error" in answer, `it was taken: ${JSON.stringify(answer)}`);
  demand(
    "error" in answer && answer.error === error,
    `it was refused with ${JSON.stringify(answer)}, where ${error} was due`,
  );
};

/** The full event, watched from version 0. */
const wholeOf = async (line: Line, level: WatchLevel, eventId: number): Promise<OfferChunk> => {
  const from = line.heard.length;
  await watch(line, level, [[eventId, 0]]);
  const whole = chunksOf(line.heard, from).find(([id, base]) => id === eventId && base === 0);
  if (!whole)
    throw new Complaint(
      `event ${eventId} was watched from version 0, and the answer came without the whole event before it`,
    );
  demand(whole[4]?.markets !== undefined, `event ${eventId} came from version 0 without its markets`);
  return whole;
};

const WHOLE_HINT =
  "Send the full event (base 0) to clients with an older version than the node, before the watch is acknowledged.";

const nextHeartbeat = async (line: Line, { options }: Context): Promise<void> => {
  const from = line.heard.length;
  const heard = await line.until(() => line.heard.slice(from).find(({ name }) => name === "heartbeat"));
  if (!heard) throw new Complaint(`no heartbeat came within ${options.patience / 1000} s`);
};

export const pushOfferChecks: readonly Check[] = checksOf("Push: the offer", { fix: WHOLE_HINT, needs: ["push"] }, [
  {
    name: "push connect",
    proves: `A client can connect by websocket at ${PUSH_PATH}.`,
    fix: "Serve socket.io 4 there with the websocket transport, and accept clients without a token.",
    run: async ({ line }) => void (await line()),
  },
  {
    name: "push heartbeat",
    proves: "Heartbeats are sent repeatedly: without them the app locks all prices.",
    fix: "Forward the heartbeats of each producer about once a second, as long as its prices are current.",
    run: async (context) => nextHeartbeat(await context.line(), context),
  },
  ...watchLevelSchema.options.map((level) => ({
    name: `push watch ${level}`,
    proves: "A client without the event gets all of it, at the version of HTTP or a later one.",
    run: async (context: Context) => {
      const { id } = await quietEvent(context);
      const { version } = await readEvent(context, id);
      const [, , pushed] = await wholeOf(await context.line(), level, id);
      demand(pushed >= version, `event ${id} was pushed at version ${pushed}, when HTTP had ${version} already`);
    },
  })),
  {
    name: "push watch levels",
    proves: "Each level contains the markets of the ones below it.",
    fix: "`list` has the markets marked listed, `lines` those marked lined, `full` all; listed markets are lined too.",
    run: async (context) => {
      const { id } = await quietEvent(context);
      const counts: number[] = [];
      for (const level of watchLevelSchema.options) {
        const [, , , , patch] = await wholeOf(await context.line(), level, id);
        counts.push(patch?.markets?.length ?? 0);
      }
      const isGrowing = counts.every((count, index) => count >= (counts[index - 1] ?? 0));
      demand(isGrowing, `event ${id} has ${counts.join(", ")} markets at ${watchLevelSchema.options.join(", ")}`);
    },
  },
  {
    name: "push watch by version",
    proves: "A client with the newest version is sent nothing of the event.",
    fix: "Send nothing to clients that have the node's version: after an outage all clients watch again at once.",
    run: async (context) => {
      const { id } = await quietEvent(context);
      const line = await context.line();
      const [, , version] = await wholeOf(line, "full", id);
      await line.say("unwatch", { level: "full", events: [id] }, watchAnswerSchema);
      const from = line.heard.length;
      await watch(line, "full", [[id, version]]);
      const again = chunksOf(line.heard, from).find(([eventId, , pushed]) => eventId === id && pushed <= version);
      demand(!again, `event ${id} was watched at version ${version}, and version ${again?.[2]} came all the same`);
    },
  },
  {
    name: "push watch of no event",
    proves: "An unknown event can be watched without an error, because it may be added later.",
    fix: "Acknowledge it as any other, and send nothing.",
    run: async (context) => {
      const line = await context.line();
      const watching = await watch(line, "list", [[NO_EVENT, 0]]);
      demand(watching === 1, `one event is watched, and ${watching} was answered`);
    },
  },
  {
    name: "push watch INVALID",
    proves: "A malformed message is refused, and the connection stays open.",
    fix: 'Acknowledge with { error: "INVALID" }.',
    run: async (context) => {
      const line = await context.line();
      const many = Array.from({ length: MAX_WATCHED + 1 }, (_, index) => [NO_EVENT + index, 0]);
      for (const message of [
        null,
        "x",
        { level: "some", events: [] },
        { level: "list", events: [[0, 0]] },
        { level: "list", events: many },
      ])
        await demandError(line, "watch", message, "INVALID");
      await demandError(line, "unwatch", { level: "list", events: "x" }, "INVALID");
      await watch(line, "list", []);
    },
  },
  {
    name: "push watch TOO_MANY",
    proves: `A connection can watch ${MAX_WATCHED} events and not one more.`,
    fix: 'Count over all messages of a connection, and acknowledge with { error: "TOO_MANY" }.',
    run: async (context) => {
      const line = await context.line();
      const many = Array.from({ length: MAX_WATCHED }, (_, index) => [NO_EVENT + index, 0] as const);
      const watching = await watch(line, "list", many);
      demand(watching === MAX_WATCHED, `${MAX_WATCHED} events are watched, and ${watching} was answered`);
      await demandError(line, "watch", { level: "list", events: [[NO_EVENT - 1, 0]] }, "TOO_MANY");
    },
  },
  {
    name: "push unwatch",
    proves: "An event that is no longer watched is not sent any more.",
    fix: "Remove the connection from the event's watchers before the unwatch is acknowledged.",
    run: async (context) => {
      const ids = await eventsInPlay(context);
      const line = await context.line();
      await watch(
        line,
        "full",
        ids.map((id) => [id, 0] as const),
      );
      const answer = await line.say("unwatch", { level: "full", events: ids }, watchAnswerSchema);
      demand("watching" in answer && answer.watching === 0, `it was answered with ${JSON.stringify(answer)}`);
      const from = line.heard.length;
      await nextHeartbeat(line, context);
      const late = chunksOf(line.heard, from)[0];
      demand(!late, `event ${late?.[0]} was told of after it was unwatched`);
    },
  },
  {
    name: "push offer",
    proves: "Changes build on each other without a gap, and the result equals HTTP.",
    fix: "Send the base version with every change; if a connection missed one, send it the full event.",
    run: compareWithHttp,
  },
]);
