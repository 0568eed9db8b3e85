import * as v from 'valibot';
import type { Mail } from '../../../core/mail/mail';
import { type OutboxMail, outboxMailSchema } from '../../../core/mail/outbox-mail';
import type { RecordsFormat } from '../simulation';

/** So many mails are kept; older ones give way. */
const MOST_KEPT = 100;

/** How a browser keeps the mails that a server would have sent: the newest first. */
export const OUTBOX_FORMAT: RecordsFormat<readonly OutboxMail[]> = {
  name: 'outbox',
  version: 1,
  schema: v.array(outboxMailSchema),
  samples: () => [],
};

/** What the outbox keeps of a mail. */
export type QueuedMail = Pick<Mail, 'kind' | 'to' | 'subject' | 'link'>;

/** The outbox with a mail in it that is queued at `now`, in ms. */
export function withMail(
  outbox: readonly OutboxMail[],
  { id, mail: { kind, to, subject, link } }: { readonly id: string; readonly mail: QueuedMail },
  now: number,
): readonly OutboxMail[] {
  const queued: OutboxMail = {
    ...{ id, kind, to, subject, state: 'waiting', queuedAt: now, nextTryAt: now },
    ...{ sentAt: null, tries: 0, trouble: null },
    link: kind === 'invitation' ? (link?.url ?? null) : null,
  };
  return [queued, ...outbox].slice(0, MOST_KEPT);
}
