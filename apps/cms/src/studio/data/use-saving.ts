import { useState } from "react";
import { problemWords } from "../words/problems.ts";
import { useWords } from "../words/use-words.ts";
import { Failed, type FieldFault, reasonOf } from "./failed.ts";

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
        faults: reason instanceof Failed ? reason.faults : [],
      });
      return false;
    }
  };
  return { ...state, run, clear: () => setState(IDLE) };
};
