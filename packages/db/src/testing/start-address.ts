import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Address {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * One address in front of servers that replace each other, as a proxy or a cluster's service is. Each new connection leads to the port that
 * is returned then; those that are open stay where they are.
 */
export const startAddress = async (portNow: () => number): Promise<Address> => {
  const sockets = new Set<Socket>();
  const proxy = createServer({ noDelay: true }, (client) => {
    const server = connect({ host: "127.0.0.1", port: portNow(), noDelay: true });
    client.pipe(server).pipe(client);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => undefined);
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    port: (proxy.address() as AddressInfo).port,
    stop: async () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await once(proxy, "close");
    },
  };
};
