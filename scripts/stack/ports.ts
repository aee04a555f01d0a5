import { connect, createServer } from "node:net";

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });

export const freePorts = (count: number): Promise<number[]> => Promise.all(Array.from({ length: count }, freePort));

/** Whether something listens there. */
export const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const answer = (ok: boolean) => () => {
      socket.destroy();
      resolve(ok);
    };
    socket.once("connect", answer(true)).once("error", answer(false));
  });

/** What already listens there would be taken for what we are about to start. */
export const requireFree = async (port: number): Promise<void> => {
  if (await accepts(port))
    throw new Error(`port ${port} is taken: is Touchline running already? TOUCHLINE_PORT moves it`);
};
