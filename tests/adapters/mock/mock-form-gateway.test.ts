import { expect, test } from 'vitest';
import { MockFormGateway } from '../../../src/adapters/mock/mock-form-gateway';
import type { ContactMessage } from '../../../src/core/messages/contact-message';
import { fail, ok } from '../../../src/core/shared/result';
import { delay } from '../../../src/core/shared/time/delay';
import { formGatewayContract } from '../../contracts/form-gateway.contract';
import { aContactMessage } from '../../support/contact-builder';
import { FakeTime, settle } from '../../support/fake-time';
import { RecordingLogger } from '../../support/recording-logger';

const keep = async () => ok(undefined);

formGatewayContract('MockFormGateway', () => {
  const logger = new RecordingLogger();
  return {
    message: new MockFormGateway(logger, keep),
    shoeRequest: new MockFormGateway(logger, keep),
    gift: new MockFormGateway(logger, keep),
    pickup: new MockFormGateway(logger, keep),
    run: (answer) => answer,
  };
});

test('a form takes as long as its gateway waits, and is kept', async () => {
  const time = new FakeTime();
  let isSent = false;
  const kept: unknown[] = [];
  const gateway = new MockFormGateway<ContactMessage>(
    new RecordingLogger(),
    async (message) => ok(void kept.push(message)),
    () => delay(time, 1000),
  );
  void gateway.send(aContactMessage()).then(() => {
    isSent = true;
  });
  await time.advance(999);
  expect(isSent).toBe(false);
  await time.advance(1);
  await settle();
  expect(isSent).toBe(true);
  expect(time.pending).toBe(0);
  expect(kept).toEqual([aContactMessage()]);
});

test('what this browser cannot keep is accepted all the same, and the log says nothing of what was typed', async () => {
  const logger = new RecordingLogger();
  const message = aContactMessage({ message: 'secret words' });
  const broken = async () => {
    throw new Error('secret words');
  };
  for (const refuse of [async () => fail({ code: 'quota' }), broken])
    expect(await new MockFormGateway(logger, refuse).send(message)).toEqual(ok(undefined));
  await settle();
  expect(logger.entries.map(({ level }) => level)).toEqual(['warn', 'warn']);
  expect(JSON.stringify(logger.entries)).not.toContain('secret');
});

test('it says that nobody receives what is sent', () => {
  expect(new MockFormGateway(new RecordingLogger(), keep).delivers).toBe(false);
});
