import { shellWords } from "../words/shell.ts";
import { useWords } from "../words/use-words.ts";
import studio from "./studio.module.css";

/** Before there is anything to show, or where there is nothing. */
export const Opening = ({ isEmpty }: { readonly isEmpty: boolean }) => {
  const words = useWords(shellWords);
  return (
    <main className={studio.opening}>
      <p role="status">{isEmpty ? words.noBrand : words.opening}</p>
    </main>
  );
};
