import { createContext, useContext } from "react";
import type { AppConfig } from "../config/app-config.ts";
import type { LiveOffer } from "../data/live-offer/live-offer.ts";
import type { ReadableSession } from "../data/session/session.ts";
import type { Readable } from "../data/state.ts";
import type { Navigation } from "./navigation.ts";

/** What the shell is given once, at the start. */
export interface Services {
  readonly config: AppConfig;
  readonly navigation: Navigation;
  readonly offer: LiveOffer;
  readonly session: ReadableSession;
  /** A part of the app could not be loaded. */
  readonly chunkMissing: Readable<boolean>;
}

export const ServicesContext = createContext<Services | null>(null);

export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("no services above this component");
  return services;
};
