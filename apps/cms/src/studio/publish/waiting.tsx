import type { WaitingPublication } from "../../publishing/answers.ts";
import { brandApi } from "../data/brand-api.ts";
import { type Doing, useDoing } from "../data/use-doing.ts";
import controls from "../parts/controls.module.css";
import { Icon } from "../parts/icon.tsx";
import notice from "../parts/notice.module.css";
import { publishWords } from "../words/publish.ts";
import { useWords } from "../words/use-words.ts";

interface WaitingProps {
  readonly brandId: string;
  readonly waiting: WaitingPublication;
  /** It was published, or withdrawn. */
  readonly onDone: () => void;
}

const Problem = ({ doing: { problem } }: { readonly doing: Doing }) => problem && <p role="alert">{problem}</p>;

/** A publication that a colleague asked for, or that waits for one. */
export const Waiting = ({ brandId, waiting, onDone }: WaitingProps) => {
  const words = useWords(publishWords);
  const doing = useDoing();
  const run = (act: (brandId: string) => Promise<unknown>) => (): void =>
    doing.run(async () => {
      await act(brandId);
      onDone();
    });
  const { by, note, isOwn, isOutdated } = waiting;
  return (
    <div className={notice.notice}>
      <Icon name="people" />
      <p>
        {isOwn ? words.askedOwn : words.asked(by)} {note && `“${note}”`} {isOutdated && words.outdated}
      </p>
      <button type="button" className={controls.lineButton} disabled={doing.isDoing} onClick={run(brandApi.withdraw)}>
        {words.withdraw}
      </button>
      {!isOwn && !isOutdated && (
        <button type="button" className={controls.primaryButton} disabled={doing.isDoing} onClick={run(brandApi.agree)}>
          {words.agree}
        </button>
      )}
      <Problem doing={doing} />
    </div>
  );
};
