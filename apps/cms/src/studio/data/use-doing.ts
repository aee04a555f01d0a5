import { useState } from "react";
import type { RefusedAnswer } from "../../publishing/answers.ts";
import { problemWords } from "../words/problems.ts";
import { useWords } from "../words/use-words.ts";
import { Failed, reasonOf } from "./failed.ts";

export interface Doing {
  readonly isDoing: boolean;
  /** Why it was not done. */
  readonly problem: string | null;
  readonly findings: RefusedAnswer["findings"];
  readonly run: (act: () => Promise<void>) => void;
}

const IDLE = { isDoing: false, problem: null, findings: [] } as const;

/** Something that the CMS is told to do, and how that goes. */
export const useDoing = (): Doing => {
  const words = useWords(problemWords);
  const [state, setState] = useState<Omit<Doing, "run">>(IDLE);
  const run = (act: () => Promise<void>): void => {
    setState({ ...IDLE, isDoing: true });
    act().then(
      () => setState(IDLE),
      (reason: unknown) =>
        setState({
          isDoing: false,
          problem: reasonOf(reason, words),
          findings: reason instanceof Failed ? reason.findings : [],
        }),
    );
  };
  return { ...state, run };
};
