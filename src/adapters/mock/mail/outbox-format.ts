import * as v from 'valibot';
import type { Mail } from '../../../core/mail/mail';
import { MOST_NOTICES_AN_HOUR, NOTICE_HOUR_MS, type Notice } from '../../../core/mail/notice';
import { outboxMailSchema } from '../../../core/mail/outbox-mail';
import type { RecordsFormat } from '../simulation';

/** So many mails are kept; older ones give way. */
const MOST_KEPT = 100;

const keptMailSchema = v.object({
  ...outboxMailSchema.entries,
  /** The id of the account whose owner it tells about. */
  about: v.exactOptional(v.string()),
});

export type KeptMail = Readonly<v.InferOutput<typeof keptMailSchema>>;

/** How a browser keeps the mails that a server would have sent: the newest first. */
export const OUTBOX_FORMAT: RecordsFormat<readonly KeptMail[]> = {
  name: 'outbox',
  version: 1,
  schema: v.array(keptMailSchema),
  samples: () => [],
};

/** What the outbox keeps of a mail. */
export type QueuedMail = Pick<Mail, 'kind' | 'to' | 'language' | 'subject' | 'link' | 'about'>;

/** The outbox with a mail in it that is queued at `now`, in ms. */
export function withMail(
  outbox: readonly KeptMail[],
  {
    id,
    mail: { kind, to, language, subject, link, about },
  }: { readonly id: string; readonly mail: QueuedMail },
  now: number,
): readonly KeptMail[] {
  const queued: KeptMail = {
    id,
    kind,
    to,
    subject,
    language,
    state: 'waiting',
    queuedAt: now,
    nextTryAt: now,
    sentAt: null,
    tries: 0,
    trouble: null,
    link: kind === 'invitation' ? (link?.url ?? null) : null,
    ...(about !== undefined && { about }),
  };
  return [queued, ...outbox].slice(0, MOST_KEPT);
}

/** The outbox with a notice in it that is queued at `now`, in ms, unless its address had too many of the kind within the hour. */
export function withNotice(
  outbox: readonly KeptMail[],
  notice: { readonly id: string; readonly mail: Notice },
  now: number,
): readonly KeptMail[] {
  const { kind, to } = notice.mail;
  const had = outbox.filter(
    (mail) => mail.kind === kind && mail.to === to && mail.queuedAt > now - NOTICE_HOUR_MS,
  );
  return had.length < MOST_NOTICES_AN_HOUR ? withMail(outbox, notice, now) : outbox;
}
