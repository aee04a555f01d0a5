import { createContext, useContext, useState } from "react";

/** Choices on screens that were left, by key. Null where nothing is kept. */
export const KeptChoicesContext = createContext<Map<string, string> | null>(null);

/** State that is found again by its key when the screen is come back to, as after a look at a ticket. */
export const useKeptChoice = <Choice extends string | null>(
  key: string,
  initial: Choice,
): readonly [Choice, (choice: NonNullable<Choice>) => void] => {
  const kept = useContext(KeptChoicesContext);
  const [latest, setLatest] = useState<{ readonly choice: Choice }>({ choice: initial });
  const choose = (choice: NonNullable<Choice>): void => {
    kept?.set(key, choice);
    setLatest({ choice });
  };
  return [(kept?.get(key) as Choice | undefined) ?? latest.choice, choose];
};
