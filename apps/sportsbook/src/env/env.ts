/** Where strings are stored by key. A browser may refuse it altogether (private windows, embedded frames): then nothing is stored. */
export interface StringStorage {
  readonly read: (key: string) => string | null;
  /** False where it is full or refused: the value then lasts until the page is left. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/** Everything the outside gives to stores and services. A part names what it takes with `Pick<Env, …>`; a test gives its own. */
export interface Env {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs once after a time, in milliseconds, unless the returned function is called before. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Runs once before the next frame is painted. */
  readonly onNextFrame: (run: () => void) => void;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Stored on this device. */
  readonly storage: StringStorage;
  /** Stored for this tab: survives a reload. */
  readonly tabStorage: StringStorage;
  /** The only way an error leaves the app. `where` names the part that failed, the data layer where it is left out. */
  readonly report: (error: unknown, where?: string) => void;
}
