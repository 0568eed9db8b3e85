import type { GiftBook } from '../gifts.api';
import type { GiftsInput as Input } from '../gifts.inputs';

/** What became of an import that somebody stopped while it was being saved. 'unknown' where answers got lost. */
export type StoppedImport = 'nothing-kept' | 'kept' | 'unknown';

type Answer = Awaited<ReturnType<GiftBook['import']>>;

/**
 * Takes an import back whose answer is there or got lost. Where it got lost the import is asked for again under its id: it
 * is not done twice, and once it answers, the first request can no longer come after the undo.
 */
export async function takeBackImport(
  book: Pick<GiftBook, 'import' | 'undoImport'>,
  file: Input['import'],
  answer: Answer,
): Promise<StoppedImport> {
  const known = isLost(answer) ? await book.import(file) : answer;
  if (!known.ok) return isLost(known) ? 'unknown' : 'nothing-kept';
  const undone = await book.undoImport({ id: file.id });
  if (undone.ok) return 'nothing-kept';
  return isLost(undone) ? 'unknown' : 'kept';
}

function isLost(answer: Answer): boolean {
  return !answer.ok && (answer.failure.code === 'unavailable' || answer.failure.code === 'cancelled');
}
