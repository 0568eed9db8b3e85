import { Component, type ErrorInfo, type ReactNode } from 'react';
import { landingTexts } from './landing.texts';

interface SectionBoundaryProps {
  /** The section's name, for the person and for the log. */
  readonly name: string;
  /** Told about an error, with the section's name. */
  readonly onError?: ((error: unknown, section: string) => void) | undefined;
  readonly children: ReactNode;
}

/** Limits an error to its section: a message takes the section's place, and the rest of the page stays. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.props.onError?.(error, this.props.name);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="section-failure" role="alert">
        {landingTexts.sectionFailure(this.props.name)}
      </p>
    );
  }
}
