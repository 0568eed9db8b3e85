import { expect, test } from 'vitest';
import { MockDonationGateway } from '../../../src/adapters/mock/gifts/mock-donation-gateway';
import { MockContactGateway } from '../../../src/adapters/mock/messages/mock-contact-gateway';
import { contactGatewayContract } from '../../contracts/contact-gateway.contract';
import { donationGatewayContract } from '../../contracts/donation-gateway.contract';
import { aContactMessage } from '../../support/contact-builder';
import { FakeTime, settle } from '../../support/fake-time';
import { RecordingLogger } from '../../support/recording-logger';

contactGatewayContract('MockContactGateway', () => {
  const time = new FakeTime();
  const gateway = new MockContactGateway(time, new RecordingLogger(), async () => {});
  return { gateway, run: (answer) => time.run(answer) };
});
donationGatewayContract('MockDonationGateway', () => ({
  gateway: new MockDonationGateway(new RecordingLogger(), async () => {}),
  run: (answer) => answer,
}));

test('a contact message takes 1000 ms and is only logged', async () => {
  const time = new FakeTime();
  const logger = new RecordingLogger();
  let isSent = false;
  const kept: unknown[] = [];
  const keep = async (message: unknown) => void kept.push(message);
  void new MockContactGateway(time, logger, keep).send(aContactMessage()).then(() => {
    isSent = true;
  });
  await time.advance(999);
  expect(isSent).toBe(false);
  await time.advance(1);
  await settle();
  expect(isSent).toBe(true);
  expect(time.pending).toBe(0);
  expect(logger.entries.map(({ level }) => level)).toEqual(['info']);
  expect(kept).toEqual([aContactMessage()]);
});

test('what this browser cannot keep is accepted all the same, and the log says nothing of what was typed', async () => {
  const time = new FakeTime();
  const logger = new RecordingLogger();
  const refuse = async () => {
    throw new Error('no room');
  };
  const message = aContactMessage({ message: 'secret words' });
  expect(await time.run(new MockContactGateway(time, logger, refuse).send(message))).toMatchObject({
    ok: true,
  });
  const request = {
    ...{ name: 'Ada', email: 'ada@mail.example', phone: '1', address: 'secret words', items: 'boots' },
    message: '',
  };
  expect(await new MockDonationGateway(logger, refuse).requestPickup(request)).toMatchObject({ ok: true });
  await settle();
  expect(logger.entries.map(({ level }) => level)).toEqual(['info', 'warn', 'warn']);
  expect(JSON.stringify(logger.entries)).not.toContain('secret');
});

test('both gateways say that they deliver nothing', () => {
  const logger = new RecordingLogger();
  expect(new MockContactGateway(new FakeTime(), logger, async () => {}).delivers).toBe(false);
  expect(new MockDonationGateway(logger, async () => {}).delivers).toBe(false);
});
