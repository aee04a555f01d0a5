import type { BrandDocument } from "@touchline/brands";
import type { PreviewState } from "../model/preview-state.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Icon } from "../parts/icon.tsx";
import { timeMachineWords } from "../words/time-machine.ts";
import { useWords } from "../words/use-words.ts";
import { Device } from "./device.tsx";
import styles from "./stage.module.css";

interface StageProps {
  readonly brand: StudioBrand;
  /** Null where the schema refuses the draft. */
  readonly document: BrandDocument | null;
  readonly state: PreviewState;
  readonly appUrl: string;
}

/** The page itself, or why there is none. */
export const Stage = ({ brand, document, state, appUrl }: StageProps) => {
  const words = useWords(timeMachineWords);
  return (
    <section className={styles.stage} aria-label={words.stage}>
      {document ? (
        <Device brand={brand} document={document} state={state} appUrl={appUrl} />
      ) : (
        <div className={styles.refused}>
          <Icon name="warn" size={22} />
          <p>{words.refused}</p>
        </div>
      )}
    </section>
  );
};
