import { connect, createServer } from "node:net";

/** Below the ephemeral ports, so that a service that is stopped for a while finds its port free again. */
const [LOWEST, HIGHEST] = [10_000, 32_000];
/** Processes start at different ports, so that two that search at once do not find the same one. */
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
  throw new Error(`no free port from ${LOWEST} to ${HIGHEST}`);
};

export const freePorts = (count: number): Promise<number[]> => Promise.all(Array.from({ length: count }, freePort));

/** Whether something listens on the port. */
export const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const answer = (ok: boolean) => () => {
      socket.destroy();
      resolve(ok);
    };
    socket.once("connect", answer(true)).once("error", answer(false));
  });

/** Otherwise whatever listens there would be mistaken for what is about to be started. */
export const requireFree = async (port: number): Promise<void> => {
  if (await accepts(port))
    throw new Error(`port ${port} is in use: is Touchline already running? Set TOUCHLINE_PORT to use other ports`);
};
