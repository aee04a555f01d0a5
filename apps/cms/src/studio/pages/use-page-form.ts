import { useState } from "react";
import { contentApi } from "../data/content-api.ts";
import { type Saving, useSaving } from "../data/use-saving.ts";
import type { StoredBlock, StoredBrand } from "../model/library.ts";

/** A brand's settings while they are edited. */
export interface PageFormState {
  /** With all that is not saved yet. */
  readonly brand: StoredBrand;
  readonly blocks: readonly StoredBlock[];
  readonly changeBlocks: (blocks: readonly StoredBlock[]) => void;
  readonly changeSection: (name: string, section: unknown) => void;
  readonly hasChanges: boolean;
  readonly isSaved: boolean;
  readonly saving: Saving;
  readonly faultAt: (path: string) => string | undefined;
  readonly save: () => Promise<void>;
  readonly discard: () => void;
}

export const usePageForm = (
  stored: StoredBrand,
  onChanged: (isChanged: boolean) => void,
  onSaved: () => void,
): PageFormState => {
  const [changes, setChanges] = useState<Readonly<Record<string, unknown>>>({});
  const [isSaved, setIsSaved] = useState(false);
  const saving = useSaving();
  const brand = { ...stored, ...changes } as StoredBrand;
  const change = (changed: object): void => {
    setChanges((before) => ({ ...before, ...changed }));
    setIsSaved(false);
    onChanged(true);
  };
  const discard = (): void => {
    setChanges({});
    saving.clear();
    onChanged(false);
  };
  const save = async (): Promise<void> => {
    if (!(await saving.run(async () => void (await contentApi.save("brands", stored.id, changes))))) return;
    discard();
    setIsSaved(true);
    onSaved();
  };
  return {
    brand,
    blocks: brand.homepage.blocks,
    changeBlocks: (blocks) => change({ homepage: { blocks } }),
    changeSection: (name, section) => change({ [name]: [section] }),
    hasChanges: Object.keys(changes).length > 0,
    isSaved,
    saving,
    faultAt: (path) => saving.faults.find((fault) => fault.path === path || fault.path.startsWith(`${path}.`))?.message,
    save,
    discard,
  };
};
