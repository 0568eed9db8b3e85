import type { Mails } from '../../mail/mails';
import type { Person } from '../../people/person';
import type { Unit } from '../../unit-of-work/unit-of-work.port';
import type { AccountLinkRepository } from '../account.repository.port';
import { type AccountLink, LINK_LIFETIME_MS, type LinkPurpose } from './account-links.port';

/** How links reach people. */
export interface LinkLetters {
  readonly mails: Pick<Mails, LinkPurpose>;
  /** Where a link leads. */
  readonly addressOf: (link: AccountLink) => string;
  /** Makes a secret that nobody can guess. */
  readonly newSecret: () => string;
}

/**
 * Makes a link for somebody, queues its mail, and answers it. With it, the newest `live` of its purpose that were not used
 * work. The person is locked.
 */
export async function sendLink(
  { links, unit, letters }: { links: AccountLinkRepository; unit: Unit; letters: LinkLetters },
  { id: personId, name, email }: Person,
  purpose: LinkPurpose,
  live: number,
): Promise<string> {
  const { mails, addressOf, newSecret } = letters;
  const secret = newSecret();
  const lifetime = LINK_LIFETIME_MS[purpose];
  await links.add({ purpose, secret, personId, expiresAt: unit.now() + lifetime, isUsed: false }, live);
  const link = addressOf({ purpose, secret });
  unit.mail(mails[purpose](email, { name, link, hours: lifetime / 3_600_000 }));
  return link;
}
