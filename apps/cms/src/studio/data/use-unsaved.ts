import { useEffect } from "react";

/** The browser asks before a page with unsaved changes is left. */
export const useUnsaved = (hasChanges: boolean): void => {
  useEffect(() => {
    if (!hasChanges) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", hold);
    return () => removeEventListener("beforeunload", hold);
  }, [hasChanges]);
};
