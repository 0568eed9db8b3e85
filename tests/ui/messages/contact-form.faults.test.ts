import { expect, test } from 'vitest';
import { MockFormGateway } from '../../../src/adapters/mock/mock-form-gateway';
import type { ContactMessage } from '../../../src/core/messages/contact-message';
import { SubmitContact } from '../../../src/core/messages/submit-contact';
import { ok } from '../../../src/core/shared/result';
import { delay } from '../../../src/core/shared/time/delay';
import { ContactViewModel } from '../../../src/ui/messages/contact/contact.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { aContactMessage } from '../../support/contact-builder';
import { FakeTime } from '../../support/fake-time';
import { failuresOf } from '../../support/faults/port-failures';
import { withFaults } from '../../support/faults/with-faults';
import { inMemoryTypedForms } from '../../support/in-memory/in-memory-typed-forms';
import { RecordingLogger } from '../../support/recording-logger';

const MESSAGE = aContactMessage({ message: 'Hello' });
const FAULTS = [
  ...failuresOf('contactGateway', 'send').map((failure) => [JSON.stringify(failure), failure] as const),
  ['a bug that throws', null] as const,
];

/** The contact form on a gateway that can fail or be slow. */
function setUp() {
  const time = new FakeTime();
  const logger = new RecordingLogger();
  const faulty = withFaults(
    'contactGateway',
    new MockFormGateway<ContactMessage>(
      logger,
      async () => ok(undefined),
      () => delay(time, 1000),
    ),
  );
  const toasts = new ToastViewModel(time, time);
  const form = new ContactViewModel({
    submitContact: new SubmitContact(faulty.port, logger, 'en'),
    toasts,
    typedForms: inMemoryTypedForms(),
  });
  const submit = async () => {
    const submitted = form.submit(MESSAGE);
    await time.advance(2000);
    return submitted;
  };
  return { faulty, form, toasts, logger, submit, time };
}

test.each(FAULTS)(
  'a failure with %s is shown, is not repeated, and the next try works',
  async (_, failure) => {
    const { faulty, form, toasts, logger, submit } = setUp();
    if (failure) faulty.fail('send', 1, failure);
    else faulty.break('send', 1);
    // The form shows a problem beside its field, so one of an unknown field stands nowhere.
    const problems = failure?.code === 'validation' ? failure.fields : [];
    expect(await submit()).toBe(false);
    expect(form.form.problems).toEqual(problems);
    expect(toasts.toast).toMatchObject({ title: 'Error', variant: 'destructive' });
    expect(toasts.toast?.description).toMatch(/Please try again\.$|send the form again\.|Try again later/);
    expect(form.form.isSending).toBe(false);
    expect(faulty.calls('send')).toBe(1);
    expect(JSON.stringify(logger.entries)).not.toContain('Hello');
    expect(await submit()).toBe(true);
  },
);

test('a lost answer is shown, and the message is not sent again by itself', async () => {
  const { faulty, toasts, submit } = setUp();
  faulty.lose('send', 1, { code: 'unavailable' });
  expect(await submit()).toBe(false);
  expect(toasts.toast?.variant).toBe('destructive');
  expect(faulty.calls('send')).toBe(1);
});

test('while the answer is slow, further presses send nothing', async () => {
  const { faulty, form, submit, time } = setUp();
  const answer = faulty.hold('send', 1);
  const first = form.submit(MESSAGE);
  expect(await submit()).toBe(false);
  expect(form.form.isSending).toBe(true);
  answer();
  await time.advance(0);
  expect(await first).toBe(true);
  expect(faulty.calls('send')).toBe(1);
});
