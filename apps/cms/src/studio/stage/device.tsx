import type { BrandDocument } from "@touchline/brands";
import { useRef } from "react";
import { type PreviewState, viewerOf } from "../model/preview-state.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Trouble } from "../parts/trouble.tsx";
import { timeMachineWords } from "../words/time-machine.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./stage.module.css";
import { EDGE, HEIGHTS, useFit } from "./use-fit.ts";
import { useSportsbook } from "./use-sportsbook.ts";

interface DeviceProps {
  readonly brand: StudioBrand;
  readonly document: BrandDocument;
  readonly state: PreviewState;
  readonly appUrl: string;
  /** Of the screen; without it, that of an ordinary device of the width. */
  readonly height?: number;
  readonly path?: string;
}

const themeOf = ({ settings }: BrandDocument, { theme }: PreviewState): string =>
  theme ?? settings.generalSettings.theme.default;

/** A screen of the chosen width with the app in it, drawn as small as it takes. */
export const Device = ({ brand, document, state, appUrl, height: given, path }: DeviceProps) => {
  const words = useWords(timeMachineWords);
  const room = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const { width, at, locale } = state;
  const height = given ?? HEIGHTS[width];
  const scale = useFit(room, width, height);
  const { answering, retry } = useSportsbook(screen, {
    appUrl,
    title: words.preview,
    tenant: brand.tenant,
    brand: brand.slug,
    locale: locale ?? document.languages[0] ?? "en",
    theme: themeOf(document, state),
    document,
    path,
    at,
    viewer: viewerOf(state),
  });
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
            {words.openingPage}
          </p>
        )}
        {answering === "silent" && (
          <div className={styles.veil} style={{ inset }}>
            <Trouble problem={words.appSilent} onRetry={retry} />
          </div>
        )}
      </div>
    </div>
  );
};
