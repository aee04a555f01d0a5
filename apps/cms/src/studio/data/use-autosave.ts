import { useCallback, useEffect, useRef, useState } from "react";
import { problemWords } from "../words/problems.ts";
import { useWords } from "../words/use-words.ts";
import { reasonOf } from "./failed.ts";

export type Saving = "idle" | "waiting" | "saving" | "saved";

export interface Autosave<Value> {
  readonly state: Saving;
  /** Why the last attempt failed; null where it did not. */
  readonly problem: string | null;
  readonly save: (value: Value) => void;
  readonly retry: () => void;
}

/** So long nothing more may change before it is saved. */
const PAUSE_MS = 400;

interface Status {
  readonly state: Saving;
  readonly failure: { readonly reason: unknown } | null;
}

const IDLE: Status = { state: "idle", failure: null };

/** Saves the newest value after a pause; an older answer never counts. What could not be saved can be tried again. */
export const useAutosave = <Value>(write: (value: Value) => Promise<void>): Autosave<Value> => {
  const words = useWords(problemWords);
  const [status, setStatus] = useState<Status>(IDLE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWaiting = useRef(false);
  const newest = useRef<{ readonly value: Value } | null>(null);
  const writing = useRef(write);
  writing.current = write;

  const run = useCallback((): void => {
    const asked = newest.current;
    isWaiting.current = false;
    if (!asked) return;
    setStatus({ state: "saving", failure: null });
    writing.current(asked.value).then(
      () => {
        if (newest.current === asked) setStatus({ state: "saved", failure: null });
      },
      (reason: unknown) => {
        if (newest.current === asked) setStatus({ state: "idle", failure: { reason } });
      },
    );
  }, []);

  const save = useCallback(
    (value: Value): void => {
      newest.current = { value };
      clearTimeout(timer.current);
      setStatus({ state: "waiting", failure: null });
      timer.current = setTimeout(run, PAUSE_MS);
      isWaiting.current = true;
    },
    [run],
  );

  // Whoever leaves the screen in the pause has it saved at once.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (isWaiting.current) run();
    },
    [run],
  );
  const problem = status.failure && reasonOf(status.failure.reason, words);
  return { state: status.state, problem, save, retry: run };
};
