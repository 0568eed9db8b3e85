import type { MailTrouble } from '../../core/mail/mailer.port';
import type { MailState } from '../../core/mail/outbox-mail';
import { recordTexts } from '../shared/record.texts';

const records = recordTexts({
  singular: 'mail',
  plural: 'mails',
  all: 'the mails',
  this: 'this mail',
  gone: 'This mail no longer exists',
  changed: 'This mail changed elsewhere',
  helper: 'another admin',
});

/** The sentences of the list of mails. */
export const outboxTexts = {
  title: 'Mails of the site',
  list: { ...records.list, none: { title: 'No mails.', next: 'Mails from the site will appear here.' } },
  show: 'Show',
  all: 'All',
  doesNotSend:
    'This site doesn’t send mail. Mails wait below, and you can pass on invitation links yourself.',
  states: { waiting: 'Waiting', sent: 'Sent', failed: 'Not sent' } satisfies Record<MailState, string>,
  troubles: {
    unreachable: 'Couldn’t reach the mail server.',
    'too-slow': 'The mail server took too long.',
    'not-let-in': 'The mail server did not accept the user or the password of the site.',
    busy: 'The mail server was busy.',
    refused: 'The mail server refused this mail. Check the address.',
  } satisfies Record<MailTrouble, string>,
  to: (address: string) => `To ${address}`,
  queued: (when: string) => `Written ${when}`,
  sent: (when: string) => `Sent ${when}`,
  tries: (count: number) => (count === 1 ? 'Tried once' : `Tried ${count} times`),
  next: (when: string) => `Next try ${when}`,
  link: 'Link of the invitation',
  tryAgain: 'Try again',
  tryThisAgain: (subject: string, to: string) => `Try again: ${subject}, to ${to}`,
  willTry: { title: 'Mail Queued', description: 'The site tries to send it now.' },
  gone: { title: 'Error', description: 'This mail was sent already, or is gone.' },
  tryFailed: { title: 'Error', description: 'That didn’t work. Try again.' },
};
