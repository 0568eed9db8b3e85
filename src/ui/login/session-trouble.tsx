/** What a person can do when the browser would not say who is signed in. */
export interface SessionTroubleProps {
  readonly sentence: string;
  readonly onRetry: () => void;
}

/** Stands above the form when the stored session could not be read at start. */
export function SessionTrouble({ sentence, onRetry }: SessionTroubleProps) {
  return (
    <div className="session-trouble" role="alert">
      <p className="session-trouble__sentence">{sentence}</p>
      <p>
        This browser does not let the site read what it stored. Allow cookies and site data for this site,
        then try again.
      </p>
      <button type="button" className="session-trouble__retry" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
