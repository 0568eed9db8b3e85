import * as v from 'valibot';
import type { FailureOf, Result } from '../shared/result';

/**
 * What became of saved words: 'live' says that the site's pages show them, and since when (ms since the epoch) on the server
 * that answered. 'failed' says that no pages could be made of them: those before stay up, and it is tried again. 'replaced'
 * says that something newer has been saved.
 */
export const publicationSchema = v.variant('status', [
  v.object({ status: v.literal('live'), at: v.number() }),
  v.object({ status: v.literal('failed') }),
  v.object({ status: v.literal('replaced') }),
]);

/** What became of saved words. */
export type PublicationOutcome = Readonly<v.InferOutput<typeof publicationSchema>>;

/** Why nothing can be said about it. */
export type PublicationFailure = FailureOf<'unauthenticated' | 'forbidden' | 'too-many' | 'unavailable'>;

/** Puts saved words into the site's pages. A simulation has none: what is saved in a browser is shown there alone. */
export interface Publication {
  /** What became of the content of this revision; answers when the pages have been made, or could not be. */
  outcome(revision: string): Promise<Result<PublicationOutcome, PublicationFailure>>;
}
