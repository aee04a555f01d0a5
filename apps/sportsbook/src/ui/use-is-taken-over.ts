import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

/** False on the server, and in the render in which React takes the server's page over. */
export const useIsTakenOver = (): boolean => useSyncExternalStore(never, yes, no);
