/** What a name's placeholders stand for: the teams, and the specifiers of the market. */
export type TemplateValues = Readonly<Record<string, string | undefined>>;

const PLACEHOLDER = /\{(\w+)(:away)?\}/g;

/** A handicap of 1.5 is written +1.5, so that nobody has to guess its side. */
const withSign = (value: number): string => (value > 0 ? `+${value}` : `${value}`);

const isHandicap = (name: string): boolean => name.toLowerCase().endsWith("handicap");

const fill = (name: string, value: string, fromAway: boolean): string => {
  const amount = Number(value);
  if (!isHandicap(name) || Number.isNaN(amount)) return value;
  return withSign(fromAway ? 0 - amount : amount);
};

/** A placeholder that nothing is known for is left out, never shown to a bettor as braces. */
export const fillTemplate = (template: string, values: TemplateValues): string => {
  if (!template.includes("{")) return template;
  const filled = template.replace(PLACEHOLDER, (_, name: string, away: string | undefined) => {
    const value = values[name];
    return value === undefined ? "" : fill(name, value, away !== undefined);
  });
  return filled.replace(/\s+/g, " ").trim();
};
