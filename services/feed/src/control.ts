import type { NatsConnection } from "@nats-io/transport-node";

export const CONTROL_SUBJECT = "feed.control";

export interface Controls {
  /** Answers whether there is such an outcome. */
  readonly setPrice: (eventId: number, slot: number, price: number) => boolean;
  readonly mute: (milliseconds: number) => void;
}

type Command =
  | { readonly command: "price"; readonly eventId: number; readonly slot: number; readonly price: number }
  | { readonly command: "mute"; readonly milliseconds: number };

const obey = (controls: Controls, command: Command): boolean => {
  switch (command.command) {
    case "price":
      return controls.setPrice(command.eventId, command.slot, command.price);
    case "mute":
      controls.mute(command.milliseconds);
      return true;
    default:
      return false;
  }
};

/** For tests of the whole stack only: lets them move a price or silence the feed at a moment they know. */
export const startControl = (bus: NatsConnection, controls: Controls): void => {
  bus.subscribe(CONTROL_SUBJECT, {
    callback: (error, message) => {
      if (error) return;
      const ok = obey(controls, message.json<Command>());
      message.respond(JSON.stringify({ ok }));
    },
  });
};
