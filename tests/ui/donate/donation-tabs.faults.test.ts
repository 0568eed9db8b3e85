import { expect, test } from 'vitest';
import { MockDonationGateway } from '../../../src/adapters/mock/gifts/mock-donation-gateway';
import { SubmitDonation } from '../../../src/core/gifts/donation/submit-donation';
import { RequestPickup } from '../../../src/core/pickups/request-pickup';
import { MonetaryDonationViewModel } from '../../../src/ui/donate/monetary-donation.view-model';
import { PickupViewModel } from '../../../src/ui/donate/pickup.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakeTime } from '../../support/fake-time';
import { failuresOf } from '../../support/faults/port-failures';
import { withFaults } from '../../support/faults/with-faults';
import { RecordingLogger } from '../../support/recording-logger';

const PERSON = { name: 'Ada', email: 'ada@fsr.example', phone: '702-555-0100', message: 'Ring twice' };
const GIFT = { ...PERSON, preset: '25', customAmount: '' };
const REQUEST = { ...PERSON, address: '1 Desert Rd', items: '3 pairs' };
const FORMS = ['donate', 'requestPickup'] as const;
const FAULTS = FORMS.flatMap((method) => [
  ...failuresOf('donationGateway', method).map(
    (failure) => [method, JSON.stringify(failure), failure] as const,
  ),
  [method, 'a bug that throws', null] as const,
]);

/** The two donation forms on a gateway that can fail or be slow. */
function setUp() {
  const time = new FakeTime();
  const logger = new RecordingLogger();
  const faulty = withFaults('donationGateway', new MockDonationGateway(logger, async () => {}));
  const toasts = new ToastViewModel(time, time);
  const money = new MonetaryDonationViewModel(new SubmitDonation(faulty.port, logger), null, toasts);
  const pickup = new PickupViewModel(new RequestPickup(faulty.port, logger), toasts);
  const forms = {
    donate: { submit: () => money.submit(GIFT), form: money.form },
    requestPickup: { submit: () => pickup.submit(REQUEST), form: pickup.form },
  };
  return { faulty, logger, toasts, forms };
}

test.each(FAULTS)(
  '%s: a failure with %s is shown, is not repeated, and the next try works',
  async (method, _, failure) => {
    const { faulty, logger, toasts, forms } = setUp();
    if (failure) faulty.fail(method, 1, failure);
    else faulty.break(method, 1);
    // The form shows a problem beside its field, so one of an unknown field stands nowhere.
    const problems = failure?.code === 'validation' ? failure.fields : [];
    expect(await forms[method].submit()).toBe(false);
    expect(forms[method].form.problems).toEqual(problems);
    expect(toasts.toast).toMatchObject({ title: 'Error', variant: 'destructive' });
    expect(toasts.toast?.description).toMatch(/Please try again\.$|send the form again\.|Try again later/);
    expect(forms[method].form.isSending).toBe(false);
    expect(faulty.calls(method)).toBe(1);
    expect(JSON.stringify(logger.entries)).not.toContain(PERSON.email);
    expect(await forms[method].submit()).toBe(true);
  },
);

test.each(FORMS)('%s: a lost answer is shown, and nothing is sent again by itself', async (method) => {
  const { faulty, toasts, forms } = setUp();
  faulty.lose(method, 1, { code: 'unavailable' });
  expect(await forms[method].submit()).toBe(false);
  expect(toasts.toast?.variant).toBe('destructive');
  expect(faulty.calls(method)).toBe(1);
});

test.each(FORMS)(
  '%s: while the answer is slow, further presses send nothing, and the other form works',
  async (method) => {
    const { faulty, forms } = setUp();
    const answer = faulty.hold(method, 1);
    const first = forms[method].submit();
    expect(await forms[method].submit()).toBe(false);
    const other = method === 'donate' ? 'requestPickup' : 'donate';
    expect(await forms[other].submit()).toBe(true);
    expect(forms[method].form.isSending).toBe(true);
    answer();
    expect(await first).toBe(true);
    expect(faulty.calls(method)).toBe(1);
  },
);
