import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../shared/error/error-boundary';
import { ErrorPage } from './error-screen';

interface PageBoundaryProps {
  /** The page stands within another one, which has the document's main part and its menu. */
  readonly isWithin: boolean;
  /** Told about each error, for the log. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** A page that throws is mounted once more. If it fails again, what is around it, such as the menu, stays. */
export function PageBoundary({ isWithin, onError, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      place={useLocation().key}
      onError={onError}
      fallback={(error) => <ErrorPage error={error} isWithin={isWithin} />}
    >
      {children}
    </ErrorBoundary>
  );
}
