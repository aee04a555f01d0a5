import type { NatsConnection } from "@nats-io/transport-node";
import { FEED_CONTROL_SUBJECT, pairSchema } from "@touchline/protocol";
import * as z from "zod/mini";
import type { OfferSource } from "./source.ts";

const commandSchema = z.discriminatedUnion("command", [
  z.object({ command: z.literal("price"), eventId: z.int(), slot: z.int(), price: z.int() }),
  z.object({ command: z.literal("mute"), milliseconds: z.int().check(z.positive()) }),
  /** Abandons the event now. */
  z.object({ command: z.literal("abandon"), eventId: z.int() }),
  /** Ends the match now with its current score. */
  z.object({ command: z.literal("finish"), eventId: z.int() }),
  /** Publishes the result of an ended match again, with this score. */
  z.object({ command: z.literal("correct"), eventId: z.int(), score: pairSchema }),
]);
type Command = z.infer<typeof commandSchema>;

export interface Controls {
  readonly source: Pick<OfferSource, "end" | "correct">;
  /** Returns whether the outcome exists. */
  readonly setPrice: (eventId: number, slot: number, price: number) => boolean;
  readonly mute: (milliseconds: number) => void;
}

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
