import { connect, createServer } from "node:net";

/** Below those that the system gives to connections that go out: what is stopped for a while finds its port free again. */
const [LOWEST, HIGHEST] = [10_000, 32_000];
/** Processes begin apart from each other, so that two that look at the same moment are not given the same. */
const APART = 97;

let next = LOWEST + ((process.pid * APART) % (HIGHEST - LOWEST));

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

export const freePort = async (): Promise<number> => {
  for (let tries = LOWEST; tries < HIGHEST; tries += 1) {
    const port = next;
    next = port + 1 < HIGHEST ? port + 1 : LOWEST;
    if (await isFree(port)) return port;
  }
  throw new Error(`no port is free from ${LOWEST} to ${HIGHEST}`);
};

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
