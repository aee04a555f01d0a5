import type { Route } from "@touchline/protocol";
import { type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "../../data/use-store.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { SearchActivator } from "../../features/search/search-activator.tsx";
import { SearchField } from "../../features/search/search-field.tsx";
import { message } from "../../i18n/message.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useServices } from "../services.ts";
import styles from "./header-search.module.css";

const ROWS = "[data-search-input], [data-event], [data-row]";
const STOPS = "a[href], button:not(:disabled)";

const stopOf = (row: Element): HTMLElement | null =>
  row.matches("input") ? (row as HTMLElement) : row.querySelector<HTMLElement>(STOPS);

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus with the arrow keys through the field and the rows. Returns whether the key was handled. */
const moveThroughRows = (place: Element, key: string): boolean => {
  const step = STEPS[key];
  if (step === undefined) return false;
  const rows = [...place.querySelectorAll(ROWS)];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[Math.min(rows.length - 1, Math.max(0, current + step))];
  if (next) stopOf(next)?.focus();
  return true;
};

/** Calls `onLeave` when a press or the focus goes outside while the panel is open. */
const useLeaving = (place: RefObject<HTMLElement | null>, isOpen: boolean, onLeave: () => void): void => {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const handle = ({ target }: Event): void => {
      if (target instanceof Node && !place.current?.contains(target)) leave.current();
    };
    document.addEventListener("pointerdown", handle);
    document.addEventListener("focusin", handle);
    return () => {
      document.removeEventListener("pointerdown", handle);
      document.removeEventListener("focusin", handle);
    };
  }, [place, isOpen]);
};

const SearchPanel = lazyPart(
  () => import("./search-panel.tsx"),
  (module) => module.SearchPanel,
);

/** The search of a wide page: a field in the header, or a button that becomes one, and the results below. */
export const HeaderSearch = ({ route }: { readonly route: Route }) => {
  const config = useConfig();
  const { search } = useServices();
  const text = useStore(search.text);
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const isField = config.general.search.desktop === "input";
  const close = (): void => {
    setIsOpen(false);
    search.close();
  };

  // A navigation closes the search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the route is what it waits for
  useEffect(() => setIsOpen(false), [route]);
  // The search page shows the results itself.
  const isOver = isOpen && route.filters.page !== "search";
  useLeaving(place, isOver, close);

  /** If the field becomes the button again, focus returns to that button. */
  const returnsFocus = useRef(false);
  useLayoutEffect(() => {
    if (isOpen || !returnsFocus.current) return;
    returnsFocus.current = false;
    place.current?.querySelector<HTMLElement>("[data-search-opener]")?.focus();
  }, [isOpen]);
  const handleKey = (event: React.KeyboardEvent): void => {
    // React events bubble through portals: keys of a menu or dialog that the results opened are ignored here.
    if (!isOver || !place.current?.contains(event.target as Element)) return;
    if (event.key === "Escape") {
      returnsFocus.current = true;
      close();
    } else if (moveThroughRows(place.current, event.key)) event.preventDefault();
  };

  return (
    <search ref={place} className={styles.place} data-open={isOpen} onKeyDown={handleKey}>
      {isField || isOpen ? (
        <SearchField
          small
          text={text}
          autoFocus={isOpen && !isField}
          onText={search.type}
          onDone={search.remember}
          onFocus={() => setIsOpen(true)}
        />
      ) : (
        <SearchActivator onOpen={() => setIsOpen(true)} />
      )}
      {isOver && (
        <section className={styles.panel} data-scroller aria-label={message("search.results")}>
          <Suspense>
            <SearchPanel />
          </Suspense>
        </section>
      )}
    </search>
  );
};
