import { fillReading, parseLine, resolutionOf, type Specifiers } from "@touchline/betting";
import type { Resolution } from "@touchline/protocol";
import type { Distribution, Outlook } from "../sources/simulator/market/outlook.ts";
import type { MarketTemplate } from "../sources/simulator/market/template.ts";

const pointsOf = (distribution: Distribution): readonly (readonly [x: number, y: number])[] =>
  distribution.chances.flatMap((chance, index) => {
    if (chance === 0) return [];
    if ("from" in distribution) return [[distribution.from + index, 0] as const];
    return [[distribution.x[index] as number, distribution.y[index] as number] as const];
  });

/** The model's own resolution of an outcome: void unless all remaining possibilities agree. */
export const foreseen = (
  template: MarketTemplate,
  outlook: Outlook,
  specifiers: Specifiers,
  outcome: number,
): Resolution => {
  const line = template.line ? (parseLine(specifiers[template.line] ?? "") ?? Number.NaN) : 0;
  const distribution = outlook.read(fillReading(template.reading, { ...specifiers, player: `${outcome}` }));
  const verdicts = new Set(
    distribution ? pointsOf(distribution).map(([x, y]) => template.kind.verdict(x, y, line, outcome)) : [],
  );
  const [verdict] = verdicts;
  return resolutionOf(verdicts.size === 1 && verdict !== undefined ? verdict : null);
};
