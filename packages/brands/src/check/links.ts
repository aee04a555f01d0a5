import { deadSegments, findRoute } from "@touchline/protocol";
import { error, type Finding } from "../finding.ts";
import { linksOf } from "./places.ts";
import type { Rule } from "./rule.ts";

/** Finds paths of the app that no view has, or with segments that are ignored. */
export const checkLinks: Rule = (brand) => {
  const words = brand.settings.generalSettings.pathWords;
  return linksOf(brand).flatMap(({ path, value }): Finding[] => {
    if (!value.startsWith("/")) return [];
    const [address = ""] = value.split(/[?#]/);
    if (!findRoute(address, words)) {
      const begins = Object.values(words).map((word) => `/${word}`);
      return [error(path, `no view answers ${value}`, `begin with ${begins.join(", ")}, or with https:// to leave`)];
    }
    return deadSegments(address).map((segment) =>
      error(path, `${segment} in ${value} says nothing`, "use segments such as d_today, s_1, t_7, ctg_3, e_9"),
    );
  });
};
