import { brandApi } from "../data/brand-api.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { useWords } from "../words/use-words.ts";
import { versionsWords } from "../words/versions.ts";
import { QuestionDialog } from "./question-dialog.tsx";

interface ResetDialogProps {
  readonly brand: StudioBrand;
  readonly to: number;
  /** To what is live; otherwise to an older version, which is edited on. */
  readonly isDiscard: boolean;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** The draft becomes what a version was made of. */
export const ResetDialog = ({ brand, to, isDiscard, onReset, onClose }: ResetDialogProps) => {
  const words = useWords(versionsWords);
  return (
    <QuestionDialog
      title={isDiscard ? words.discardQuestion : words.editQuestion(to)}
      yes={isDiscard ? words.discardNow : words.editNow}
      doingIt={words.replacing}
      brand={brand.slug}
      onYes={() => brandApi.reset(brand.id, to)}
      onDone={onReset}
      onClose={onClose}
    >
      <p>{isDiscard ? words.discardText(to) : words.editText(to)}</p>
      <p>{words.shared}</p>
    </QuestionDialog>
  );
};
