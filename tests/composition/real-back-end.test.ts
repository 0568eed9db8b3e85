import { Container } from 'inversify';
import { expect, test } from 'vitest';
import { MockAuthGateway } from '../../src/adapters/mock/mock-auth-gateway';
import { systemModule } from '../../src/composition/system.module';
import { tokens } from '../../src/composition/tokens';
import { authGatewayContract } from '../contracts/auth-gateway.contract';
import { aUser } from '../support/users';
import { backEndModule, HttpAuthGateway } from './real-back-end.example';

const password = 'first-steps';

/** A server with one account; it does not say which part of the credentials is wrong. */
async function server(_address: string, request: RequestInit): Promise<Response> {
  if (request.signal?.aborted) throw request.signal.reason;
  const sent = JSON.parse(String(request.body));
  const known = sent.email.toLowerCase() === aUser().email && sent.password === password;
  await Promise.resolve();
  if (request.signal?.aborted) throw request.signal.reason;
  return known ? Response.json(aUser()) : new Response(null, { status: 401 });
}

authGatewayContract('HttpAuthGateway', () => ({
  gateway: new HttpAuthGateway(server, 'https://api.fsr.example'),
  known: { credentials: { email: aUser().email, password }, user: aUser() },
  run: (answer) => answer,
}));

test.each([
  ['too many attempts', () => new Response(null, { status: 429 }), 'locked'],
  ['a broken server', () => new Response(null, { status: 500 }), 'unavailable'],
  ['an answer that is no user', () => Response.json({ name: 'Nobody' }), 'unavailable'],
  ['a user without a role', () => Response.json({ ...aUser(), role: undefined }), 'unavailable'],
  ['an answer that is no JSON', () => new Response('<html>'), 'unavailable'],
])('%s becomes a failure that the login page can explain', async (_case, answer, code) => {
  const gateway = new HttpAuthGateway(async () => answer(), 'https://api.fsr.example');
  expect(await gateway.signIn({ email: aUser().email, password })).toEqual({ ok: false, failure: { code } });
});

test('configuration chooses the back end', () => {
  const gatewayOf = (environment: { VITE_API_URL?: string }) => {
    const container = new Container();
    container.load(systemModule, backEndModule(environment));
    return container.get(tokens.authGateway);
  };
  expect(gatewayOf({})).toBeInstanceOf(MockAuthGateway);
  expect(gatewayOf({ VITE_API_URL: 'https://api.fsr.example' })).toBeInstanceOf(HttpAuthGateway);
});
