import { type ComponentProps, useMemo, useState } from "react";
import type { DraftAnswer } from "../../publishing/answers.ts";
import type { Loaded } from "../data/use-loaded.ts";
import { useNow } from "../data/use-now.ts";
import { useUnsaved } from "../data/use-unsaved.ts";
import { missingTexts } from "../model/banner-form.ts";
import type { Library, StoredBanner, StoredBrand } from "../model/library.ts";
import { draftWith, showingBanner, withBanner } from "../model/preview-content.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import fields from "../parts/form-fields.module.css";
import { Icon } from "../parts/icon.tsx";
import { type Looking, PreviewChoice } from "../parts/preview-choice.tsx";
import { SaveBar } from "../parts/save-bar.tsx";
import screen from "../parts/screen.module.css";
import { Screen } from "../parts/screen.tsx";
import { bannerWords } from "../words/banners.ts";
import { useWords } from "../words/use-words.ts";
import { BannerChecks } from "./banner-checks.tsx";
import { BannerPreview } from "./banner-preview.tsx";
import styles from "./form.module.css";
import { LookSection } from "./look-section.tsx";
import { PictureSection } from "./picture-section.tsx";
import { SaysSection } from "./says-section.tsx";
import { useBannerForm } from "./use-banner-form.ts";
import { useOpens } from "./use-opens.ts";
import { WhenSection } from "./when-section.tsx";
import { WhereSection } from "./where-section.tsx";
import { WhoSection } from "./who-section.tsx";

interface BannerFormProps {
  readonly shell: Omit<ComponentProps<typeof Screen>, "bar" | "children">;
  readonly brand: StudioBrand;
  readonly settings: StoredBrand;
  readonly library: Library;
  readonly stored: StoredBanner;
  readonly draft: Loaded<DraftAnswer>;
  readonly appUrl: string;
  /** It was saved for the first time a moment ago. */
  readonly isCreated: boolean;
  readonly onSaved: (id: string) => void;
}

/** All of a banner on the left; the page with it, as it would be, on the right. */
export const BannerForm = (props: BannerFormProps) => {
  const { shell, brand, settings, library, stored, draft, appUrl, isCreated, onSaved } = props;
  const words = useWords(bannerWords);
  const now = useNow();
  const form = useBannerForm(stored, library, isCreated, onSaved);
  const { banner, standing, hasChanges, isSaved, saving } = form;
  const [looking, setLooking] = useState<Looking>({ audience: "anonymous", locale: null, theme: null });
  useUnsaved(hasChanges);
  const opens = useOpens(brand.id, banner.route);
  const document = draft.value?.document ?? null;
  const { homepage, languages } = settings;
  const shown = useMemo(
    () => document && draftWith(document, homepage, showingBanner(library, banner, standing)),
    [document, homepage, library, banner, standing],
  );
  const planned = useMemo(
    () => document && draftWith(document, homepage, withBanner(library, banner, standing)),
    [document, homepage, library, banner, standing],
  );
  const missing = new Set(missingTexts(banner, languages).map(({ language }) => language));
  const groups = library.groups.filter(({ id }) => (standing[id] ?? []).length > 0);
  const leave = (act: () => void): void => {
    if (!hasChanges || confirm(words.leaveUnsaved)) act();
  };
  const bar = (
    <>
      <a className={screen.back} href={`/admin/banners?brand=${brand.slug}`} aria-label={words.back}>
        <Icon name="left" size={18} />
      </a>
      <h1>{banner.name || words.newTitle}</h1>
      <span className={fields.mark}>{groups.map(({ name }) => name).join(", ") || words.unplaced}</span>
      {hasChanges && (
        <span className={fields.mark} data-tone="warning">
          <Icon name="clock" size={12} />
          {words.notSaved}
        </span>
      )}
      <div className={screen.push}>
        <PreviewChoice looking={looking} onChange={setLooking} missing={missing} document={document} />
      </div>
    </>
  );
  const common = { form, library, languages };
  return (
    <Screen {...shell} onBrand={(slug) => leave(() => shell.onBrand(slug))} bar={bar}>
      <div className={styles.page}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          <SaysSection {...common} />
          <PictureSection {...common} brand={brand} settings={settings} opens={opens} />
          <WhenSection {...common} now={now} planned={planned} />
          <WhereSection {...common} brandId={brand.id} />
          <WhoSection form={form} document={document} />
          {banner.bannerType === "composite" && <LookSection form={form} />}
          <footer className={styles.end}>
            <SaveBar words={words} saving={saving} hasChanges={hasChanges} isSaved={isSaved} onDiscard={form.discard} />
          </footer>
        </form>
        <section className={styles.preview} aria-label={words.preview}>
          <BannerPreview
            brand={brand}
            document={shown}
            banner={banner}
            looking={looking}
            now={now}
            appUrl={appUrl}
            isStanding={groups.length > 0}
          />
          <BannerChecks banner={banner} languages={languages} opens={opens} planned={planned} />
        </section>
      </div>
    </Screen>
  );
};
