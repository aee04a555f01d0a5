import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";

/** A proxy to a port that can be cut without affecting other connections to the port. */
export const startTcpProxy = async (target: number) => {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((incoming) => {
    if (isCut) {
      incoming.destroy();
      return;
    }
    const outgoing = createConnection(target, "127.0.0.1");
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(from);
      from
        .on("error", () => {})
        .on("close", () => {
          open.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: (): void => {
      isCut = false;
    },
    stop: (): void => {
      cut();
      server.close();
    },
  };
};
