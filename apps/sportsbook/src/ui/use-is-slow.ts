import { useEffect, useState } from "react";

/** Quick loads show no skeleton at all. */
const SKELETON_AFTER = 150;

/** Whether something has been waited for so long that the wait should be seen. */
export const useIsSlow = (): boolean => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SKELETON_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
};
