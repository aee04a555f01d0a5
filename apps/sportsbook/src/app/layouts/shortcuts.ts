const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/** The slip's column where the page has one; elsewhere `open` shows the slip. */
export const goToSlip = (open: () => void): void => {
  const column = document.querySelector<HTMLElement>("[data-slip-column]");
  if (column) column.focus();
  else open();
};

/** The key works on a price alone, so that it is in nobody's way who dictates or types elsewhere. Returns how to end it. */
export const goToSlipOnKey = (open: () => void): (() => void) => {
  const follow = (event: KeyboardEvent): void => {
    const isOnPrice = event.target instanceof Element && event.target.closest("[data-outcome]") !== null;
    if (event.key !== "s" || event.ctrlKey || event.metaKey || event.altKey || !isOnPrice) return;
    event.preventDefault();
    goToSlip(open);
  };
  document.addEventListener("keydown", follow);
  return () => document.removeEventListener("keydown", follow);
};

/** The field of a wide header, or the button that becomes one. */
const pressOpener = (): boolean => {
  const opener = document.querySelector<HTMLElement>("header [data-search-opener], header input[type=search]");
  opener?.focus();
  opener?.click();
  return opener !== null;
};

/** In a wide header search opens in place; elsewhere it is a page. */
export const openSearchOnSlash = (open: () => void): void => {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    event.preventDefault();
    if (!pressOpener()) open();
  });
};
