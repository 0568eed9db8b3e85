import type * as v from 'valibot';
import type { Action } from '../../core/access/may';
import { monetaryDonationSchema } from '../../core/gifts/donation/donation.schemas';
import { SubmitDonation } from '../../core/gifts/donation/monetary-donation';
import { AskForShoes } from '../../core/messages/ask-for-shoes';
import { contactMessageSchema, shoeRequestSchema } from '../../core/messages/messages.inputs';
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
/**
 * Complete forms of one kind in a day from all networks together, beyond the first one of each network: bounds what strangers can store,
 * at about 15 MB. A few networks that use it up keep nobody else from the first.
 */
const PER_DAY = { times: 1_000, windowMs: DAY_MS };
const FIRST_OF_NETWORK = { times: 1, windowMs: DAY_MS };
/** The first ones of all networks: a sender with that many networks is stopped by nothing that the site could count. */
const FIRSTS_PER_DAY = { times: 10_000, windowMs: DAY_MS };
const TOLD_PER_DAY = { times: 1, windowMs: DAY_MS };

/**
 * What visitors hand in: '/api/messages', '/api/gifts', '/api/pickups' and '/api/shoe-requests'. What looks as if a program had filled it in is
 * refused, and may be sent once more.
 */
export function formRoutes({ forms, fullForms, limiter, logger }: ServerPorts): readonly Route[] {
  /** Whether one more complete form of a network is within the bounds of the day. */
  const isWithinDay = async (kind: keyof typeof forms, network: string): Promise<boolean> => {
    const firsts = [
      [[`${kind}-first-of-network`, network], FIRST_OF_NETWORK],
      [[`${kind}-firsts-a-day`], FIRSTS_PER_DAY],
    ] as const;
    if ((await limiter.takeInTurn(firsts)) === firsts.length) return true;
    if (await limiter.take([`${kind}-a-day-of-all`], PER_DAY)) return true;
    if (await limiter.take([`${kind}-full-told`], TOLD_PER_DAY)) await fullForms.execute(kind);
    return false;
  };
  /** Counts what would be stored: an incomplete form uses up nobody's day. */
  const withinDay = <Form>(
    kind: keyof typeof forms,
    form: ReceivesForm<Form>,
    network: string,
  ): FormGateway<Form> => ({
    delivers: true,
    send: async (sent) =>
      (await isWithinDay(kind, network)) ? form.execute(sent) : fail({ code: 'too-many' }),
  });
  const post = <Form>(
    kind: keyof typeof forms,
    right: Action,
    schema: v.GenericSchema<unknown, Form>,
    formOf: (network: string, form: Form) => { execute(form: Form): Promise<Result<void, AnyFailure>> },
  ): Route =>
    route(
      `POST /api/${kind}s`,
      right,
      withBody(schema, async (value, call) => {
        const signs = readQuery(call, formSignsSchema);
        const sign = 'refusal' in signs ? 'pace' : programSign(signs.value);
        if (sign) return failureAnswer({ code: 'validation', fields: [{ field: sign, message: '' }] });
        return resultAnswer(await formOf(call.network, value).execute(value), 204);
      }),
      { name: kind, ...PER_ADDRESS },
      { name: `${kind}-a-day`, ...PER_ADDRESS_AND_DAY },
    );
  return [
    post(
      'message',
      'message.send',
      contactMessageSchema,
      (network, { language }) =>
        new SubmitContact(withinDay('message', forms.message, network), logger, language),
    ),
    post(
      'shoe-request',
      'message.send',
      shoeRequestSchema,
      (network, { language }) =>
        new AskForShoes(withinDay('shoe-request', forms['shoe-request'], network), logger, language),
    ),
    post(
      'gift',
      'gift.pledge',
      monetaryDonationSchema,
      (network) => new SubmitDonation(withinDay('gift', forms.gift, network), logger),
    ),
    post(
      'pickup',
      'pickup.request',
      pickupRequestSchema,
      (network, { language }) =>
        new RequestPickup(withinDay('pickup', forms.pickup, network), logger, language),
    ),
  ];
}
