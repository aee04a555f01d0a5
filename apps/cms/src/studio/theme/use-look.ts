import { useRef, useState } from "react";
import type { EditedLook, LookAnswer } from "../../look/look-answers.ts";
import { lookApi } from "../data/look-api.ts";
import { type Autosave, useAutosave } from "../data/use-autosave.ts";
import { type Loaded, useLoaded } from "../data/use-loaded.ts";

/** By what it is at that moment, so that what came in the meantime is not lost. */
export type ChangeLook = (edit: (look: EditedLook) => EditedLook) => void;

interface Look {
  readonly loaded: Loaded<LookAnswer>;
  /** As it is edited now; null until it has loaded. */
  readonly look: EditedLook | null;
  readonly change: ChangeLook;
  readonly saving: Autosave<EditedLook>;
}

/** The look of a brand's draft. What is changed is shown at once and saved shortly after. */
export const useLook = (brandId: string, onSaved: () => void): Look => {
  const loaded = useLoaded(brandId, (signal) => lookApi.read(brandId, signal));
  const [edited, setEdited] = useState<EditedLook | null>(null);
  const saving = useAutosave<EditedLook>(async (look) => {
    await lookApi.save(brandId, look);
    onSaved();
  });
  const look = edited ?? loaded.value?.look ?? null;
  const latest = useRef(look);
  latest.current = look;
  const change: ChangeLook = (edit) => {
    if (!latest.current) return;
    latest.current = edit(latest.current);
    setEdited(latest.current);
    saving.save(latest.current);
  };
  return { loaded, look, change, saving };
};
