/** Errors of the page's callbacks are reported as the page's own, and do not stop the SDK. */
export const guarded = (run: () => void): void => {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
};

type Listener = (detail: never) => void;

export interface Listeners<Events> {
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void;
  tell<Name extends keyof Events>(name: Name, detail: Events[Name]): void;
}

/** Event listeners; an error in one does not affect the others. */
export const createListeners = <Events>(): Listeners<Events> => {
  const byName = new Map<keyof Events, Set<Listener>>();
  const of = (name: keyof Events): Set<Listener> => {
    const listeners = byName.get(name) ?? new Set();
    byName.set(name, listeners);
    return listeners;
  };
  return {
    on: (name, listener) => {
      of(name).add(listener);
      return () => of(name).delete(listener);
    },
    tell: (name, detail) => {
      for (const listener of [...of(name)]) guarded(() => listener(detail as never));
    },
  };
};
