import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Names the part in the error report: the root's error callback reads it. */
  readonly name: string;
  /** A failed part is mounted again when this changes. */
  readonly resetKey?: unknown;
  /** Stands in for the part that failed; `retry` mounts it again. */
  readonly renderFailure: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
  readonly resetKey: unknown;
}

/** Keeps an exception in one part of the page from taking the others with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    before: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === before.resetKey ? null : { hasFailed: false, resetKey };
  }

  private readonly retry = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.renderFailure(this.retry) : this.props.children;
  }
}
