import { expect, type Page } from '@playwright/test';
import type { Role } from '../../src/core/access/role';
import type { MailServer } from '../../tests/support/mail-server';
import { mailedLink } from './running-server';

interface NewPerson {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

const PASSWORD = 'walk a mile in these';

/** Invites somebody by a call of the admin's page, and signs them in on a page of theirs, by calls alone. */
export async function invitedBy(
  admin: Page,
  theirs: Page,
  mails: MailServer,
  { name, email, role }: NewPerson,
): Promise<void> {
  const { origin } = new URL((await admin.request.get('/robots.txt')).url());
  const headers = { Origin: origin };
  const invited = await admin.request.post('/api/people/invite', { headers, data: { name, email, role } });
  expect(invited.status()).toBe(200);
  const secret = new URL(await mailedLink(mails, email, 'Your account is ready for a password')).hash.slice(
    1,
  );
  const chosen = await theirs.request.post('/api/account-links/password', {
    headers,
    data: { purpose: 'invitation', secret, password: PASSWORD },
  });
  expect(chosen.ok()).toBe(true);
  const session = await theirs.request.post('/api/session', { headers, data: { email, password: PASSWORD } });
  expect(session.status()).toBe(200);
}
