/** State of a history entry: how many steps inside the app led there. The history stores it, so that forward and reload count right. */
interface EntryState {
  readonly depth: number;
}

/** The address bar and the history behind it. */
export interface AddressBar {
  readonly path: () => string;
  /** The query with its question mark, or nothing. */
  readonly search: () => string;
  /** The fragment with its sign, or nothing. */
  readonly hash: () => string;
  readonly depth: () => number;
  readonly push: (href: string, state: EntryState) => void;
  /** Without a state the entry keeps the one it has. */
  readonly replace: (href: string, state?: EntryState) => void;
  readonly back: () => void;
  readonly onPop: (listener: () => void) => void;
  /** The page was loaded again, not opened. */
  readonly isReload: () => boolean;
}

export const createBrowserAddressBar = (): AddressBar => ({
  path: () => location.pathname,
  search: () => location.search,
  hash: () => location.hash,
  depth: () => (history.state as EntryState | null)?.depth ?? 0,
  push: (href, state) => history.pushState(state, "", href),
  replace: (href, state) => history.replaceState(state ?? history.state, "", href),
  back: () => history.back(),
  onPop: (listener) => window.addEventListener("popstate", listener),
  isReload: () => {
    const [entry] = performance.getEntriesByType?.("navigation") ?? [];
    return (entry as PerformanceNavigationTiming | undefined)?.type === "reload";
  },
});
