import { useCallback, useEffect, useState } from "react";
import { problemWords } from "../words/problems.ts";
import { useWords } from "../words/use-words.ts";
import { reasonOf } from "./failed.ts";

export interface Loaded<Value> {
  /** The last that came, also while a newer one is asked for. */
  readonly value: Value | null;
  readonly isLoading: boolean;
  readonly problem: string | null;
  readonly reload: () => void;
}

interface State<Value> {
  readonly key: string;
  readonly value: Value | null;
  readonly isLoading: boolean;
  readonly failure: { readonly reason: unknown } | null;
}

const begin = <Value>(key: string): State<Value> => ({ key, value: null, isLoading: true, failure: null });

/** Loads what the key names, and again on demand. `load` must depend on nothing but what is in the key. */
export const useLoaded = <Value>(key: string, load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> => {
  const words = useWords(problemWords);
  const [state, setState] = useState<State<Value>>(() => begin(key));
  const [attempt, setAttempt] = useState(0);
  if (state.key !== key) setState(begin(key));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    const stopped = new AbortController();
    setState((before) => ({ ...before, isLoading: true, failure: null }));
    load(stopped.signal).then(
      (value) => {
        if (!stopped.signal.aborted) setState({ key, value, isLoading: false, failure: null });
      },
      (reason: unknown) => {
        if (!stopped.signal.aborted) setState((before) => ({ ...before, isLoading: false, failure: { reason } }));
      },
    );
    return () => stopped.abort();
  }, [key, attempt]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return {
    value: state.value,
    isLoading: state.isLoading,
    problem: state.failure && reasonOf(state.failure.reason, words),
    reload,
  };
};
