import { brandApi } from "../data/brand-api.ts";
import { formatMoment } from "../model/format-time.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { QuestionDialog } from "../parts/question-dialog.tsx";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import { versionsWords } from "../words/versions.ts";

interface RollBackDialogProps {
  readonly brand: StudioBrand;
  readonly to: number;
  /** When it was published, where that is known. */
  readonly publishedAt?: string;
  readonly onRolledBack: () => void;
  readonly onClose: () => void;
}

/** One question, because visitors see the answer at once. */
export const RollBackDialog = ({ brand, to, publishedAt, onRolledBack, onClose }: RollBackDialogProps) => {
  const [words, language] = [useWords(versionsWords), useLanguage()];
  return (
    <QuestionDialog
      title={words.rollBackQuestion(to)}
      yes={words.rollBackNow}
      doingIt={words.rollingBack}
      brand={brand.slug}
      onYes={() => brandApi.rollBack(brand.id, to)}
      onDone={onRolledBack}
      onClose={onClose}
    >
      <p>{words.rollBackText(to, publishedAt ? formatMoment(Date.parse(publishedAt), language) : null)}</p>
    </QuestionDialog>
  );
};
