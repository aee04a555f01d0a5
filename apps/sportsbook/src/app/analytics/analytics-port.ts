/** One thing that is counted. It names no person, and no token. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** Where events are counted. It exists only while there is consent. */
export interface AnalyticsPort {
  readonly send: (event: AnalyticsEvent) => void;
  readonly stop: () => void;
}
