import { isHosts, openLink } from "../host/host-pages.ts";

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Links inside the app are followed without loading the page again. Where a host around us opens pages, it opens those that lead outside.
 * Every other click stays the browser's.
 */
export const followLinks = (go: (address: string) => void): void => {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    const isInside = link.origin === location.origin;
    if (isInside ? link.target !== "" : !isHosts(link.href)) return;
    event.preventDefault();
    if (isInside) go(link.pathname + link.search);
    else openLink(link.href);
  });
};
