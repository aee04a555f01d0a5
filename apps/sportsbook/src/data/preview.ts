import type { Viewer } from "@touchline/brands";
import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";

/** An editor looks at content that is not published: as whom, and at which moment. */
export interface Preview {
  readonly viewer: Viewer;
  /** Milliseconds from the real time to the moment that is previewed; time goes on from there. */
  readonly ahead: number;
  /** Changes with the words of the draft. */
  readonly texts: number;
}

/** Null for everyone but editors. */
export type PreviewStore = StoreApi<Preview | null>;

export const createPreviewStore = (): PreviewStore => createStore<Preview | null>(() => null);

export const PreviewContext = createContext<PreviewStore>(createPreviewStore());

export const usePreview = (): Preview | null => useStore(useContext(PreviewContext));

/** The moment that content is shown for. Odds and money always use the real time. */
export const contentMoment = (preview: Preview | null, now: number): number => now + (preview?.ahead ?? 0);
