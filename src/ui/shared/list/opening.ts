import { createContext, useContext } from 'react';

/** The id of the link that opens something, which gets the focus back; `name` is what the address calls the thing. */
export function openerId(name: string, id: string, view?: string): string {
  return view === undefined ? `${name}-${id}` : `${name}-${id}-${view}`;
}

/** Opens something by its id, or one of its further views. */
export type Open = (id: string, view?: string) => void;

/** How the rows of a list open what they are about. */
interface Opening {
  /** What the address calls the thing. */
  readonly name: string;
  readonly open: Open;
  /** The address that opens it, which a new tab can be opened with; the words of a search field are not in it. */
  readonly addressOf: (id: string, view?: string) => string;
}

/** Null where nothing can be opened. */
export const OpeningContext = createContext<Opening | null>(null);

/** How the list around opens something. */
export function useOpening(): Opening {
  const opening = useContext(OpeningContext);
  if (!opening) throw new Error('There are no Openings around this link.');
  return opening;
}
