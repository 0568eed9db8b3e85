import { isList, type Stored, type Translation, tidyTranslations } from './translation';

/** The translations of a draft as they are kept: without spaces around texts, and without those of texts that it does not have. */
export function keptTranslations<Es extends object>(
  es: Es | null,
  draft: Readonly<Record<string, unknown>>,
): Es | null {
  const known = Object.entries((es ?? {}) as Stored).filter(([name]) => Object.hasOwn(draft, name));
  const trimmed = known.map(([name, stored]) => [
    name,
    isList(stored) ? Array.from(stored, trimmedTranslation) : trimmedTranslation(stored),
  ]);
  return tidyTranslations(Object.fromEntries(trimmed), draft) as Es | null;
}

function trimmedTranslation(stored: Translation | null | undefined): Translation | null {
  const text = stored?.text.trim();
  return stored && text ? { ...stored, text } : null;
}
