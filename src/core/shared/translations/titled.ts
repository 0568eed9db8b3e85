import * as v from 'valibot';
import { translationsSchema } from './translations-schema';
import type { Translation } from './translation';

/** What is named by its title, in both languages. */
export const titledSchema = v.object({
  id: v.string(),
  title: v.string(),
  es: translationsSchema({ title: v.string() }),
});

/** What is named by its title. */
export type Titled = Readonly<v.InferOutput<typeof titledSchema>>;

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
