import type * as z from "zod/mini";
import { punterMessageSchema } from "./bets.ts";
import {
  builderAnswerSchema,
  builderRequestSchema,
  eventResultSchema,
  heartbeatSchema,
  lifecycleSchema,
} from "./bus.ts";
import { calculationResultSchema } from "./cashout.ts";
import {
  BETS_SUBJECTS,
  betCommands,
  bettingWatchAnswerSchema,
  depositAnswerSchema,
  depositCommandSchema,
  limitsAnswerSchema,
  limitsCommandSchema,
  placeAnswersSchema,
  placeCommandsSchema,
  reconcileAnswerSchema,
  reconcileCommandSchema,
  sessionEndedSchema,
  watchCommandSchema,
  withdrawCommandSchema,
} from "./commands.ts";
import { EXAMPLES } from "./documents/asyncapi-examples.ts";
import type { SchemaComments } from "./documents/schema-comments.ts";
import { type JsonSchema, jsonSchema, shareSchemas } from "./documents/shared-schemas.ts";
import { eventDeltaSchema, offerEventSchema } from "./event.ts";
import * as protocol from "./index.ts";
import {
  lastResultAnswerSchema,
  lastResultCommandSchema,
  openEventsAnswerSchema,
  openEventsCommandSchema,
} from "./known-events.ts";
import { authoriseAnswerSchema, clientEvents, serverEvents, watchAnswerSchema, watchBetsAnswerSchema } from "./push.ts";
import { PUSH_PATH } from "./push-limits.ts";
import { referenceSchemas } from "./reference.ts";
import { suspensionsSchema } from "./suspensions.ts";
import { traceSchema } from "./trace.ts";
import { TRACE_HEADER } from "./trace-header.ts";

const message = (name: string, schema: z.core.$ZodType, description?: string): JsonSchema => ({
  name,
  ...(description ? { description } : {}),
  payload: jsonSchema(schema, "output"),
});

/** A message of a bet that is traced has its trace context in a header. */
const traced = (one: JsonSchema): JsonSchema => ({
  ...one,
  headers: { type: "object", properties: { [TRACE_HEADER]: jsonSchema(traceSchema, "output") } },
});

interface Channel {
  readonly title?: string;
  readonly address: string;
  readonly description: string;
  readonly messages: Readonly<Record<string, JsonSchema>>;
}

const eventAddress = "{sportId}.{tournamentId}.{eventId}";

const busChannels: Record<string, Channel> = {
  offer: {
    address: `offer.${eventAddress}`,
    description:
      "Two lines of JSON: the delta since the previous version, then the full event. The last message of each subject is kept (stream OFFER).",
    messages: { delta: message("delta", eventDeltaSchema), state: message("state", offerEventSchema) },
  },
  result: {
    address: `result.${eventAddress}`,
    description: "The result of an event, or a correction (stream RESULTS).",
    messages: { result: message("result", eventResultSchema) },
  },
  lifecycle: {
    address: `lifecycle.${eventAddress}`,
    description: "An event was added, went live, ended or was removed. Not stored.",
    messages: { lifecycle: message("lifecycle", lifecycleSchema) },
  },
  heartbeat: {
    address: "producer.{producer}.heartbeat",
    description: "Heartbeat of a producer, every second. Not stored.",
    messages: { heartbeat: message("heartbeat", heartbeatSchema) },
  },
  suspensions: {
    address: "producer.{producer}.suspensions",
    description:
      "Events that were suspended and not changed otherwise, as flat pairs of id and version, before their messages in the stream OFFER. Who has the version before one may take the event for suspended at that version. Not stored.",
    messages: { suspensions: message("suspensions", suspensionsSchema) },
  },
  ...Object.fromEntries(
    Object.entries(referenceSchemas).map(([kind, schema]) => [
      `reference-${kind}`,
      {
        address: `reference.${kind}`,
        description: "Last message kept (stream REFERENCE).",
        messages: { [kind]: message(kind, schema) },
      },
    ]),
  ),
};

