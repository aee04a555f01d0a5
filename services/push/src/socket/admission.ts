import type { IncomingMessage } from "node:http";
import type { Problem } from "@touchline/protocol";
import type { RateLimit } from "@touchline/server-kit";

/** 0 is no limit. */
export interface MostConnections {
  /** Open connections of this node. */
  readonly node: number;
  /** Open connections of one address to this node. */
  readonly address: number;
  /** Connections of this node that speak for one session. */
  readonly session: number;
  /** Messages of one connection in ten seconds. */
  readonly messages: number;
  /** Milliseconds after which a client that does not take what it was sent is no longer kept. */
  readonly stuckMs: number;
}

export interface AdmissionOptions {
  readonly most: MostConnections;
  /** Whom a request comes from. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** New connections by address, over all nodes. */
  readonly handshakes: RateLimit;
}

/** Until a place may be free again, in seconds. */
const FULL_RETRY_S = 5;

const isFull = (open: number, most: number): boolean => most > 0 && open >= most;

/** Decides who may open a connection. An admitted connection counts until its TCP connection is closed. */
export const createAdmission = ({ most, addressOf, handshakes }: AdmissionOptions) => {
  const byAddress = new Map<string, number>();
  let open = 0;
  let refused = 0;

  const release = (address: string): void => {
    open -= 1;
    const left = (byAddress.get(address) ?? 1) - 1;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  };

  /** Seconds to wait; 0 where the connection is admitted. */
  const admit = async (request: IncomingMessage): Promise<number> => {
    const address = addressOf(request);
    const wait = await handshakes(address);
    if (wait > 0) return wait;
    const held = byAddress.get(address) ?? 0;
    if (isFull(open, most.node) || isFull(held, most.address)) return FULL_RETRY_S;
    if (request.socket.destroyed) return 0;
    open += 1;
    byAddress.set(address, held + 1);
    request.socket.once("close", () => release(address));
    return 0;
  };

  return {
    /** Answers a request that is not admitted itself, with the code of the contract: socket.io has no such answer. */
    admits: async (request: IncomingMessage): Promise<boolean> => {
      const wait = await admit(request);
      if (wait === 0) return true;
      refused += 1;
      const problem: Problem = { code: "TOO_MANY_REQUESTS", message: "Too many connections" };
      const body = JSON.stringify(problem);
      request.socket.end(
        [
          "HTTP/1.1 429 Too Many Requests",
          ...[`Retry-After: ${wait}`, "Content-Type: application/json", `Content-Length: ${body.length}`],
          ...["Connection: close", "", body],
        ].join("\r\n"),
      );
      return false;
    },
    refused: (): number => refused,
  };
};
