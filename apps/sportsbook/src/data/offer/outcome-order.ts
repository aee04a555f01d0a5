const inOrder = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/**
 * The order in which the outcomes of a market stand, by their positions. Where the competitors are reversed, the outcome of each
 * takes the other's place, so that the first price is still the first competitor's.
 * @param sides Of each outcome, the side that it is for: the first that is home and the first that is away are meant.
 */
export const outcomeOrder = (sides: readonly ("home" | "away" | null)[], reversed: boolean): readonly number[] => {
  const order = inOrder(sides.length);
  const home = sides.indexOf("home");
  const away = sides.indexOf("away");
  if (!reversed || home < 0 || away < 0) return order;
  return order.with(home, away).with(away, home);
};

/** By the template of an outcome's name. */
export const sideOfTemplate = (template: string): "home" | "away" | null => {
  if (template.includes("{home}")) return template.includes("{away}") ? null : "home";
  return template.includes("{away}") ? "away" : null;
};
