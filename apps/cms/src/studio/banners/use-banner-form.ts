import { useMemo, useState } from "react";
import { contentApi } from "../data/content-api.ts";
import { type Saving, useSaving } from "../data/use-saving.ts";
import { savedBanner } from "../model/banner-form.ts";
import type { Library, StoredBanner, StoredGroup } from "../model/library.ts";
import { type Standing, standingOf, withStanding } from "../model/preview-content.ts";

/** A banner while it is edited, with the groups in which it is to stand. */
export interface BannerFormState {
  readonly banner: StoredBanner;
  readonly change: (changed: Partial<StoredBanner>) => void;
  readonly standing: Standing;
  readonly changeStanding: (standing: Standing) => void;
  /** Milliseconds per group, where they were changed. */
  readonly pauses: Readonly<Record<string, number>>;
  readonly changePause: (group: string, milliseconds: number) => void;
  readonly hasChanges: boolean;
  readonly isSaved: boolean;
  readonly saving: Saving;
  /** What is wrong at a field, by its path or what lies in it. */
  readonly faultAt: (path: string) => string | undefined;
  readonly save: () => Promise<void>;
  readonly discard: () => void;
}

/** The lists and pauses of a group that the banner changes. */
const changedGroup = (group: StoredGroup, banner: string, standing: Standing, pause: number | undefined): object => {
  const { mobileBanners, desktopBanners } = withStanding(group, banner, standing);
  const screens = standing[group.id] ?? [];
  return {
    mobileBanners,
    desktopBanners,
    ...(pause !== undefined && screens.includes("mobile") && { mobileAutoplay: pause }),
    ...(pause !== undefined && screens.includes("desktop") && { desktopAutoplay: pause }),
  };
};

export const useBannerForm = (
  stored: StoredBanner,
  library: Library,
  isCreated: boolean,
  onSaved: (id: string) => void,
): BannerFormState => {
  const [changes, setChanges] = useState<Partial<StoredBanner>>({});
  const [moved, setMoved] = useState<Standing | null>(null);
  const [pauses, setPauses] = useState<Readonly<Record<string, number>>>({});
  const [isSaved, setIsSaved] = useState(isCreated);
  const saving = useSaving();
  const banner = useMemo(() => ({ ...stored, ...changes }), [stored, changes]);
  const standing = useMemo(() => moved ?? standingOf(stored.id, library), [moved, stored.id, library]);
  const before = standingOf(stored.id, library);
  const isMoved = ({ id }: StoredGroup): boolean =>
    (standing[id] ?? []).toSorted().join() !== (before[id] ?? []).toSorted().join();
  const touch = (): void => setIsSaved(false);
  const discard = (): void => {
    setChanges({});
    setMoved(null);
    setPauses({});
    saving.clear();
  };

  const save = async (): Promise<void> => {
    let id = stored.id;
    const isDone = await saving.run(async () => {
      const body = savedBanner(banner);
      const isNew = stored.id === "new";
      ({ id } = isNew ? await contentApi.create("banners", body) : await contentApi.save("banners", id, body));
      const groups = library.groups.filter((group) => isMoved(group) || pauses[group.id] !== undefined);
      for (const group of groups)
        await contentApi.save("banner-groups", group.id, changedGroup(group, id, standing, pauses[group.id]));
    });
    if (!isDone && id === stored.id) return;
    if (isDone) {
      discard();
      setIsSaved(true);
    }
    onSaved(id);
  };

  return {
    banner,
    change: (changed) => {
      setChanges((before) => ({ ...before, ...changed }));
      touch();
    },
    standing,
    changeStanding: (next) => {
      setMoved(next);
      touch();
    },
    pauses,
    changePause: (group, milliseconds) => {
      setPauses((before) => ({ ...before, [group]: milliseconds }));
      touch();
    },
    hasChanges: Object.keys(changes).length > 0 || moved !== null || Object.keys(pauses).length > 0,
    isSaved,
    saving,
    faultAt: (path) => saving.faults.find((fault) => fault.path === path || fault.path.startsWith(`${path}.`))?.message,
    save,
    discard,
  };
};
