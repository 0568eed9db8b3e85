import type * as v from 'valibot';
import type { Action } from '../../core/access/may';
import { monetaryDonationSchema } from '../../core/gifts/donation/donation.schemas';
import { SubmitDonation } from '../../core/gifts/donation/monetary-donation';
import { contactMessageSchema } from '../../core/messages/messages.inputs';
import { SubmitContact } from '../../core/messages/submit-contact';
import { pickupRequestSchema } from '../../core/pickups/pickups.inputs';
import { RequestPickup } from '../../core/pickups/request-pickup';
import { formSignsSchema, programSign } from '../../core/shared/forms/form-signs';
import type { FormGateway, ReceivesForm } from '../../core/shared/forms/public-form';
import { fail, type Result } from '../../core/shared/result';
import { type AnyFailure, failureAnswer, type Route, resultAnswer, route } from '../http';
import { readQuery, withBody } from '../read-input';
import type { ServerPorts } from '../server-ports';

const DAY_MS = 24 * 60 * 60_000;
/** Nobody writes more often in earnest. */
const PER_ADDRESS = { times: 20, windowMs: 10 * 60_000 };
/** One network alone cannot use up what all may send in a day. */
const PER_ADDRESS_AND_DAY = { times: 100, windowMs: DAY_MS };
/** Complete forms of one kind in a day from all networks together: bounds what strangers can store, at about 15 MB. */
const PER_DAY = { times: 1_000, windowMs: DAY_MS };

/**
 * What visitors hand in: '/api/messages', '/api/gifts' and '/api/pickups'. What looks as if a program had filled it in is
 * refused, and may be sent once more.
 */
export function formRoutes({ forms, limiter, logger }: ServerPorts): readonly Route[] {
  /** Counts what would be stored: an incomplete form uses up nobody's day. */
  const withinDay = <Form>(kind: keyof typeof forms, form: ReceivesForm<Form>): FormGateway<Form> => ({
    delivers: true,
    send: async (sent) =>
      (await limiter.take([`${kind}-a-day-of-all`], PER_DAY))
        ? form.execute(sent)
        : fail({ code: 'too-many' }),
  });
  const post = <Form>(
    kind: keyof typeof forms,
    right: Action,
    schema: v.GenericSchema<unknown, Form>,
    form: { execute(form: Form): Promise<Result<void, AnyFailure>> },
  ): Route =>
    route(
      `POST /api/${kind}s`,
      right,
      withBody(schema, async (value, call) => {
        const signs = readQuery(call, formSignsSchema);
        const sign = 'refusal' in signs ? 'pace' : programSign(signs.value);
        if (sign) return failureAnswer({ code: 'validation', fields: [{ field: sign, message: '' }] });
        return resultAnswer(await form.execute(value), 204);
      }),
      { name: kind, ...PER_ADDRESS },
      { name: `${kind}-a-day`, ...PER_ADDRESS_AND_DAY },
    );
  const [message, gift, pickup] = [
    withinDay('message', forms.message),
    withinDay('gift', forms.gift),
    withinDay('pickup', forms.pickup),
  ];
  return [
    post('message', 'message.send', contactMessageSchema, new SubmitContact(message, logger)),
    post('gift', 'gift.pledge', monetaryDonationSchema, new SubmitDonation(gift, logger)),
    post('pickup', 'pickup.request', pickupRequestSchema, new RequestPickup(pickup, logger)),
  ];
}
