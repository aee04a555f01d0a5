import { useCallback, useEffect, useState } from "react";
import { type PreviewState, readPreviewState, writePreviewState } from "../model/preview-state.ts";

/** A needle that is dragged changes the state with every pixel; browsers refuse as many addresses. */
const ADDRESS_PAUSE_MS = 150;

export type ChangePreview = (changed: Partial<PreviewState>) => void;

/** What is looked at, kept in the address. */
export const usePreviewState = (): readonly [PreviewState, ChangePreview] => {
  const [state, setState] = useState(() => readPreviewState(new URLSearchParams(location.search)));
  useEffect(() => {
    const timer = setTimeout(() => {
      const written = writePreviewState(state);
      if (written !== location.search) history.replaceState(null, "", location.pathname + written);
    }, ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const change = useCallback<ChangePreview>((changed) => setState((before) => ({ ...before, ...changed })), []);
  return [state, change];
};
