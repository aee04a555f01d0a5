import type { NatsConnection } from "@nats-io/transport-node";
import * as z from "zod/mini";

export const CONTROL_SUBJECT = "feed.control";

const commandSchema = z.discriminatedUnion("command", [
  z.object({ command: z.literal("price"), eventId: z.int(), slot: z.int(), price: z.int() }),
  z.object({ command: z.literal("mute"), milliseconds: z.int().check(z.positive()) }),
]);
type Command = z.infer<typeof commandSchema>;

export interface Controls {
  /** Answers whether there is such an outcome. */
  readonly setPrice: (eventId: number, slot: number, price: number) => boolean;
  readonly mute: (milliseconds: number) => void;
}

const obey = (controls: Controls, command: Command): boolean => {
  if (command.command === "price") return controls.setPrice(command.eventId, command.slot, command.price);
  controls.mute(command.milliseconds);
  return true;
};

/** For tests of the whole stack only: lets them move a price or silence the feed at a moment they know. */
export const startControl = (bus: NatsConnection, controls: Controls): void => {
  bus.subscribe(CONTROL_SUBJECT, {
    callback: (error, message) => {
      if (error) return;
      const command = commandSchema.safeParse(message.json());
      message.respond(JSON.stringify({ ok: command.success && obey(controls, command.data) }));
    },
  });
};
