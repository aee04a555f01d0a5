import { useAuth } from "@payloadcms/ui";
import type { BrandDocument } from "@touchline/brands";
import { useState } from "react";
import { may } from "../../access/roles.ts";
import type { DraftAnswer } from "../../publishing/answers.ts";
import { formatMoment } from "../model/format-time.ts";
import { readPreviewState } from "../model/preview-state.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import controls from "../parts/controls.module.css";
import { Device } from "../stage/device.tsx";
import { RollBackDialog } from "../versions/roll-back-dialog.tsx";
import { homeWords } from "../words/home.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import { Facts } from "./facts.tsx";
import styles from "./home.module.css";

interface LiveCardProps {
  readonly brand: StudioBrand;
  readonly published: DraftAnswer["published"];
  readonly live: BrandDocument | null;
  readonly appUrl: string;
  readonly onRolledBack: () => void;
}

const PHONE = readPreviewState(new URLSearchParams({ width: "390" }));

const pageOf = (appUrl: string, { slug, tenant }: StudioBrand, live: BrandDocument | null): string => {
  const path = live?.settings.generalSettings.pathWords.homepage ?? "homepage";
  return `${appUrl}/${path}?${new URLSearchParams({ tenant, brand: slug })}`;
};

/** What visitors see, since when and by whom, and the way back to the version before. */
export const LiveCard = ({ brand, published, live, appUrl, onRolledBack }: LiveCardProps) => {
  const [words, language] = [useWords(homeWords), useLanguage()];
  const { user } = useAuth();
  const [isAsked, setIsAsked] = useState(false);
  const before = published && published.version > 1 ? published.version - 1 : null;
  return (
    <section className={styles.live} aria-label={words.liveNow(brand.name)}>
      {live && (
        <div className={styles.preview} inert title={words.preview}>
          <Device brand={brand} document={live} state={PHONE} appUrl={appUrl} />
        </div>
      )}
      <div className={styles.text}>
        <p className={styles.eyebrow}>
          <i className={styles.dot} />
          {words.liveNow(brand.name)}
        </p>
        <h2>{published ? words.version(published.version) : words.never}</h2>
        {published ? (
          <Facts
            facts={[
              [words.since, formatMoment(Date.parse(published.publishedAt), language)],
              [words.by, published.publishedBy === "import" ? words.program : published.publishedBy],
              [words.seenBy, words.everyone],
              [words.note, published.note || words.noNote],
            ]}
          />
        ) : (
          <p>{words.neverText}</p>
        )}
        <div className={styles.doings}>
          <a className={controls.button} href={pageOf(appUrl, brand, live)} target="_blank" rel="noopener">
            {words.openLive}
          </a>
          {before && may(user, "publish") && (
            <button type="button" className={controls.lineButton} onClick={() => setIsAsked(true)}>
              {words.backTo(before)}
            </button>
          )}
        </div>
      </div>
      {isAsked && before && (
        <RollBackDialog brand={brand} to={before} onRolledBack={onRolledBack} onClose={() => setIsAsked(false)} />
      )}
    </section>
  );
};
