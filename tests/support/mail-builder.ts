import type { Mail } from '../../src/core/mail/mail';

/** A mail that can be sent; `changes` replaces parts of it. */
export function aMail(changes: Partial<Mail> = {}): Mail {
  return {
    kind: 'message',
    to: 'staff@fsr.example',
    language: 'en',
    subject: 'A message has come in',
    paragraphs: ['Dana Whitfield has sent a message.'],
    link: { label: 'Read it', url: 'https://www.fsr.example/dashboard/admin' },
    ...changes,
  };
}