const betChannels: Record<string, Channel> = {
  place: {
    address: BETS_SUBJECTS.place,
    description:
      "Request and reply: places bets of one or more punters; the answers are in the order of the commands. Authorised and checked by the API.",
    messages: { request: message("request", placeCommandsSchema), answer: message("answer", placeAnswersSchema) },
  },
  deposit: {
    address: BETS_SUBJECTS.deposit,
    description:
      "Request and reply: deposits money into a wallet. Authorised by the host's token, which the bets service verifies.",
    messages: {
      request: traced(message("request", depositCommandSchema)),
      answer: message("answer", depositAnswerSchema),
    },
  },
  withdraw: {
    address: BETS_SUBJECTS.withdraw,
    description:
      "Request and reply: takes money out of a wallet. Authorised by the host's token, which the bets service verifies.",
    messages: {
      request: traced(message("request", withdrawCommandSchema)),
      answer: message("answer", depositAnswerSchema),
    },
  },
  setLimits: {
    address: BETS_SUBJECTS.setLimits,
    description:
      "Request and reply: sets the limits of a punter. Authorised by the host's token, which the bets service verifies.",
    messages: {
      request: traced(message("request", limitsCommandSchema)),
      answer: message("answer", limitsAnswerSchema),
    },
  },
  reconcile: {
    address: BETS_SUBJECTS.reconcile,
    description:
      "Request and reply: compares the calls of a day with the tenant's own wallet. Authorised by the host's token, which the bets service verifies.",
    messages: {
      request: traced(message("request", reconcileCommandSchema)),
      answer: message("answer", reconcileAnswerSchema),
    },
  },
};

/** Descriptions of `betCommands`. */
const describeCommand: Readonly<Record<keyof typeof betCommands, string>> = {
  cashOut: "cashes out all or a part of a bet",
  addRule: "adds a cash-out rule",
  removeRule: "removes a cash-out rule",
  cancel: "cancels a bet",
  values: "current cash-out values of bets",
  course: "cash-out values of a bet since it was placed",
  balance: "what the wallet of the operator has for a punter",
};

for (const name of Object.keys(betCommands) as (keyof typeof betCommands)[])
  betChannels[name] = {
    address: BETS_SUBJECTS[name],
    description: `Request and reply: ${describeCommand[name]}. Authorised by the API.`,
    messages: {
      request: traced(message("request", betCommands[name].command)),
      answer: message("answer", betCommands[name].answer),
    },
  };

betChannels.watch = {
  address: BETS_SUBJECTS.watch,
  description: "Request and reply: clients of a push node watch bets. Renewed on `bets.watch.{node}`.",
  messages: {
    request: message("request", watchCommandSchema),
    answer: message("answer", bettingWatchAnswerSchema),
  },
};

betChannels.openEvents = {
  address: BETS_SUBJECTS.openEvents,
  description: "Request and reply: outcomes of open bets, by event. Asked by a feed that finds no offer on the bus.",
  messages: {
    request: message("request", openEventsCommandSchema),
    answer: message("answer", openEventsAnswerSchema),
  },
};
betChannels.lastResult = {
  address: BETS_SUBJECTS.lastResult,
  description: "Request and reply: the newest stored result of an event. Asked by the feed where the bus has none.",
  messages: {
    request: message("request", lastResultCommandSchema),
    answer: message("answer", lastResultAnswerSchema),
  },
};

const punterChannels: Record<string, Channel> = {
  calculation: {
    address: "calculation.{tenant}.{punter}",
    description: "A bet's cash-out value, for push nodes that watch the bet. Not stored.",
    messages: { calculation: message("calculation", calculationResultSchema) },
  },
  punter: {
    address: "punter.{tenant}.{punter}",
    description:
      "Messages to a punter, numbered per punter (stream PUNTERS, kept for an hour; all are in the database).",
    messages: { message: traced(message("message", punterMessageSchema)) },
  },
  sessionEnded: {
    address: "session.{tenant}.{sid}",
    description: "A host has ended a session (stream SESSIONS, kept for longer than any token is valid).",
    messages: { ended: message("ended", sessionEndedSchema) },
  },
};

const builderChannel: Channel = {
  address: "producer.{producer}.builder",
  description: "Request and reply: the joint price of outcomes of one event, correlation included.",
  messages: { request: message("request", builderRequestSchema), answer: message("answer", builderAnswerSchema) },
};

