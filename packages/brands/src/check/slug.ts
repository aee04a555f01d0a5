import { error } from "../finding.ts";
import type { Rule } from "./rule.ts";

/** The name of a brand's file is part of addresses. */
export const checkSlug: Rule = ({ slug }) =>
  /^[a-z0-9-]+$/.test(slug)
    ? []
    : [
        error(
          "",
          `${slug}.json cannot be asked for in an address`,
          "name the file with small letters, digits and hyphens",
        ),
      ];
