import type { NatsConnection } from "@nats-io/transport-node";
import { FEED_CONTROL_SUBJECT, pairSchema, periodSchema, resolutionSchema } from "@touchline/protocol";
import * as z from "zod/mini";
import type { MarketDefinition, MarketVerdict, OfferSource } from "./source.ts";

const commandSchema = z.discriminatedUnion("command", [
  z.object({ command: z.literal("price"), eventId: z.int(), slot: z.int(), price: z.int() }),
  z.object({ command: z.literal("mute"), milliseconds: z.int().check(z.positive()) }),
  /** Abandons the event now. */
  z.object({ command: z.literal("abandon"), eventId: z.int() }),
  /** Ends the match now with its current score. */
  z.object({ command: z.literal("finish"), eventId: z.int() }),
  /** Publishes the result of an ended match again, with this score. */
  z.object({ command: z.literal("correct"), eventId: z.int(), score: pairSchema }),
  /** Settles the market with this slot, whatever happens in the match. */
  z.object({ command: z.literal("settle"), eventId: z.int(), slot: z.int(), resolutions: z.array(resolutionSchema) }),
  /** Takes the settlement of a market back. */
  z.object({ command: z.literal("rollback"), eventId: z.int(), slot: z.int() }),
  /** Voids bets on a market that were placed in a period. */
  z.object({ command: z.literal("cancel"), eventId: z.int(), slot: z.int(), period: periodSchema }),
  /** Takes a cancellation back. */
  z.object({ command: z.literal("uncancel"), eventId: z.int(), slot: z.int() }),
  z.object({ command: z.literal("producer"), name: z.string(), isUp: z.boolean() }),
]);
type Command = z.infer<typeof commandSchema>;

export interface Controls {
  readonly source: Pick<OfferSource, "end" | "correct" | "rule" | "setProducer">;
  /** The market of an event that has this slot. */
  readonly marketAt: (eventId: number, slot: number) => MarketDefinition | null;
  /** Returns whether the outcome exists. */
  readonly setPrice: (eventId: number, slot: number, price: number) => boolean;
  readonly mute: (milliseconds: number) => void;
}

type MarketCommand = Extract<Command, { readonly command: "settle" | "rollback" | "cancel" | "uncancel" }>;

const verdictOf = (command: MarketCommand, { outcomes }: MarketDefinition): MarketVerdict => {
  if (command.command === "settle") return { results: command.resolutions.map((resolution) => ({ resolution })) };
  const results = outcomes.map(() => null);
  return command.command === "cancel" ? { results, cancelled: [command.period] } : { results, cancelled: [] };
};

const rule = ({ source, marketAt }: Controls, command: MarketCommand): boolean => {
  const market = marketAt(command.eventId, command.slot);
  if (!market || (command.command === "settle" && command.resolutions.length !== market.outcomes.length)) return false;
  return source.rule?.(command.eventId, market, verdictOf(command, market)) ?? false;
};

/** Returns whether the command was executed; a source need not support all of them. */
const obey = (controls: Controls, command: Command): boolean => {
  switch (command.command) {
    case "price":
      return controls.setPrice(command.eventId, command.slot, command.price);
    case "mute":
      controls.mute(command.milliseconds);
      return true;
    case "abandon":
      return controls.source.end?.(command.eventId, "ABANDONED") ?? false;
    case "finish":
      return controls.source.end?.(command.eventId, "ENDED") ?? false;
    case "correct":
      return controls.source.correct?.(command.eventId, command.score) ?? false;
    case "settle":
    case "rollback":
    case "cancel":
    case "uncancel":
      return rule(controls, command);
    case "producer":
      return controls.source.setProducer?.(command.name, command.isUp) ?? false;
  }
};

/** For tests of the whole stack only: moves a price, ends a match or mutes the feed at a known time. */
export const startControl = (bus: NatsConnection, controls: Controls): void => {
  bus.subscribe(FEED_CONTROL_SUBJECT, {
    callback: (error, message) => {
      if (error) return;
      const command = commandSchema.safeParse(message.json());
      message.respond(JSON.stringify({ ok: command.success && obey(controls, command.data) }));
    },
  });
};
