/** What the guard hands to the login page: the address where it stopped somebody. */
export interface LoginLocationState {
  readonly from: {
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
    /** What the entry of the history keeps beside the address. */
    readonly state?: unknown;
  };
}

/** Reads a history entry's state, which may be anything: it outlives versions of the site. */
export function readLoginLocationState(state: unknown): LoginLocationState | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (typeof from !== 'object' || from === null) return null;
  const {
    pathname,
    search,
    hash,
    state: entryState,
  } = { pathname: null, search: '', hash: '', state: null, ...from };
  if (typeof pathname !== 'string' || typeof search !== 'string' || typeof hash !== 'string') return null;
  return { from: { pathname, search, hash, state: entryState } };
}
