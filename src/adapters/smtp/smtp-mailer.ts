import { createTransport, type NodemailerError } from 'nodemailer';
import { CALENDAR_TYPE, type CalendarFileWriter } from '../../core/calendar/calendar-file-writer.port';
import type { Mail } from '../../core/mail/mail';
import { mailHtml } from '../../core/mail/mail-html';
import { mailText } from '../../core/mail/mail-text';
import type { Mailer, MailNotTaken, MailTrouble } from '../../core/mail/mailer.port';
import type { CalendarFile } from '../../core/shared/calendar-file';
import { fail, ok, type Result } from '../../core/shared/result';
import { encodedSubject } from './encoded-subject';
import type { MailAddress } from './mail-address';

/** How long the mail server may take, in ms: to be reached, to greet, and for each of its answers. */
export interface SmtpTimeouts {
  readonly connect: number;
  readonly greet: number;
  readonly answer: number;
}

const TIMEOUTS: SmtpTimeouts = { connect: 10_000, greet: 10_000, answer: 30_000 };

/** Hands mails to a mail server by SMTP, through nodemailer. */
export class SmtpMailer implements Mailer {
  private readonly transport: ReturnType<typeof createTransport>;

  /** `url` as 'smtps://user:password@host:465'; `from` is who all mails come from, `calendars` writes what goes along. */
  constructor(
    url: string,
    private readonly from: MailAddress,
    private readonly calendars: CalendarFileWriter,
    timeouts = TIMEOUTS,
  ) {
    this.transport = createTransport({
      url,
      connectionTimeout: timeouts.connect,
      greetingTimeout: timeouts.greet,
      socketTimeout: timeouts.answer,
      dnsTimeout: timeouts.connect,
      // A mail is made of texts alone: nothing in it may name a file or an address to be fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(id: string, mail: Mail): Promise<Result<void, MailNotTaken>> {
    const isEncodedWord = mail.subject.includes('=?');
    try {
      await this.transport.sendMail({
        messageId: `<${id}@${this.from.address.split('@')[1]}>`,
        from: { ...this.from },
        // As objects, since a text would be read as a list of addresses.
        to: { name: '', address: mail.to },
        ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
        text: mailText(mail),
        html: mailHtml(mail),
        ...(mail.calendar && { attachments: [this.attached(mail.calendar)] }),
        ...(!isEncodedWord && { subject: mail.subject }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(isEncodedWord && { Subject: { prepared: true, value: encodedSubject(mail.subject) } }),
        },
      });
      return ok(undefined);
    } catch (error) {
      return fail({ code: 'not-taken', trouble: troubleOf(error) });
    }
  }

  private attached({ name, calendar }: CalendarFile) {
    return { filename: name, content: this.calendars.write(calendar), contentType: CALENDAR_TYPE };
  }
}

/** What nodemailer's codes mean. The mail server's own words stay out: they may quote the address. */
function troubleOf(error: unknown): MailTrouble {
  const { code, responseCode, command } = error as NodemailerError;
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'not-let-in';
  if (code === 'ETIMEDOUT') return 'too-slow';
  if (responseCode === undefined) return 'unreachable';
  // What is refused for good before the recipient was named is not this mail's fault: all others are refused as well.
  const isThisMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  return isThisMail && responseCode >= 500 ? 'refused' : 'busy';
}
