import type { Viewer } from "@touchline/brands";
import { createContext, useContext } from "react";
import { createStore, type StoreApi } from "zustand/vanilla";
import { useStore } from "./use-store.ts";

/** An editor looks at content that is not published: as whom, and at which moment. A recording is shown in the same way. */
export interface Preview {
  readonly viewer: Viewer;
  /** Milliseconds from the real time to the moment that is previewed; time goes on from there. */
  readonly ahead: number;
  /** Changes with the words of the draft. */
  readonly texts: number;
}

/** Null for everyone but editors, and who looks at a recording. */
export type PreviewStore = StoreApi<Preview | null>;

/** The clock of a page that shows a recording is that of the recording already. */
const REPLAY: Preview = { viewer: { audience: "anonymous" }, ahead: 0, texts: 0 };

export const createPreviewStore = (isReplay = false): PreviewStore =>
  createStore<Preview | null>(() => (isReplay ? REPLAY : null));

export const PreviewContext = createContext<PreviewStore>(createPreviewStore());

export const usePreview = (): Preview | null => useStore(useContext(PreviewContext));

/** The moment that content is shown for. Odds and money always use the real time. */
export const contentMoment = (preview: Preview | null, now: number): number => now + (preview?.ahead ?? 0);
