import { expect, test } from 'vitest';
import type { MonetaryDonation } from '../../src/core/gifts/donation/monetary-donation';
import type { ContactMessage } from '../../src/core/messages/contact-message';
import type { ShoeRequest } from '../../src/core/messages/shoe-request';
import type { PickupRequest } from '../../src/core/pickups/pickup-request';
import type { FormGateway } from '../../src/core/shared/forms/public-form';
import type { Written } from '../../src/core/shared/forms/written-form';
import type { Language } from '../../src/core/shared/text/language';
import { aContactMessage } from '../support/contact-builder';
import type { Run, Soon } from './harness';

/** The gateways of the public forms. */
interface FormGateways {
  readonly message: FormGateway<Written<ContactMessage>>;
  readonly shoeRequest: FormGateway<Written<ShoeRequest>>;
  readonly gift: FormGateway<MonetaryDonation>;
  readonly pickup: FormGateway<Written<PickupRequest>>;
  readonly run: Run;
}

/** What the gateway of every public form must do. */
export function formGatewayContract(name: string, make: () => Soon<FormGateways>): void {
  const person = { name: 'Ada', email: 'ada@fsr.example', phone: '702-555-0100', message: '' };
  const language: Language = 'es';
  const accepted = { ok: true, value: undefined };

  test(`${name} accepts a message and says whether anybody receives it`, async () => {
    const { message, run } = await make();
    expect(await run(message.send({ ...aContactMessage(), language }))).toEqual(accepted);
    expect(typeof message.delivers).toBe('boolean');
  });

  test(`${name} accepts gifts and requests and says whether anybody receives them`, async () => {
    const { gift, pickup, shoeRequest, run } = await make();
    const request = { name: 'Dee', contact: '702-555-0177', sizes: '', note: '', language };
    expect(await run(shoeRequest.send(request))).toEqual(accepted);
    expect(await run(gift.send({ ...person, cents: 100n }))).toEqual(accepted);
    expect(await run(pickup.send({ ...person, address: '1 Desert Rd', items: '3 pairs', language }))).toEqual(
      accepted,
    );
    expect(typeof gift.delivers).toBe('boolean');
    expect([pickup.delivers, shoeRequest.delivers]).toEqual([gift.delivers, gift.delivers]);
  });
}
