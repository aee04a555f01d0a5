import { DirectionProvider } from "@base-ui/react/direction-provider";
import { type ReactNode, useContext } from "react";
import { DrawnForContext } from "./drawn-for.ts";

/**
 * Tells the parts below which way the page reads, so that arrow keys and swipes go with it. The page itself knows: a
 * provider at the root of the app would bring the library into the first chunk.
 */
export const ReadingDirection = ({ children }: { readonly children: ReactNode }) => {
  const drawnFor = useContext(DrawnForContext);
  const direction = drawnFor?.direction ?? (document.documentElement.dir === "rtl" ? "rtl" : "ltr");
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
};
