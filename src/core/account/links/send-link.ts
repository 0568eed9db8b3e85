import { hasChosenLanguage, readingLanguage } from '../../access/reader';
import { isStaff } from '../../access/role';
import type { Mails } from '../../mail/mails';
import type { Person } from '../../people/person';
import type { Language } from '../../shared/text/language';
import type { Unit } from '../../unit-of-work/unit-of-work.port';
import type { AccountLinkRepository } from '../account.repository.port';
import { type AccountLink, LINK_LIFETIME_MS, type LinkPurpose } from './account-links.port';

/** How links reach people. */
export interface LinkLetters {
  readonly mails: Pick<Mails, LinkPurpose>;
  /** Where a link leads, to a page in a language. */
  readonly addressOf: (link: AccountLink, language: Language) => string;
  /** Makes a secret that nobody can guess. */
  readonly newSecret: () => string;
}

/**
 * Makes a link for somebody, queues its mail, and answers it. With it, the newest `live` of its purpose that were not used
 * work. The person is locked.
 */
export async function sendLink(
  { links, unit, letters }: { links: AccountLinkRepository; unit: Unit; letters: LinkLetters },
  person: Person,
  purpose: LinkPurpose,
  live: number,
): Promise<string> {
  const { id: personId, name, email } = person;
  const { mails, addressOf, newSecret } = letters;
  const secret = newSecret();
  const lifetime = LINK_LIFETIME_MS[purpose];
  await links.add({ purpose, secret, personId, expiresAt: unit.now() + lifetime, isUsed: false }, live);
  const language = readingLanguage(person);
  const link = addressOf({ purpose, secret }, language);
  const isUndecided = !isStaff(person.role) && !hasChosenLanguage(person);
  const spanishLink = isUndecided ? addressOf({ purpose, secret }, 'es') : null;
  const hours = lifetime / 3_600_000;
  unit.mail(mails[purpose]({ to: email, language }, { name, link, hours, spanishLink }));
  return link;
}
