/** A value that tells when it is replaced. */
export const createState = <Value>(initial: Value) => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): Value => value,
    set: (next: Value): void => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type State<Value> = ReturnType<typeof createState<Value>>;
/** A state that others may only read. */
export type Readable<Value> = Omit<State<Value>, "set">;
