const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Links inside the app are followed without loading the page again. Every other click stays the browser's. */
export const followLinks = (go: (path: string) => void): void => {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    if (link.origin !== location.origin || link.target !== "") return;
    event.preventDefault();
    go(link.pathname);
  });
};
