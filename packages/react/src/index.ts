export { addressUnder } from "@touchline/host-sdk";
export type { SportsbookProps } from "./props.ts";
export { Sportsbook } from "./sportsbook.tsx";
export { useSportsbook } from "./use-sportsbook.ts";
