import type { Titled } from './titled-schema';
import type { Translation } from './translation';

/** The title of a record, with its words in Spanish. */
export function titled({
  id,
  title,
  es,
}: Pick<Titled, 'id' | 'title'> & { readonly es: TitleInSpanish | null }): Titled {
  return { id, title, es: titleInSpanish(es) };
}

/** The title among the words in Spanish of a record; null without it. */
export function titleInSpanish(es: TitleInSpanish | null): Titled['es'] {
  return es?.title ? { title: es.title } : null;
}

interface TitleInSpanish {
  readonly title?: Translation;
}
