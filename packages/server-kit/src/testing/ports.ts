import { createServer } from "node:net";

/**
 * Below the ephemeral ports: the connections of other processes take those, so a server that was not started yet, or is stopped for a
 * while, could find its port taken.
 */
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
