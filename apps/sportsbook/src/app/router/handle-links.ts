import type { HostLink } from "../../host/host-link.ts";
import type { Navigation } from "./navigation.ts";

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const linkAt = (event: Event): HTMLAnchorElement | null => {
  const link = (event.target as Element).closest?.("a[href]");
  return link instanceof HTMLAnchorElement ? link : null;
};

const isInside = (link: HTMLAnchorElement): boolean => link.origin === location.origin;

/** What comes before a click, if a click comes. */
const INTENTS = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Links inside the app are followed without loading the page again, and the screen they lead to is asked for as soon as somebody means to.
 * Where a host around us opens pages, it opens those that lead outside. Every other click stays the browser's. This is done here and not by
 * the router's own links: many are in features and in contents, which do not know the router.
 */
export const handleLinks = (
  { go, preload }: Pick<Navigation, "go" | "preload">,
  { opensLink, openLink }: Pick<HostLink, "opensLink" | "openLink">,
): void => {
  document.addEventListener("click", (event) => {
    const link = linkAt(event);
    if (!link || !isPlainClick(event)) return;
    if (isInside(link) ? link.target !== "" : !opensLink(link.href)) return;
    event.preventDefault();
    if (isInside(link)) go(link.pathname + link.search);
    else openLink(link.href);
  });

  const handleIntent = (event: Event): void => {
    const link = linkAt(event);
    if (link && isInside(link) && link.target === "") preload(link.pathname + link.search);
  };
  for (const name of INTENTS) document.addEventListener(name, handleIntent, { passive: true });
};
