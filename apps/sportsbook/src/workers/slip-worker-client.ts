import type { Answered, Asked, SlipTasks, TaskKind } from "./slip-tasks.ts";
import slipWorker from "./slip-worker.ts?worker&url";

/** As much of the browser's Trusted Types as is used; TypeScript does not know them yet, and not every browser has them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL: (address: string) => string;
  };
}

const requireOwn = (address: string): string => {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError("a script of another origin");
  return address;
};

let policy: ReturnType<TrustedTypes["createPolicy"]> | null = null;

/** The page's policy lets nobody else make an address of a script, and this one makes none but our own. */
const trustedScript = (address: string): string => {
  const types = (window as { readonly trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types) return requireOwn(address);
  policy ??= types.createPolicy("touchline", { createScriptURL: requireOwn });
  return policy.createScriptURL(address);
};

/** As much of a worker as is used. */
export interface WorkerPort {
  readonly postMessage: (asked: Asked) => void;
  readonly addEventListener: (
    type: "message" | "error",
    listener: (event: { readonly data?: unknown; readonly message?: string }) => void,
  ) => void;
  readonly terminate: () => void;
}

export const openSlipWorker = (): WorkerPort => new Worker(trustedScript(slipWorker), { type: "module" }) as WorkerPort;

interface Waiting {
  readonly id: number;
  readonly take: (answer: never) => void;
}

/** Asks the worker; of several questions of a kind only the last is answered. The worker starts with the first question. */
export const createSlipWorker = (
  open: () => WorkerPort,
  report: (error: unknown) => void,
  /** Its script could not be loaded. */
  onMissing: (error: unknown) => void = report,
) => {
  let worker: WorkerPort | null = null;
  let asked = 0;
  const waiting = new Map<TaskKind, Waiting>();

  const handleAnswer = ({ id, kind, answer }: Answered): void => {
    const last = waiting.get(kind);
    if (last?.id !== id) return;
    waiting.delete(kind);
    last.take(answer as never);
  };

  /** A worker that failed is replaced with the next question. */
  const fail = (error: unknown, tell = report): void => {
    worker?.terminate();
    worker = null;
    tell(error);
  };

  const begin = (): WorkerPort => {
    const begun = open();
    begun.addEventListener("message", ({ data }) => handleAnswer(data as Answered));
    begun.addEventListener("error", ({ message }) => {
      // Without a message no script has run: it could not be loaded.
      if (message === undefined) fail(new Error("the slip's worker could not be loaded"), onMissing);
      else fail(new Error(`the slip's worker failed: ${message}`));
    });
    return begun;
  };

  return {
    ask: <Kind extends TaskKind>(
      kind: Kind,
      task: SlipTasks[Kind]["task"],
      take: (answer: SlipTasks[Kind]["answer"]) => void,
    ): void => {
      asked += 1;
      waiting.set(kind, { id: asked, take: take as Waiting["take"] });
      try {
        worker ??= begin();
        worker.postMessage({ id: asked, kind, task });
      } catch (error) {
        fail(error);
      }
    },
    /** Whatever was asked is wanted no more. */
    forget: (kind: TaskKind): void => {
      waiting.delete(kind);
    },
  };
};
