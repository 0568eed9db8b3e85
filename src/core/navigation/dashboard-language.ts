import type { User } from '../account/user';
import type { Language } from '../shared/text/language';

/**
 * The language in which somebody's dashboard opens at an address in `address`: the one that they have chosen, else that of the address.
 * Of roles that are not in `inSpanish` the dashboard is in English alone.
 */
export function dashboardLanguage(
  { role, language }: Pick<User, 'role' | 'language'>,
  address: Language,
  inSpanish: readonly string[],
): Language {
  return inSpanish.includes(role) ? (language ?? address) : 'en';
}
