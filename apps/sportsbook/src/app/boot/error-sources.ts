import type { RootOptions } from "react-dom/client";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";

type Report = (error: unknown, where: string) => void;

/** What React says of exceptions in components: caught by a boundary, by none, or gone when drawn a second time. */
export const rootErrorCallbacks = (report: Report): RootOptions => ({
  onCaughtError: (error, { errorBoundary }) =>
    report(error, errorBoundary instanceof ErrorBoundary ? errorBoundary.props.name : "page"),
  onUncaughtError: (error) => report(error, "page"),
  onRecoverableError: (error) => report(error, "recovered"),
});

/** Exceptions outside of components. */
export const watchWindowErrors = (report: Report): void => {
  window.addEventListener("error", ({ error }) => {
    // Without an error it is a script of another origin or a remark of the browser about layout: nothing to act on.
    if (error) report(error, "window");
  });
  window.addEventListener("unhandledrejection", ({ reason }) => report(reason, "promise"));
};
