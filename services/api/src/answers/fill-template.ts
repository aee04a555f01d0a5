/** Values of a name's placeholders: the teams, and the specifiers of the market. */
export type TemplateValues = Readonly<Record<string, string | undefined>>;

const PLACEHOLDER = /\{(\w+)(:away)?\}/g;

/** 1.5 is written +1.5, so that the side of a handicap is unambiguous, and the minus is a real one, as the app writes both. */
const withSign = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace("-", "\u2212"));

const isHandicap = (name: string): boolean => name.toLowerCase().endsWith("handicap");

const fill = (name: string, value: string, fromAway: boolean): string => {
  const amount = Number(value);
  if (!isHandicap(name) || Number.isNaN(amount)) return value;
  return withSign(fromAway ? 0 - amount : amount);
};

/** A placeholder without a value is left out, so that a bettor never sees braces. */
export const fillTemplate = (template: string, values: TemplateValues): string => {
  if (!template.includes("{")) return template;
  const filled = template.replace(PLACEHOLDER, (_, name: string, away: string | undefined) => {
    const value = values[name];
    return value === undefined ? "" : fill(name, value, away !== undefined);
  });
  return filled.replace(/\s+/g, " ").trim();
};
