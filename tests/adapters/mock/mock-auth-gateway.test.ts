import { expect, test, vi } from 'vitest';
import { MockAuthGateway } from '../../../src/adapters/mock/mock-auth-gateway';
import { SAMPLE_ACCOUNTS } from '../../../src/adapters/mock/sample-accounts';
import { fail, ok } from '../../../src/core/shared/result';
import { authGatewayContract } from '../../contracts/auth-gateway.contract';
import { FakeTime } from '../../support/fake-time';

authGatewayContract('MockAuthGateway', () => {
  const time = new FakeTime();
  return {
    gateway: new MockAuthGateway(time),
    known: {
      credentials: { email: 'donor@fsr.example', password: 'new-shoes-4' },
      user: { id: 'account-4', email: 'donor@fsr.example', name: 'Dana Donor', role: 'donor' },
    },
    run: (answer) => time.run(answer),
  };
});

test('the answer takes 600 ms', async () => {
  const time = new FakeTime();
  const answered = vi.fn();
  void new MockAuthGateway(time).signIn({ email: 'x', password: 'y' }).then(answered);
  await time.advance(599);
  expect(answered).not.toHaveBeenCalled();
  await time.advance(1);
  expect(answered).toHaveBeenCalledTimes(1);
});

test('there is one account for each role, and each signs in', async () => {
  expect(SAMPLE_ACCOUNTS.map(({ user }) => user.role)).toEqual([
    'admin',
    'program_manager',
    'volunteer',
    'donor',
    'beneficiary',
  ]);
  for (const { user, password } of SAMPLE_ACCOUNTS) {
    const time = new FakeTime();
    const answer = new MockAuthGateway(time).signIn({ email: user.email, password });
    await time.advance(600);
    expect(await answer).toEqual(ok(user));
  }
});

test('a failure says whether the address or the password is wrong', async () => {
  const time = new FakeTime();
  const gateway = new MockAuthGateway(time);
  const email = gateway.signIn({ email: 'nobody@fsr.example', password: 'every-size-1' });
  const password = gateway.signIn({ email: 'admin@fsr.example', password: 'every-step-2' });
  await time.advance(600);
  expect(await email).toEqual(fail({ code: 'invalid-credentials', reason: 'unknown-email' }));
  expect(await password).toEqual(fail({ code: 'invalid-credentials', reason: 'wrong-password' }));
});
