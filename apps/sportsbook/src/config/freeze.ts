/** Settings change as a whole or not at all: whoever tries to change one is told at once. */
export const freezeDeep = <Value>(value: Value): Value => {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freezeDeep(part);
  return Object.freeze(value);
};
