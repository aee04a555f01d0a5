import type { OwnTexts } from "@touchline/brands";
import { useRef, useState } from "react";
import { applyChanges } from "../../texts/apply-changes.ts";
import type { TextChange, TextsAnswer } from "../../texts/texts-answers.ts";
import { textsApi } from "../data/texts-api.ts";
import { type Autosave, useAutosave } from "../data/use-autosave.ts";
import { type Loaded, useLoaded } from "../data/use-loaded.ts";

interface Texts {
  readonly loaded: Loaded<TextsAnswer>;
  /** The brand's own words with what was changed here. */
  readonly own: OwnTexts;
  readonly change: (change: TextChange) => void;
  readonly saving: Autosave<readonly TextChange[]>;
}

const NONE: OwnTexts = {};

/** Own words of a brand's draft. What is changed is shown at once and saved shortly after. */
export const useTexts = (brandId: string, onSaved: () => void): Texts => {
  const loaded = useLoaded(`texts ${brandId}`, (signal) => textsApi.read(brandId, signal));
  const [edited, setEdited] = useState<OwnTexts | null>(null);
  const pending = useRef<readonly TextChange[]>([]);
  const saving = useAutosave<readonly TextChange[]>(async (changes) => {
    await textsApi.save(brandId, changes);
    pending.current = pending.current.filter((change) => !changes.includes(change));
    onSaved();
  });
  const own = edited ?? loaded.value?.own ?? NONE;
  const change = (changed: TextChange): void => {
    setEdited(applyChanges(own, [changed]));
    pending.current = [...pending.current, changed];
    saving.save(pending.current);
  };
  return { loaded, own, change, saving };
};
