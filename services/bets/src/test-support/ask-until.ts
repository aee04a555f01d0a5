import type { Placement, PlacementRequest } from "@touchline/protocol";
import { vi } from "vitest";
import { placementOf } from "./requests.ts";
import type { Scene } from "./scene.ts";

export type Decided = Extract<Placement, { state: "DECIDED" }>;

/** Repeats the same request until it is decided, as the app does, whatever service is down meanwhile. */
export const untilDecided = (
  scene: Scene,
  punter: string,
  request: PlacementRequest,
  timeout = 15_000,
): Promise<Decided> =>
  vi.waitFor(
    async () => {
      const placement = placementOf(await scene.place(punter, request));
      if (placement.state !== "DECIDED") throw new Error(`${request.reqUuid} is ${placement.state}`);
      return placement;
    },
    { timeout, interval: 50 },
  );

export const codesOf = ({ result }: Decided): string[] =>
  result.bets.flatMap(({ reasons }) => reasons.map(({ code }) => String(code)));
