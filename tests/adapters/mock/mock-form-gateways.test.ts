import { expect, test } from 'vitest';
import { MockContactGateway } from '../../../src/adapters/mock/mock-contact-gateway';
import { MockDonationGateway } from '../../../src/adapters/mock/mock-donation-gateway';
import { contactGatewayContract } from '../../contracts/contact-gateway.contract';
import { donationGatewayContract } from '../../contracts/donation-gateway.contract';
import { FakeTime, settle } from '../../support/fake-time';
import { RecordingLogger } from '../../support/recording-logger';

contactGatewayContract('MockContactGateway', () => {
  const time = new FakeTime();
  return { gateway: new MockContactGateway(time, new RecordingLogger()), run: (answer) => time.run(answer) };
});
donationGatewayContract('MockDonationGateway', () => ({
  gateway: new MockDonationGateway(),
  run: (answer) => answer,
}));

test('a contact message takes 1000 ms and is only logged', async () => {
  const time = new FakeTime();
  const logger = new RecordingLogger();
  let isSent = false;
  void new MockContactGateway(time, logger).send().then(() => {
    isSent = true;
  });
  await time.advance(999);
  expect(isSent).toBe(false);
  await time.advance(1);
  await settle();
  expect(isSent).toBe(true);
  expect(time.pending).toBe(0);
  expect(logger.entries.map(({ level }) => level)).toEqual(['info']);
});

test('both gateways say that they deliver nothing', () => {
  expect(new MockContactGateway(new FakeTime(), new RecordingLogger()).delivers).toBe(false);
  expect(new MockDonationGateway().delivers).toBe(false);
});
