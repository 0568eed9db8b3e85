import type { Language } from './language';

/** A record with texts that may have a Spanish one beside them. */
export type TextsInEs<Field extends string> = { readonly [Name in Field]: string } & {
  readonly es?: { readonly [Name in Field]?: { readonly text: string } } | null;
};

/** A text of a record, such as the title of an event, in a language: the English one where there is no other. */
export function textIn<Field extends string>(
  language: Language,
  record: TextsInEs<Field>,
  field: Field,
): string {
  return (language === 'es' && record.es?.[field]?.text) || record[field];
}
