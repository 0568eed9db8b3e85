import { describe, expect, test } from 'vitest';
import type { Mail } from '../../src/core/mail/mail';
import type { Outbox } from '../../src/core/mail/mail.api';
import { fail, ok } from '../../src/core/shared/result';
import { aCalendarFile } from '../support/calendar-builder';
import { aMail } from '../support/mail-builder';
import type { Run, Soon } from './harness';

const ALL = { state: null, page: 1, size: 10 } as const;

/** What every outbox must do. `make` answers one that holds the given mails, put in one after the other. */
export function outboxContract(
  name: string,
  make: (mails: readonly Mail[]) => Soon<{ readonly outbox: Outbox; readonly run: Run }>,
): void {
  describe(`${name} as an outbox`, () => {
    test('lists what waits, newest first, a page at a time', async () => {
      const mails = ['a', 'b', 'c'].map((who) =>
        aMail({ to: `${who}@fsr.example`, calendar: aCalendarFile() }),
      );
      const { outbox, run } = await make(mails);
      const listed = async (page: number) => {
        const answer = await run(outbox.list({ ...ALL, page, size: 2 }));
        return answer.ok && { total: answer.value.total, to: answer.value.items.map(({ to }) => to) };
      };
      expect(await listed(1)).toEqual({ total: 3, to: ['c@fsr.example', 'b@fsr.example'] });
      expect(await listed(2)).toEqual({ total: 3, to: ['a@fsr.example'] });
      expect(await listed(3)).toEqual({ total: 3, to: [] });
      const first = await run(outbox.list(ALL));
      expect(first.ok && first.value.items[0]).toMatchObject({
        kind: 'message',
        subject: 'A message has come in',
        state: 'waiting',
        sentAt: null,
        tries: 0,
        trouble: null,
      });
    });

    test('lists those in one state alone', async () => {
      const { outbox, run } = await make([aMail()]);
      for (const [state, total] of [['waiting', 1] as const, ['sent', 0] as const, ['failed', 0] as const])
        expect(await run(outbox.list({ ...ALL, state }))).toMatchObject(ok({ total }));
    });

    test('says the language of each mail', async () => {
      const { outbox, run } = await make([aMail(), aMail({ language: 'es', subject: 'Su cita' })]);
      const answer = await run(outbox.list(ALL));
      expect(answer.ok && answer.value.items.map(({ language, subject }) => [language, subject])).toEqual([
        ['es', 'Su cita'],
        ['en', 'A message has come in'],
      ]);
    });

    test('shows the link of an invitation, to pass on by hand, and no other', async () => {
      const { outbox, run } = await make([aMail({ kind: 'password' }), aMail({ kind: 'invitation' })]);
      const answer = await run(outbox.list(ALL));
      expect(answer.ok && answer.value.items.map(({ link }) => link)).toEqual([aMail().link?.url, null]);
    });

    test('has a mail that waits tried again, and knows no other', async () => {
      const { outbox, run } = await make([aMail()]);
      const answer = await run(outbox.list(ALL));
      const id = answer.ok ? (answer.value.items[0]?.id ?? '') : '';
      expect(await run(outbox.tryAgain({ id }))).toEqual(ok(undefined));
      expect(await run(outbox.tryAgain({ id: 'unknown' }))).toEqual(fail({ code: 'not-found' }));
    });
  });
}
