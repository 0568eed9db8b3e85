import { expect, test } from 'vitest';
import { publishByNotice } from '../../src/adapters/postgres/publish-change';
import { resetIn } from '../../src/composition/server/reset-second-factor';
import { given } from '../support/data-programs';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();

test('the program on the computer prints a link for the last admin, notes it, and knows no strangers', async () => {
  const database = await empty();
  const { user } = await new TestServer(database).account('admin', 'ann@example.org');
  const program = given({ PUBLIC_URL: 'https://www.example.org' });
  await expect(resetIn(database, program, 'nobody@example.org', publishByNotice)).rejects.toThrow(
    'Nobody with the address nobody@example.org can sign in. Nothing was changed.',
  );
  await resetIn(database, program, 'ann@example.org', publishByNotice);
  expect(program.said.at(-1)).toMatch(/\nhttps:\/\/www\.example\.org\/login#reset=[A-Z2-7]{52}$/);
  const entries = await database
    .selectFrom('audit_entry')
    .select(['action', 'subject_id', 'detail'])
    .execute();
  expect(entries).toEqual([
    { action: 'person.reset-factor', subject_id: user.id, detail: { by: 'computer' } },
  ]);
});
