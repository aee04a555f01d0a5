import type { RefusedAnswer } from "../../publishing/answers.ts";
import type { Problem } from "../words/problems.ts";

/** What is wrong with one field, by its path in the form: `title.text.default`. */
export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

interface Reasons {
  /** The reason in the words of the CMS, where it gave one. */
  readonly told?: string | null;
  readonly faults?: readonly FieldFault[];
  /** Why a draft is not published. */
  readonly findings?: RefusedAnswer["findings"];
}

/** The CMS did not do what it was asked. */
export class Failed extends Error {
  readonly problem: Problem;
  readonly told: string | null;
  readonly faults: readonly FieldFault[];
  readonly findings: RefusedAnswer["findings"];

  constructor(problem: Problem, { told = null, faults = [], findings = [] }: Reasons = {}) {
    super(told ?? problem);
    this.problem = problem;
    this.told = told;
    this.faults = faults;
    this.findings = findings;
  }
}

interface FailedBody {
  readonly errors?: readonly {
    readonly message?: string;
    readonly data?: { readonly errors?: readonly FieldFault[] } | null;
  }[];
  readonly findings?: RefusedAnswer["findings"];
}

const PROBLEMS: Readonly<Record<number, Problem>> = {
  401: "signedOut",
  403: "forbidden",
  404: "gone",
  413: "tooLarge",
};

const parse = (text: string): FailedBody => {
  try {
    return JSON.parse(text) as FailedBody;
  } catch {
    // Whatever answered was not the CMS.
    return {};
  }
};

/** What an answer of the CMS means that is no success. */
export const failureOf = (status: number, text: string): Failed => {
  const { errors: [error] = [], findings } = parse(text);
  if (status === 422 && findings) return new Failed("refused", { findings });
  const faults = (error?.data?.errors ?? []).map(({ path, message }) => ({ path, message }));
  if (faults.length > 0) return new Failed("invalid", { faults });
  const isRefusal = status >= 400 && status < 500 && !(status in PROBLEMS);
  return new Failed(PROBLEMS[status] ?? "unknown", { told: isRefusal ? (error?.message ?? null) : null });
};

/** Why it was not done, in a sentence. A request that fails by itself never reached the CMS. */
export const reasonOf = (reason: unknown, words: Readonly<Record<Problem, string>>): string =>
  reason instanceof Failed ? (reason.told ?? words[reason.problem]) : words.unreachable;
