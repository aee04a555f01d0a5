interface SharedOptions {
  /** Milliseconds for which an answer is given to others. */
  readonly lifetime: number;
  /** Answers that are kept. */
  readonly most: number;
  readonly now: () => number;
}

interface Kept<Answer> {
  readonly answer: Promise<Answer>;
  /** Infinite while it is being made. */
  expiresAt: number;
}

/**
 * Makes an answer once for all who ask for it at the same time, and for a moment after. A failure is shared in the same way, so that what
 * cannot be made is not tried for each visitor.
 */
export const createShared = <Answer>({ lifetime, most, now }: SharedOptions) => {
  const kept = new Map<string, Kept<Answer>>();

  const forgetOldest = (): void => {
    for (const [key, { expiresAt }] of kept) {
      if (kept.size <= most) return;
      if (expiresAt !== Number.POSITIVE_INFINITY) kept.delete(key);
    }
  };

  return {
    has: (key: string): boolean => (kept.get(key)?.expiresAt ?? 0) > now(),
    get: (key: string, make: () => Promise<Answer>): Promise<Answer> => {
      const known = kept.get(key);
      if (known && known.expiresAt > now()) return known.answer;
      const entry: Kept<Answer> = { answer: make(), expiresAt: Number.POSITIVE_INFINITY };
      const settle = (): void => {
        entry.expiresAt = now() + lifetime;
        forgetOldest();
      };
      // The newest is the last to be forgotten.
      kept.delete(key);
      kept.set(key, entry);
      entry.answer.then(settle, settle);
      return entry.answer;
    },
  };
};
