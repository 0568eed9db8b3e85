import { BetterAuthAccounts } from '../../src/adapters/postgres/account/better-auth-accounts';
import type { Database } from '../../src/adapters/postgres/database';
import { FakeTime } from './fake-time';
import { RecordingLogger } from './recording-logger';
import { PUBLIC_URL, SECRET, type ServerProcess } from './server-process';

/** The cookie of an admin who has signed in at a server; every process that shares the database knows it. */
export async function signedInAdmin(database: Database, server: ServerProcess): Promise<string> {
  const accounts = new BetterAuthAccounts(
    database,
    { publicUrl: PUBLIC_URL, secret: SECRET, clock: new FakeTime(), isEasy: async () => false },
    new RecordingLogger(),
  );
  const credentials = { email: 'admin@fsr.example', password: 'a password for tests' };
  await accounts.create({ ...credentials, name: 'Sample admin', role: 'admin' });
  const response = await server.call('/api/session', { method: 'POST', body: credentials });
  if (!response.ok) throw new Error(`The admin could not sign in: ${response.status}`);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
