import type { PublishedVersion } from "../../publishing/answers.ts";
import { brandApi } from "../data/brand-api.ts";
import { useDoing } from "../data/use-doing.ts";
import { formatMoment } from "../model/format-time.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import controls from "../parts/controls.module.css";
import dialog from "../parts/dialog.module.css";
import { Dialog } from "../parts/dialog.tsx";
import { Refusal } from "../parts/refusal.tsx";

interface RollBackDialogProps {
  readonly brand: StudioBrand;
  readonly to: PublishedVersion;
  readonly onRolledBack: () => void;
  readonly onClose: () => void;
}

/** One question, because visitors see the answer at once. */
export const RollBackDialog = ({ brand, to, onRolledBack, onClose }: RollBackDialogProps) => {
  const doing = useDoing();
  const rollBack = (): void =>
    doing.run(async () => {
      await brandApi.rollBack(brand.id, to.version);
      onRolledBack();
      onClose();
    });
  return (
    <Dialog title={`Roll back to version ${to.version}?`} onClose={onClose}>
      <div className={dialog.form}>
        <p>
          What was published {formatMoment(Date.parse(to.publishedAt))} becomes a new version, and visitors see it
          within half a minute. Your draft stays as it is.
        </p>
        <Refusal doing={doing} draft={null} brandId={brand.id} />
        <div className={dialog.buttons}>
          <button type="button" className={controls.lineButton} onClick={onClose}>
            Cancel
          </button>
          <button type="button" className={controls.primaryButton} disabled={doing.isDoing} onClick={rollBack}>
            {doing.isDoing ? "Rolling back…" : "Roll back now"}
          </button>
        </div>
      </div>
    </Dialog>
  );
};
