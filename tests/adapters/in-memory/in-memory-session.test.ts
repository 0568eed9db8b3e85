import { fail, ok } from '../../../src/core/shared/result';
import { authGatewayContract } from '../../contracts/auth-gateway.contract';
import { sessionContract } from '../../contracts/session.contract';
import { InMemoryAuthGateway } from '../../support/in-memory/in-memory-auth-gateway';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { aUser } from '../../support/users';

const people = [
  { user: aUser(), credentials: { email: aUser().email, password: 'secret-1' } },
  {
    user: aUser({ id: 'user-2', email: 'val@fsr.example' }),
    credentials: { email: 'val@fsr.example', password: 'secret-2' },
  },
] as const;

function make() {
  const session = new InMemorySession();
  const gateway = new InMemoryAuthGateway(async ({ email, password }, signal) => {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const known = people.find(({ credentials }) => credentials.email === email.trim().toLowerCase());
    return known?.credentials.password === password ? ok(known.user) : fail({ code: 'invalid-credentials' });
  }, session);
  return { session, gateway, people, known: people[0], run: <T>(answer: Promise<T>) => answer };
}

sessionContract('InMemorySession', make);
authGatewayContract('InMemoryAuthGateway', make);
