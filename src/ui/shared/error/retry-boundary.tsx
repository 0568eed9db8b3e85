import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ErrorBoundary } from './error-boundary';

interface RetryBoundaryProps {
  /** Where somebody is: they get one more try at each place. */
  readonly place: string;
  /** Rendered instead of the children when these have failed twice at the place. */
  readonly fallback: (error: unknown) => ReactNode;
  /** Told about each error, for the log. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/**
 * Limits an error to its children, and mounts them once more: what an extension or a translator did to their HTML is gone then, and so is
 * a state that they had come into.
 */
export function RetryBoundary({ place, fallback, onError, children }: RetryBoundaryProps) {
  const [lastTry, setLastTry] = useState({ place: '', count: 0 });
  return (
    <ErrorBoundary
      key={lastTry.count}
      onError={onError}
      fallback={(error) =>
        lastTry.place === place ? (
          fallback(error)
        ) : (
          <Once effect={() => setLastTry(({ count }) => ({ place, count: count + 1 }))} />
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

/** Runs the effect before anything is painted; it has to take this away. */
function Once({ effect }: { readonly effect: () => void }) {
  useLayoutEffect(effect, [effect]);
  return null;
}
