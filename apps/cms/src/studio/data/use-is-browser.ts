import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the page is made on the server, which knows neither the editor's clock nor the whole address. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
