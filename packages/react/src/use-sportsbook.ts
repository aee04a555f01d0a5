import { createSportsbook, type Sportsbook } from "@touchline/host-sdk";
import { type RefCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { changedOptions, EVENT_NAMES, handlerOf, optionsOf, type SportsbookProps } from "./props.ts";

/** On a server nothing is laid out, and React warns of it. */
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

export interface UsedSportsbook {
  /** For the element that the app is to fill. */
  readonly ref: RefCallback<HTMLElement>;
  /** Null until the element is on the page. */
  readonly sportsbook: Sportsbook | null;
}

/** Embeds the app in an element, and keeps it true to the props. */
export const useSportsbook = (props: SportsbookProps): UsedSportsbook => {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [sportsbook, setSportsbook] = useState<Sportsbook | null>(null);
  const latest = useRef(props);
  const told = useRef(props);
  useBeforePaint(() => {
    latest.current = props;
  });

  const { appUrl, tenant, tenantId, brand, title, limits, getSession, getWallet, address } = props;
  const [asksSession, asksWallet, ownsAddress] = [!!getSession, !!getWallet, !!address];
  // biome-ignore lint/correctness/useExhaustiveDependencies: these need another app; all other props are read when they are used
  useEffect(() => {
    if (!container) return;
    const created = createSportsbook(optionsOf(container, () => latest.current));
    told.current = latest.current;
    for (const name of EVENT_NAMES) created.on(name, (detail) => handlerOf(latest.current, name)?.(detail as never));
    setSportsbook(created);
    return () => {
      created.destroy();
      setSportsbook(null);
    };
  }, [container, appUrl, tenant, tenantId, brand, title, limits, asksSession, asksWallet, ownsAddress]);

  useEffect(() => {
    if (!sportsbook) return;
    const before = told.current;
    told.current = props;
    const options = changedOptions(before, props);
    if (Object.keys(options).length > 0) sportsbook.updateGameOptions(options);
    if (props.path !== undefined && props.path !== before.path) sportsbook.navigate(props.path);
  });

  return { ref: setContainer, sportsbook };
};
