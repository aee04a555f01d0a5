import type { BrandDocument } from "@touchline/brands";
import { useRef } from "react";
import { type PreviewState, viewerOf } from "../model/preview-state.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Trouble } from "../parts/trouble.tsx";
import styles from "./stage.module.css";
import { EDGE, HEIGHTS, useFit } from "./use-fit.ts";
import { useSportsbook } from "./use-sportsbook.ts";

interface DeviceProps {
  readonly brand: StudioBrand;
  readonly document: BrandDocument;
  readonly state: PreviewState;
  readonly appUrl: string;
}

const themeOf = ({ settings }: BrandDocument, { theme }: PreviewState): string =>
  theme ?? settings.generalSettings.theme.default;

/** A screen of the chosen width with the app in it, drawn as small as it takes. */
export const Device = ({ brand, document, state, appUrl }: DeviceProps) => {
  const room = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const { width, at, locale } = state;
  const scale = useFit(room, width);
  const { answering, retry } = useSportsbook(screen, {
    appUrl,
    tenant: brand.tenant,
    brand: brand.slug,
    locale: locale ?? document.languages[0] ?? "en",
    theme: themeOf(document, state),
    document,
    at,
    viewer: viewerOf(state),
  });
  const height = HEIGHTS[width];
  const inset = EDGE * scale;
  const box = { inlineSize: (width + 2 * EDGE) * scale, blockSize: (height + 2 * EDGE) * scale };
  return (
    <div ref={room} className={styles.room}>
      <div className={styles.box} style={box}>
        <div className={styles.device} data-width={width} style={{ transform: `scale(${scale})` }}>
          <div ref={screen} className={styles.screen} style={{ inlineSize: width, blockSize: height }} />
        </div>
        {answering === "waiting" && (
          <p className={styles.veil} style={{ inset }} role="status">
            Opening the page…
          </p>
        )}
        {answering === "silent" && (
          <div className={styles.veil} style={{ inset }}>
            <Trouble problem="The app does not answer. It is tried on." onRetry={retry} />
          </div>
        )}
      </div>
    </div>
  );
};
