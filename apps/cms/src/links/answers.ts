/** Something of the offer that a banner or a link can open. */
export interface Destination {
  readonly id: number;
  readonly name: string;
  /** What it belongs to: a match to its league, a league to its sport. */
  readonly within: string;
  /** Path in the app, in the brand's words. */
  readonly route: string;
  /** When a match starts, in milliseconds. */
  readonly startsAt?: number;
}

/** `GET /api/brands/{id}/destinations?text=derby`: what the platform offers now, by name. */
export interface DestinationsAnswer {
  readonly matches: readonly Destination[];
  readonly leagues: readonly Destination[];
  readonly sports: readonly Destination[];
}

/** `GET /api/brands/{id}/opens?route=/sports/t_7`: whether a link opens something, and what. */
export interface OpensAnswer {
  /** `address`: leaves the app and is not checked; `unchecked`: the platform does not answer. */
  readonly state: "opens" | "address" | "unchecked" | "nowhere" | "gone";
  /** Of the match or the league. */
  readonly name?: string;
  /** Markets of a match, events of a league. */
  readonly count?: number;
  readonly startsAt?: number;
}
