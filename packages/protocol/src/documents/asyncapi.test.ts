import { expect, test } from "vitest";
import asyncapi from "../../generated/asyncapi.json" with { type: "json" };
import {
  authoriseAnswerSchema,
  builderAnswerSchema,
  builderRequestSchema,
  calculationResultSchema,
  clientEvents,
  depositAnswerSchema,
  depositCommandSchema,
  eventDeltaSchema,
  heartbeatSchema,
  lifecycleSchema,
  punterMessageSchema,
  serverEvents,
  sessionEndedSchema,
  watchAnswerSchema,
  watchBetsAnswerSchema,
} from "../index.ts";

interface Channel {
  readonly tags: readonly { readonly name: string }[];
  readonly messages: Readonly<Record<string, { readonly examples?: readonly { readonly payload: unknown }[] }>>;
}
const channels = asyncapi.channels as unknown as Readonly<Record<string, Channel>>;

const SCHEMAS: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> = {
  ...Object.fromEntries(Object.entries({ ...serverEvents, ...clientEvents }).map(([name, s]) => [`push ${name}`, s])),
  "push watchAnswer": watchAnswerSchema,
  "push authoriseAnswer": authoriseAnswerSchema,
  "push watchBetsAnswer": watchBetsAnswerSchema,
  "builder request": builderRequestSchema,
  "builder answer": builderAnswerSchema,
  "deposit request": depositCommandSchema,
  "deposit answer": depositAnswerSchema,
  "offer delta": eventDeltaSchema,
  "lifecycle lifecycle": lifecycleSchema,
  "heartbeat heartbeat": heartbeatSchema,
  "sessionEnded ended": sessionEndedSchema,
  "punter message": punterMessageSchema,
  "calculation calculation": calculationResultSchema,
};

const examples = Object.entries(channels).flatMap(([channel, { messages }]) =>
  Object.entries(messages).flatMap(([name, { examples: given = [] }]) =>
    given.map(({ payload }) => [`${channel} ${name}`, payload] as const),
  ),
);

test("AHEAD-5 every message of the push channel has an example", () => {
  const shown = examples.map(([name]) => name).filter((name) => name.startsWith("push "));
  expect(shown.sort()).toEqual(
    Object.keys(channels.push?.messages ?? {})
      .map((name) => `push ${name}`)
      .sort(),
  );
});

test("AHEAD-5 every channel has one tag of the document", () => {
  const known = asyncapi.info.tags.map(({ name }) => name);
  for (const [name, { tags }] of Object.entries(channels)) {
    expect(tags, name).toHaveLength(1);
    expect(known, name).toContain(tags[0]?.name);
  }
});

test.each(examples)("AHEAD-5 the example of %s fits the contract", (name, payload) => {
  expect(SCHEMAS[name]?.safeParse(payload)).toMatchObject({ success: true });
});
