const ROWS = "[data-search-input], [data-event], [data-row]";
const STOPS = "a[href], button:not(:disabled)";

const stopOf = (row: Element): HTMLElement | null =>
  row.matches("input") ? (row as HTMLElement) : row.querySelector<HTMLElement>(STOPS);

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** With the arrows from the field through the rows and back, as far as there are any. Returns whether the key was one. */
export const moveThroughRows = (place: Element, key: string): boolean => {
  const step = STEPS[key];
  if (step === undefined) return false;
  const rows = [...place.querySelectorAll(ROWS)];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[Math.min(rows.length - 1, Math.max(0, current + step))];
  if (next) stopOf(next)?.focus();
  return true;
};
