import { startAddress } from "@touchline/db/testing/address";
import { answers } from "../stack/process.ts";

export interface Node {
  readonly port: number;
  readonly readyUrl: string;
}

const LOOK_EVERY_MS = 200;

/** One address in front of several nodes. A connection leads to each of those in turn that said they are ready when they were asked last. */
export const startBalancer = async (nodes: readonly Node[]) => {
  let ready = nodes;
  let turn = 0;
  const look = async (): Promise<void> => {
    const isReady = await Promise.all(nodes.map(({ readyUrl }) => answers(readyUrl).catch(() => false)));
    ready = nodes.filter((_, index) => isReady[index]);
  };
  await look();
  const looking = setInterval(() => void look(), LOOK_EVERY_MS);
  const address = await startAddress(() => {
    turn += 1;
    return (ready[turn % ready.length] ?? nodes[0])?.port ?? 0;
  });
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async (): Promise<void> => {
      clearInterval(looking);
      await address.stop();
    },
  };
};
