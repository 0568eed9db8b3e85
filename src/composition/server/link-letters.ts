import { randomBytes } from 'node:crypto';
import type { LinkLetters } from '../../core/account/links/send-link';
import type { Mails } from '../../core/mail/mails';
import { linkAddress } from '../../core/navigation/link-address';

/** How the server's one-time links reach people; `publicUrl` is the site's origin as they see it. */
export function linkLetters(ports: { readonly mails: Mails; readonly publicUrl: string }) {
  const site = { publicUrl: ports.publicUrl };
  return {
    mails: ports.mails,
    addressOf: (link, language) => linkAddress(site, link, language),
    newSecret: () => randomBytes(32).toString('base64url'),
  } satisfies LinkLetters;
}
