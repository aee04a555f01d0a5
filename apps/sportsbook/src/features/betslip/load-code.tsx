import { useId, useState } from "react";
import { useBetslips, useSlip } from "../../data/betslip/betslips-context.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./share.module.css";

const LENGTH = 8;

/** People write codes with spaces, dashes and small letters. */
const cleanCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .slice(0, LENGTH);

const PROBLEMS = { not_found: "share.notFound", failed: "share.loadFailed" } as const;

export const LoadCode = () => {
  const { loadCode } = useBetslips();
  const { status } = useSlip(({ loaded }) => loaded);
  const [code, setCode] = useState("");
  const [isShort, setIsShort] = useState(false);
  const problemId = useId();
  const problem = status === "not_found" || status === "failed" ? message(PROBLEMS[status]) : null;
  const text = isShort ? message("share.malformed") : problem;
  const load = (): void => {
    const isComplete = code.length === LENGTH;
    setIsShort(!isComplete);
    if (isComplete) loadCode(code);
  };
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        load();
      }}
    >
      <div className={styles.line}>
        <input
          className={styles.input}
          aria-label={message("share.code")}
          placeholder={message("share.code")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          aria-invalid={text !== null}
          aria-describedby={text === null ? undefined : problemId}
          onChange={(event) => {
            setCode(cleanCode(event.target.value));
            setIsShort(false);
          }}
        />
        <Button busy={status === "loading"} onClick={load}>
          {message("share.load")}
        </Button>
      </div>
      {text !== null && (
        <p id={problemId} className={styles.error} role="alert">
          {text}
        </p>
      )}
    </form>
  );
};
