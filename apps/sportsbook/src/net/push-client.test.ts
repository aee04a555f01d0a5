import { expect, test, vi } from "vitest";
import { createPushClient } from "./push-client.ts";
import type { PunterChannel, PushHandlers, PushSocket } from "./push-socket.ts";

const openClient = () => {
  const client = createPushClient();
  const restart = vi.fn();
  let handlers: PushHandlers | undefined;
  client.connect((given) => {
    handlers = given;
    return { restart, credentials: () => null } as unknown as PushSocket;
  });
  const channel = { onUp: vi.fn(), onDown: vi.fn(), credentials: () => null } as unknown as PunterChannel;
  return { client, restart, channel, up: () => handlers?.offer.onUp() };
};

test("BOOT-6 PUSH-1 the connection of who signs out ends, and the next is a visitor's", () => {
  const { client, restart, channel, up } = openClient();
  up();
  client.setPunter(null);
  client.setPunter(channel);
  expect(channel.onUp).toHaveBeenCalledTimes(1);
  expect(restart).not.toHaveBeenCalled();
  client.setPunter(null);
  expect(restart).toHaveBeenCalledTimes(1);
});

test("BOOT-6 without a connection there is nothing to end", () => {
  const { client, restart, channel } = openClient();
  client.setPunter(channel);
  client.setPunter(null);
  expect(restart).not.toHaveBeenCalled();
});
