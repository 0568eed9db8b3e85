import * as v from 'valibot';
import { donationAmount, type MonetaryDonation } from '../../core/gifts/donation/monetary-donation';
import type { ContactMessage } from '../../core/messages/contact-message';
import type { ShoeRequest } from '../../core/messages/shoe-request';
import type { PickupRequest } from '../../core/pickups/pickup-request';
import type { FormSigns } from '../../core/shared/forms/form-signs';
import type { FormGateway } from '../../core/shared/forms/public-form';
import type { Written } from '../../core/shared/forms/written-form';
import { type HttpCalls, narrowed } from './http-calls';

/** Where the signs of a program are read, and emptied after a refusal. */
export interface SignsSource {
  read(): FormSigns;
  reset(): void;
}

/** Sends the public forms to the site's server, each with the signals that tell people from bots. */
export function httpForms(calls: HttpCalls, signs: SignsSource) {
  const gateway = <Form>(path: string, bodyOf: (form: Form) => object): FormGateway<Form> => ({
    delivers: true,
    send: async (form) => {
      const { trap, openMs } = signs.read();
      // A browser may have filled the hidden field with something of the person's, which belongs in no address.
      const formSigns: FormSigns = { trap: trap && 'filled', openMs };
      const address = `${path}?q=${encodeURIComponent(JSON.stringify(formSigns))}`;
      const sent = await calls.write(address, { method: 'POST', body: bodyOf(form) }, v.undefined());
      if (!sent.ok) signs.reset();
      return narrowed(sent, ['too-many', 'validation']);
    },
  });
  return {
    message: gateway('/api/messages', (message: Written<ContactMessage>) => message),
    gift: gateway('/api/gifts', ({ cents, ...donor }: MonetaryDonation) => ({
      ...donor,
      amount: donationAmount(cents),
    })),
    shoeRequest: gateway('/api/shoe-requests', (request: Written<ShoeRequest>) => request),
    pickup: gateway('/api/pickups', (request: Written<PickupRequest>) => request),
  };
}