/** What the schemas of push messages cannot say. The payload is the list of a message's arguments where it is an array. */
const PUSH_DESCRIPTIONS: Readonly<Record<string, string>> = {
  offer:
    "One argument per changed event: [eventId, base, version, prices, patch]. Prices are flat pairs of slot and price. A change builds on version `base`; `base` 0 has the event in full, in `patch`, and replaces all markets that the client has of it. Several versions may be joined into one change.",
  heartbeat:
    "Every second while the producer of prices is heard. After 8 s without any message the app locks live prices.",
  watch:
    "Events with the version that the client has; 0 for none. Where the server has a newer one it sends the event in full before it acknowledges.",
  authorise: "A server that reads only the handshake need not know it.",
  watchBets:
    "All bets whose cash-out values are wanted, instead of those before. The value of each is sent at once and when it changes.",
  placementResult: "The decision on a placement. `seq` numbers all messages to a punter without gaps, over every kind.",
};

const pushMessages = (events: Readonly<Record<string, z.core.$ZodType>>): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(events).map(([name, schema]) => [name, message(name, schema, PUSH_DESCRIPTIONS[name])]),
  );

const pushChannel: Channel = {
  address: PUSH_PATH,
  description: [
    "socket.io (protocol 5, engine.io 4), websocket transport, default namespace.",
    "Where a punter is signed in, the connection is opened with the query `playerId` and the auth object `{ token }`: the connection is the punter's, and what it says is answered only once the token was verified.",
    "A token that is not accepted: refuse the connection, or send `unauthorised` and go on as a visitor's.",
    "A connection that is there already, a visitor's or one with an older token, sends `authorise`; a server that does not acknowledge it gets a new connection with the handshake.",
    "`watch` and `unwatch` are acknowledged with `watchAnswer`, `authorise` with `authoriseAnswer`, `watchBets` with `watchBetsAnswer`.",
  ].join(" "),
  messages: {
    ...pushMessages(serverEvents),
    ...pushMessages(clientEvents),
    watchAnswer: message("watchAnswer", watchAnswerSchema),
    authoriseAnswer: message("authoriseAnswer", authoriseAnswerSchema),
    watchBetsAnswer: message("watchBetsAnswer", watchBetsAnswerSchema),
  },
};

const reference = (channel: string, names: readonly string[]): JsonSchema => ({
  channel: { $ref: `#/channels/${channel}` },
  messages: names.map((name) => ({ $ref: `#/channels/${channel}/messages/${name}` })),
});

/** Channels with their tag, and their messages with examples. */
const tagged = (tag: "push" | "bus", channels: Readonly<Record<string, Channel>>): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(channels).map(([channel, { messages, ...rest }]) => {
      const shown = Object.entries(messages).map(([name, one]) => {
        const payload = EXAMPLES[channel]?.[name];
        return [name, payload ? { ...one, examples: [{ payload }] } : one];
      });
      return [channel, { ...rest, tags: [{ name: tag }], messages: Object.fromEntries(shown) }];
    }),
  );

const ABOUT =
  "Messages of the push channel, which every back end of the app has, and of the bus between the services of this platform, which an operator's own back end need not have.";

const plainDocument = (version: string): JsonSchema => ({
  asyncapi: "3.0.0",
  info: {
    title: "Touchline push and bus",
    version,
    description: ABOUT,
    tags: [
      { name: "push", description: "Between the app and a push node" },
      { name: "bus", description: "Between services" },
    ],
  },
  components: {},
  channels: {
    ...tagged("push", { push: pushChannel }),
    ...tagged("bus", { builder: builderChannel, ...betChannels, ...punterChannels, ...busChannels }),
  },
  operations: {
    sendToClient: { action: "send", ...reference("push", Object.keys(serverEvents)) },
    receiveFromClient: { action: "receive", ...reference("push", Object.keys(clientEvents)) },
    answerBuilder: {
      action: "receive",
      ...reference("builder", ["request"]),
      reply: reference("builder", ["answer"]),
    },
    ...Object.fromEntries(
      Object.entries(betChannels).map(([name]) => [
        `answer-${name}`,
        { action: "receive", ...reference(name, ["request"]), reply: reference(name, ["answer"]) },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries({ ...punterChannels, ...busChannels }).map(([name, channel]) => [
        `publish-${name}`,
        { action: "send", ...reference(name, Object.keys(channel.messages)) },
      ]),
    ),
  },
});

/** AsyncAPI document of the push channel and the bus, from the platform's point of view. `comments` are those of the source. */
export const createAsyncApi = (version: string, comments: ReadonlyMap<string, SchemaComments>): JsonSchema =>
  shareSchemas(plainDocument(version), protocol, comments);
