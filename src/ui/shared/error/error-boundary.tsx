import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered instead of the children after an error. */
  readonly fallback: (error: unknown) => ReactNode;
  /** Told about the error, for the log. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Where somebody is: at each place the children are mounted once more after an error. Without it, they are not. */
  readonly place?: string;
  readonly children: ReactNode;
}

type ErrorBoundaryState = { readonly failure: { readonly error: unknown } | null };

/**
 * Limits an error to its children: without a boundary React empties the whole page. Children that are mounted once more start over:
 * what a translator or an extension did to their HTML is gone then, and so is a state that they had come into.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };
  private triedAt: string | undefined;

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
    this.tryAgain();
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps): void {
    if (this.state.failure && place !== this.props.place) this.tryAgain();
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }

  private tryAgain(): void {
    if (this.triedAt === this.props.place) return;
    this.triedAt = this.props.place;
    this.setState({ failure: null });
  }
}
