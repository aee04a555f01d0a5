import type { ReactNode } from "react";
import { message } from "../i18n/message.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { PartFailure } from "../ui/part-failure.tsx";

interface PartBoundaryProps {
  /** Names the part in the error report. */
  readonly name: string;
  readonly size: "card" | "slip" | "screen";
  /** A failed part is mounted again when this changes. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

/** Catches errors of a part of the page and shows a button to try again in its place. */
export const PartBoundary = ({ size, ...boundary }: PartBoundaryProps) => (
  <ErrorBoundary
    {...boundary}
    renderFailure={(retry) => (
      <PartFailure
        size={size}
        title={message("failed.part")}
        text={message(size === "slip" ? "failed.slipText" : "failed.partText")}
        action={message("failed.retry")}
        onAction={retry}
      />
    )}
  />
);

/** Stands in for the whole page, which has to be reloaded. */
export const PageFailure = () => (
  <PartFailure
    size="screen"
    title={message("failed.page")}
    text={message("failed.pageText")}
    action={message("reload.action")}
    onAction={() => location.reload()}
  />
);

/** Catches errors that no part caught. */
export const PageBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary name="page" renderFailure={() => <PageFailure />}>
    {children}
  </ErrorBoundary>
);
