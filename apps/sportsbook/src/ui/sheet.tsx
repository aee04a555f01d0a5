import { Suspense, useState } from "react";
import { lazyPart } from "./lazy-part.ts";
import type { SheetProps } from "./sheet-panel.tsx";

const SheetPanel = lazyPart(
  () => import("./sheet-panel.tsx"),
  (module) => module.SheetPanel,
);

/**
 * A panel over the page: from below on a phone, from the side on a tablet. Focus stays inside and goes back when it
 * closes. It is fetched when it first opens and then stays, so that it can be seen to leave.
 */
export const Sheet = (props: SheetProps) => {
  const [isWanted, setIsWanted] = useState(props.open);
  if (props.open && !isWanted) setIsWanted(true);
  return (
    isWanted && (
      <Suspense>
        <SheetPanel {...props} />
      </Suspense>
    )
  );
};
