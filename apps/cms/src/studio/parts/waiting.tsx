import type { Loaded } from "../data/use-loaded.ts";
import studio from "./studio.module.css";
import { Trouble } from "./trouble.tsx";

interface WaitingProps extends Pick<Loaded<unknown>, "problem" | "reload"> {
  /** What is said while it loads. */
  readonly loading: string;
}

/** In the place of what is not loaded yet, or could not be. */
export const Waiting = ({ problem, reload, loading }: WaitingProps) => (
  <div className={studio.waiting}>
    {problem ? <Trouble problem={problem} onRetry={reload} /> : <p role="status">{loading}</p>}
  </div>
);
