import { useState } from "react";
import { type Problem, problemWords } from "../words/problems.ts";
import { useWords } from "../words/use-words.ts";
import { type FieldFault, NotSaved } from "./content-api.ts";

export interface Saving {
  readonly isSaving: boolean;
  /** Why nothing was saved; null where all is well. */
  readonly problem: string | null;
  readonly faults: readonly FieldFault[];
  /** Gives whether it was done. */
  readonly run: (act: () => Promise<void>) => Promise<boolean>;
  readonly clear: () => void;
}

const IDLE = { isSaving: false, problem: null, faults: [] } as const;

/** Why it was not done, in a sentence. A request that fails by itself never reached the CMS. */
export const reasonOf = (reason: unknown, words: Readonly<Record<Problem, string>>): string =>
  reason instanceof NotSaved ? (reason.told ?? words[reason.problem]) : words.unreachable;

/** Something that is saved, and what the CMS says to it. */
export const useSaving = (): Saving => {
  const words = useWords(problemWords);
  const [state, setState] = useState<Omit<Saving, "run" | "clear">>(IDLE);
  const run = async (act: () => Promise<void>): Promise<boolean> => {
    setState({ ...IDLE, isSaving: true });
    try {
      await act();
      setState(IDLE);
      return true;
    } catch (reason) {
      setState({
        isSaving: false,
        problem: reasonOf(reason, words),
        faults: reason instanceof NotSaved ? reason.faults : [],
      });
      return false;
    }
  };
  return { ...state, run, clear: () => setState(IDLE) };
};
