import { describe, expect, test } from 'vitest';
import { hasPostgres, newDatabase, query } from '../support/real-postgres';
import { SECRET, ServerProcess, startProgram } from '../support/server-process';

describe.skipIf(!hasPostgres)('the sample accounts', () => {
  test('never get onto a site that others reach, also not by moving or restoring a trial', async () => {
    const url = await newDatabase();
    const trial = await ServerProcess.start(url, { SAMPLE: '1' });
    await trial.program.end('SIGTERM');
    const start = () =>
      startProgram('start-server', [], {
        PORT: '0',
        PUBLIC_URL: 'https://www.example.org',
        DATABASE_URL: url,
        SECRET,
      });
    const refused = start();
    expect(await refused.result()).toBe(1);
    expect(refused.said).toContain('whose passwords everybody knows');

    // It says what to do, and then the first admin is made as on an empty database.
    const [, statement = ''] = /Delete them first: (.*;)/.exec(refused.said) ?? [];
    await query(url, statement);
    const started = start();
    await started.hasSaid('There is no admin yet.');
    expect(await started.end('SIGTERM')).toBe(0);
  });
});
