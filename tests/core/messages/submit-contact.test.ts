import { expect, test, vi } from 'vitest';
import type { ContactMessage } from '../../../src/core/messages/contact-message';
import { SubmitContact } from '../../../src/core/messages/submit-contact';
import type { Written } from '../../../src/core/shared/forms/written-form';
import { fail } from '../../../src/core/shared/result';
import { aContactMessage } from '../../support/contact-builder';
import { InMemoryFormGateway } from '../../support/in-memory/in-memory-form-gateway';
import { RecordingLogger } from '../../support/recording-logger';

const message = aContactMessage({ name: 'Ada', message: 'Hello' });

test('a message is sent without spaces around its texts and with the language of its page, and nothing is logged', async () => {
  const gateway = new InMemoryFormGateway<Written<ContactMessage>>(true);
  const logger = new RecordingLogger();
  const result = await new SubmitContact(gateway, logger, 'es').execute({
    ...message,
    name: ' Ada ',
    email: ' ada@fsr.example',
    message: '\nHello ',
  });
  expect(result).toEqual({ ok: true, value: undefined });
  expect(gateway.received).toEqual([{ ...message, language: 'es' }]);
  expect(logger.entries).toEqual([]);
});

test('a message has 5,000 characters at most, without the spaces around it', async () => {
  const gateway = new InMemoryFormGateway<Written<ContactMessage>>(true);
  const longest = 'a'.repeat(5_000);
  await new SubmitContact(gateway, new RecordingLogger(), 'en').execute({
    ...message,
    message: ` ${longest}\n`,
  });
  expect(gateway.received.map((one) => one.message)).toEqual([longest]);
});

test.each([
  [{ name: '' }, 'name', 'missing'],
  [{ email: ' ' }, 'email', 'missing'],
  [{ message: '\n\t' }, 'message', 'missing'],
  [{ message: 'a'.repeat(5_001) }, 'message', 'too-long'],
  [{ name: 'a'.repeat(501) }, 'name', 'too-long'],
  [{ message: `a${'\u0301\u0316'.repeat(100)}` }, 'message', 'unstorable'],
  [{ message: 'half an emoji \ud83d' }, 'message', 'unstorable'],
  [{ name: 'A\u0000da' }, 'name', 'unstorable'],
  [{ email: 'ada' }, 'email', 'malformed'],
  [{ email: 'ada@' }, 'email', 'malformed'],
  [{ email: '@fsr.example' }, 'email', 'malformed'],
  [{ email: 'a da@fsr.example' }, 'email', 'malformed'],
  [{ email: 'ada@fsr..example' }, 'email', 'malformed'],
  [{ email: 'ada@-fsr.example' }, 'email', 'malformed'],
])('%o is refused and never sent', async (overrides, field, fault) => {
  const send = vi.fn();
  const useCase = new SubmitContact({ delivers: true, send }, new RecordingLogger(), 'en');
  expect(await useCase.execute({ ...message, ...overrides })).toEqual(
    fail({ code: 'invalid-form', faults: [{ field, fault }] }),
  );
  expect(send).not.toHaveBeenCalled();
});

test.each(['ada@localhost', "o'hara+news@fsr.example", 'ada@büro.example', 'a.b_c@x-y.z'])(
  'the browser accepts %s, and so do we',
  async (email) => {
    const gateway = new InMemoryFormGateway<Written<ContactMessage>>(true);
    await new SubmitContact(gateway, new RecordingLogger(), 'en').execute({ ...message, email });
    expect(gateway.received).toHaveLength(1);
  },
);

test('a gateway that fails is logged, without what the person wrote', async () => {
  const logger = new RecordingLogger();
  const unavailable = fail({ code: 'unavailable' });
  const useCase = new SubmitContact({ delivers: true, send: async () => unavailable }, logger, 'en');
  expect(await useCase.execute(message)).toEqual(unavailable);
  expect(logger.entries).toHaveLength(1);
  expect(JSON.stringify(logger.entries)).not.toContain('Hello');
});

test.each([true, false])('whether messages arrive is the gateway to say: %s', (delivers) => {
  expect(
    new SubmitContact(new InMemoryFormGateway<Written<ContactMessage>>(delivers), new RecordingLogger(), 'en')
      .delivers,
  ).toBe(delivers);
});
