import { expect, test } from 'vitest';
import { MockFormGateway } from '../../../src/adapters/mock/mock-form-gateway';
import { type MonetaryDonation, SubmitDonation } from '../../../src/core/gifts/donation/monetary-donation';
import type { PickupRequest } from '../../../src/core/pickups/pickup-request';
import { RequestPickup } from '../../../src/core/pickups/request-pickup';
import { ok } from '../../../src/core/shared/result';
import { MonetaryDonationViewModel, PickupViewModel } from '../../../src/ui/donate/donate.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakeTime } from '../../support/fake-time';
import { failuresOf } from '../../support/faults/port-failures';
import { withFaults } from '../../support/faults/with-faults';
import { inMemoryTypedForms } from '../../support/in-memory/in-memory-typed-forms';
import { RecordingLogger } from '../../support/recording-logger';

const PERSON = { name: 'Ada', email: 'ada@fsr.example', phone: '702-555-0100', message: 'Ring twice' };
const GIFT = { ...PERSON, preset: '25', customAmount: '' };
const REQUEST = { ...PERSON, address: '1 Desert Rd', items: '3 pairs' };
const FORMS = ['donationGateway', 'pickupRequestGateway'] as const;
const FAULTS = FORMS.flatMap((form) => [
  ...failuresOf(form, 'send').map((failure) => [form, JSON.stringify(failure), failure] as const),
  [form, 'a bug that throws', null] as const,
]);

/** The two donation forms on gateways that can fail or be slow. */
function setUp() {
  const time = new FakeTime();
  const logger = new RecordingLogger();
  const keep = async () => ok(undefined);
  const gifts = withFaults('donationGateway', new MockFormGateway<MonetaryDonation>(logger, keep));
  const requests = withFaults('pickupRequestGateway', new MockFormGateway<PickupRequest>(logger, keep));
  const toasts = new ToastViewModel(time, time);
  const money = new MonetaryDonationViewModel({
    submitDonation: new SubmitDonation(gifts.port, logger),
    hostedForm: null,
    toasts,
    typedForms: inMemoryTypedForms(),
  });
  const pickup = new PickupViewModel({
    requestPickup: new RequestPickup(requests.port, logger, 'en'),
    toasts,
    typedForms: inMemoryTypedForms(),
  });
  const forms = {
    donationGateway: { submit: () => money.submit(GIFT), form: money.form, faulty: gifts },
    pickupRequestGateway: { submit: () => pickup.submit(REQUEST), form: pickup.form, faulty: requests },
  };
  return { logger, toasts, forms };
}

test.each(FAULTS)(
  '%s: a failure with %s is shown, is not repeated, and the next try works',
  async (name, _, failure) => {
    const { logger, toasts, forms } = setUp();
    const { submit, form, faulty } = forms[name];
    if (failure) faulty.fail('send', 1, failure);
    else faulty.break('send', 1);
    // The form shows a problem beside its field, so one of an unknown field stands nowhere.
    const problems = failure?.code === 'validation' ? failure.fields : [];
    expect(await submit()).toBe(false);
    expect(form.problems).toEqual(problems);
    expect(toasts.toast).toMatchObject({ title: 'Error', variant: 'destructive' });
    expect(toasts.toast?.description).toMatch(/Please try again\.$|send the form again\.|Try again later/);
    expect(form.isSending).toBe(false);
    expect(faulty.calls('send')).toBe(1);
    expect(JSON.stringify(logger.entries)).not.toContain(PERSON.email);
    expect(await submit()).toBe(true);
  },
);

test.each(FORMS)('%s: a lost answer is shown, and nothing is sent again by itself', async (name) => {
  const { toasts, forms } = setUp();
  const { submit, faulty } = forms[name];
  faulty.lose('send', 1, { code: 'unavailable' });
  expect(await submit()).toBe(false);
  expect(toasts.toast?.variant).toBe('destructive');
  expect(faulty.calls('send')).toBe(1);
});

test.each(FORMS)(
  '%s: while the answer is slow, further presses send nothing, and the other form works',
  async (name) => {
    const { forms } = setUp();
    const { submit, form, faulty } = forms[name];
    const answer = faulty.hold('send', 1);
    const first = submit();
    expect(await submit()).toBe(false);
    const other = name === 'donationGateway' ? 'pickupRequestGateway' : 'donationGateway';
    expect(await forms[other].submit()).toBe(true);
    expect(form.isSending).toBe(true);
    answer();
    expect(await first).toBe(true);
    expect(faulty.calls('send')).toBe(1);
  },
);
