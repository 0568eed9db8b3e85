import { describe, expect, test } from 'vitest';
import { PostgresNoticeDigests } from '../../src/adapters/postgres/mail/staff-notices';
import { mailsOf } from '../../src/composition/shared/mails-of';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import { aSite } from '../support/a-site';
import { FakeTime } from '../support/fake-time';
import { hasPostgres, newDatabase, openForTests } from '../support/real-postgres';
import { RecordingLogger } from '../support/recording-logger';

describe.skipIf(!hasPostgres)('digests of notices on a real PostgreSQL', () => {
  test('two processes that find the same digests due queue each once', async () => {
    const url = await newDatabase();
    const databases = [openForTests(url), openForTests(url)] as const;
    const addresses = Array.from({ length: 10 }, (_, index) => `staff${index}@fsr.example`);
    await databases[0]
      .insertInto('settings')
      .values({
        revision: 'kept',
        saved_at: 0,
        settings: JSON.stringify({ ...FIRST_SETTINGS, toldOfMessages: addresses }),
      })
      .execute();
    const [clock, logger] = [new FakeTime(), new RecordingLogger()];
    const mails = mailsOf(aSite('http://localhost:4173'));
    const digests = databases.map(
      (database) => new PostgresNoticeDigests(database, { clock, logger, mails }),
    );
    for (let round = 1; round <= 5; round += 1) {
      await databases[0]
        .insertInto('notice_digest')
        .values(
          addresses.map((to_address) => ({
            id: `message\n${to_address}`,
            kind: 'message' as const,
            to_address,
            count: 12,
            due_at: clock.now(),
          })),
        )
        .execute();
      const answers = await Promise.all([...digests, ...digests].map((one) => one.writeDue()));
      expect(answers.filter(({ ok }) => !ok)).toEqual([]);
      const queued = await databases[0].selectFrom('outbox_mail').select('to_address').execute();
      expect(queued).toHaveLength(10 * round);
    }
  });
});
