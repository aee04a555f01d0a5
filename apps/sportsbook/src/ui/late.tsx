import { type ReactNode, Suspense } from "react";
import { useIsTakenOver } from "./use-is-taken-over.ts";

interface LateProps {
  /** Shown until the part is there. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Around what comes after the first odds. A server draws the fallback alone: the part's script is loaded when the page has been taken over. */
export const Late = ({ fallback = null, children }: LateProps) => {
  const isTakenOver = useIsTakenOver();
  return <Suspense fallback={fallback}>{isTakenOver ? children : fallback}</Suspense>;
};
