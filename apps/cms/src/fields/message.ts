import { explainIssues } from "@touchline/brands/schema";
import type * as z from "zod/mini";

/** Nobody types an object: it is a document to choose. */
const UNHELPFUL = "use an object";

/** What is wrong and what would be right, for somebody who looks at the field. */
export const messageOf = (issue: z.core.$ZodIssue): string =>
  explainIssues([issue])
    .map(({ problem, remedy }) => (remedy && remedy !== UNHELPFUL ? `${problem}: ${remedy}` : problem))
    .join("; ");
