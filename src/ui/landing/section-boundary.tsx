import type { ReactNode } from 'react';
import { ErrorBoundary } from '../shared/error/error-boundary';
import { landingTexts } from './landing.texts';

interface SectionBoundaryProps {
  /** The section's name, for the person and for the log. */
  readonly name: string;
  /** Told about an error, with the section's name. */
  readonly onError?: ((error: unknown, section: string) => void) | undefined;
  readonly children: ReactNode;
}

/** Limits an error to its section: a message takes the section's place, and the rest of the page stays. */
export function SectionBoundary({ name, onError, children }: SectionBoundaryProps) {
  return (
    <ErrorBoundary
      onError={(error) => onError?.(error, name)}
      fallback={() => (
        <p className="section-failure" role="alert">
          {landingTexts.sectionFailure(name)}
        </p>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
