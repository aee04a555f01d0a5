const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

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
