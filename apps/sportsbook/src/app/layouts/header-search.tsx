import type { Route } from "@touchline/protocol";
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { SearchActivator } from "../../features/search/search-activator.tsx";
import { SearchField } from "../../features/search/search-field.tsx";
import { message } from "../../i18n/message.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { moveThroughRows } from "../screens/move-through-rows.ts";
import { useLeaving } from "../screens/use-leaving.ts";
import { useServices } from "../services.ts";
import styles from "./header-search.module.css";

const SearchPanel = lazyPart(
  () => import("./search-panel.tsx"),
  (module) => module.SearchPanel,
);

/** The search of a wide page: a field in the header, or a button that becomes one, and below it what was found. */
export const HeaderSearch = ({ route }: { readonly route: Route }) => {
  const { config, offer } = useServices();
  const { search } = offer;
  const text = useStore(search.text);
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLElement>(null);
  const isField = config.general.search.desktop === "input";
  const close = (): void => {
    setIsOpen(false);
    search.close();
  };

  // Whoever goes somewhere is done with the search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the route is what it waits for
  useEffect(() => setIsOpen(false), [route]);
  // The page of the search has the results itself.
  const isOver = isOpen && route.filters.page !== "search";
  useLeaving(place, isOver, close);

  /** The field may become the button again, which is where the keyboard came from. */
  const returnsFocus = useRef(false);
  useLayoutEffect(() => {
    if (isOpen || !returnsFocus.current) return;
    returnsFocus.current = false;
    place.current?.querySelector<HTMLElement>("[data-search-opener]")?.focus();
  }, [isOpen]);
  const handleKey = (event: React.KeyboardEvent): void => {
    // Keys of a menu or dialog that the results open are its own, though React hands them on to here.
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
