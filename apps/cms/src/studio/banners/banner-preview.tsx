import type { BrandDocument } from "@touchline/brands";
import { useRef } from "react";
import { formatMoment } from "../model/format-time.ts";
import type { StoredBanner } from "../model/library.ts";
import { momentToShow } from "../model/preview-content.ts";
import type { PreviewState, Width } from "../model/preview-state.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import fields from "../parts/form-fields.module.css";
import { Icon, type IconName } from "../parts/icon.tsx";
import type { Looking } from "../parts/preview-choice.tsx";
import { Device } from "../stage/device.tsx";
import { bannerWords } from "../words/banners.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./preview.module.css";

interface BannerPreviewProps {
  readonly brand: StudioBrand;
  /** Null where the app would refuse the page, as while a title is missing. */
  readonly document: BrandDocument | null;
  readonly banner: StoredBanner;
  readonly looking: Looking;
  readonly now: number;
  readonly appUrl: string;
  readonly isStanding: boolean;
}

/** Of a desktop the upper part is enough: banners stand there. */
const SCREENS: readonly { readonly width: Width; readonly icon: IconName; readonly height: number }[] = [
  { width: 1440, icon: "desktop", height: 460 },
  { width: 768, icon: "tablet", height: 760 },
  { width: 390, icon: "phone", height: 760 },
];

/** The real page with the banner as it is written, at three widths. */
export const BannerPreview = (props: BannerPreviewProps) => {
  const { brand, document, banner, looking, now, appUrl, isStanding } = props;
  const language = useLanguage();
  const words = useWords(bannerWords);
  const last = useRef(document);
  if (document) last.current = document;
  const at = momentToShow(banner.visibility, now);
  const shown = last.current;
  const state: PreviewState = {
    ...{ brand: brand.slug, at, type: null, tag: null, width: 1440, span: "weeks", chosen: null },
    ...looking,
  };
  return (
    <>
      <div className={styles.notes}>
        {(!document || !isStanding || !banner.image) && (
          <p className={fields.note} data-tone="warning">
            <Icon name="warn" size={14} />
            {words.previewNone}
          </p>
        )}
        {!banner.enabled && (
          <p className={fields.note} data-tone="warning">
            <Icon name="off" size={14} />
            {words.previewOff}
          </p>
        )}
        {at !== null && (
          <p className={fields.note}>
            <Icon name="clock" size={14} />
            {words.previewAt(formatMoment(at, language))}
          </p>
        )}
      </div>
      {shown &&
        SCREENS.map(({ width, icon, height }) => (
          <figure key={width} className={styles.screen} data-width={width}>
            <figcaption>
              <Icon name={icon} />
              <b>{width}</b> {words.widthNames[width]}
            </figcaption>
            <Device brand={brand} document={shown} state={{ ...state, width }} appUrl={appUrl} height={height} />
          </figure>
        ))}
    </>
  );
};
