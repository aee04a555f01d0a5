import type { Audience } from "@touchline/brands";
import { createStore } from "zustand/vanilla";

/** Where an editor looks at content that is not published: for whom it is shown, and at which moment. */
export interface Preview {
  readonly audience: Audience;
  /** How far its moment is from the real one, in milliseconds: from there on time goes on as it does. */
  readonly ahead: number;
}

/** Null wherever punters look. */
export const pagePreview = createStore<Preview | null>(() => null);

/** The moment that content is shown at. Odds and money know only the real one. */
export const contentMoment = (now: number): number => now + (pagePreview.getState()?.ahead ?? 0);
