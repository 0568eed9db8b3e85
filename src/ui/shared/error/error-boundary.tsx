import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered instead of the children after an error. */
  readonly fallback: (error: unknown) => ReactNode;
  /** Told about the error, for the log. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
}

type ErrorBoundaryState = { readonly failure: { readonly error: unknown } | null };

/** Limits an error to its children: without a boundary React empties the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
