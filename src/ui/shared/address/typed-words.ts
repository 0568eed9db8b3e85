import type { Location } from 'react-router-dom';
import { TYPED_NAMES } from './typed-names';

/** The state of an entry in the browser's history: the words as search params. */
interface TypedState {
  readonly typed: string;
}

type Place = Pick<Location, 'search' | 'state'>;

/** The words in a state, which may be anything: it outlives versions of the site. */
export function typedIn(state: unknown): string {
  const { typed } = { typed: '', ...(typeof state === 'object' ? state : null) };
  return typeof typed === 'string' ? typed : '';
}

/** The whole question of a place: what its address says, and the words that are typed there. */
export function questionAt({ search, state }: Place): URLSearchParams {
  const question = new URLSearchParams(search);
  const typed = new URLSearchParams(typedIn(state));
  for (const name of TYPED_NAMES) {
    const words = typed.get(name);
    if (words !== null) question.set(name, words);
  }
  return question;
}

/** Where a question is kept: the address of it without the words, and the state with them; null without words. */
export function placeOf(question: URLSearchParams): {
  readonly address: URLSearchParams;
  readonly state: TypedState | null;
} {
  const [address, typed] = [new URLSearchParams(question), new URLSearchParams()];
  for (const name of TYPED_NAMES) {
    const words = question.get(name);
    if (words) typed.set(name, words);
    address.delete(name);
  }
  const state = typed.size === 0 ? null : { typed: typed.toString() };
  return { address, state };
}

/** Whether two places ask the same. */
export function asksTheSame(a: Place, b: Place): boolean {
  const [first, second] = [questionAt(a), questionAt(b)];
  first.sort();
  second.sort();
  return first.toString() === second.toString();
}
