import { describe, expect, test } from 'vitest';
import { removeSamplesFromData } from '../../src/composition/server/data-programs';
import { given } from '../support/data-programs';
import { hasPostgres, newDatabase, openForTests } from '../support/real-postgres';
import { SECRET, ServerProcess, startProgram } from '../support/server-process';
import { expectNoSamples, useTrial } from '../support/trial';

function startPublicly(url: string) {
  return startProgram('start-server', [], {
    PORT: '0',
    PUBLIC_URL: 'https://www.example.org',
    DATABASE_URL: url,
    SECRET,
    GRACE_SECONDS: '0',
  });
}

describe.skipIf(!hasPostgres)('a trial with samples', () => {
  test('in PostgreSQL is not started for others until they are removed, whatever was changed of them', async () => {
    const url = await newDatabase();
    const trial = await ServerProcess.start(url, { SAMPLE: '1' });
    await trial.program.end('SIGTERM');
    const database = openForTests(url);
    await useTrial(database);
    // Accounts are not all that makes a trial.
    await database.deleteFrom('user').where('email', 'like', '%@fsr.example').execute();
    const refused = startPublicly(url);
    expect(await refused.result()).toBe(1);
    const said = refused.said.trim();
    expect(said).toMatch(
      /^PUBLIC_URL is not localhost, and the database holds samples of SAMPLE=1 \(.*gifts: 79/,
    );
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toContain('npm run server:remove-samples');

    const program = given({ DATABASE_URL: url });
    await removeSamplesFromData(program);
    expect(program.said.at(-1)).toContain('Removed: the samples of SAMPLE=1 (receipts: 5, gifts: 79,');
    await expectNoSamples(database);
    await removeSamplesFromData(program);
    expect(program.said.at(-1)).toBe('The database holds no samples. Nothing was changed.');
    const started = startPublicly(url);
    await started.hasSaid('The site is at');
    expect(await started.end('SIGTERM')).toBe(0);
  });
});
