import { type Context, Hono } from 'hono';
import type * as v from 'valibot';
import type { Action } from '../../core/access/may';
import { monetaryDonationSchema } from '../../core/gifts/donation/donation.schemas';
import type { MonetaryDonation } from '../../core/gifts/donation/monetary-donation';
import { SubmitDonation } from '../../core/gifts/donation/submit-donation';
import type { ContactMessage } from '../../core/messages/contact-message';
import { contactMessageSchema } from '../../core/messages/contact-message.schema';
import { SubmitContact } from '../../core/messages/submit-contact';
import type { PickupRequest } from '../../core/pickups/pickup-request';
import { pickupRequestSchema } from '../../core/pickups/pickup-request.schema';
import { RequestPickup } from '../../core/pickups/request-pickup';
import { formSignsSchema, looksLikeProgram, SIGNS_FIELD } from '../../core/shared/forms/form-signs';
import type { FormGateway, ReceivesForm } from '../../core/shared/forms/public-form';
import type { RateLimiter } from '../../core/shared/rate-limiter.port';
import { fail, type Logger, type Result } from '../../core/shared/result';
import { type AnyFailure, failureAnswer } from '../failure-answer';
import { allow, limited } from '../guards';
import { readBody } from '../read-body';
import { readQuery } from '../read-query';
import type { ServerEnvironment } from '../server-environment';

const DAY_MS = 24 * 60 * 60_000;
/** Nobody writes more often in earnest. */
const PER_ADDRESS = { times: 20, windowMs: 10 * 60_000 };
/** One network alone cannot use up what all may send in a day. */
const PER_ADDRESS_AND_DAY = { times: 100, windowMs: DAY_MS };
/** Complete forms of one kind in a day from all networks together: bounds what strangers can store, at about 15 MB. */
const PER_DAY = { times: 1_000, windowMs: DAY_MS };

/** What the public forms need. */
export interface FormRoutesPorts {
  /** What keeps each form. */
  readonly forms: {
    readonly message: ReceivesForm<ContactMessage>;
    readonly gift: ReceivesForm<MonetaryDonation>;
    readonly pickup: ReceivesForm<PickupRequest>;
  };
  readonly limiter: RateLimiter;
  readonly logger: Logger;
}

/**
 * What visitors hand in: '/api/messages', '/api/gifts' and '/api/pickups'. What looks as if a program had filled it in is
 * refused, and may be sent once more.
 */
export function formRoutes({ forms, limiter, logger }: FormRoutesPorts): Hono<ServerEnvironment> {
  const routes = new Hono<ServerEnvironment>();
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
  ) =>
    routes.post(
      `/${kind}s`,
      allow(right),
      limited(limiter, kind, PER_ADDRESS),
      limited(limiter, `${kind}-a-day`, PER_ADDRESS_AND_DAY),
      (context) => handIn(context, schema, (value) => form.execute(value)),
    );
  const [message, gift, pickup] = [
    withinDay('message', forms.message),
    withinDay('gift', forms.gift),
    withinDay('pickup', forms.pickup),
  ];
  post('message', 'message.send', contactMessageSchema, new SubmitContact(message, logger));
  post('gift', 'gift.announce', monetaryDonationSchema, new SubmitDonation(gift, logger));
  post('pickup', 'pickup.request', pickupRequestSchema, new RequestPickup(pickup, logger));
  return routes;
}

async function handIn<T>(
  context: Context,
  schema: v.GenericSchema<unknown, T>,
  execute: (value: T) => Promise<Result<void, AnyFailure>>,
): Promise<Response> {
  const body = await readBody(context, schema);
  if ('refusal' in body) return body.refusal;
  const signs = readQuery(context, formSignsSchema);
  if ('refusal' in signs || looksLikeProgram(signs.value)) {
    return failureAnswer(context, { code: 'validation', fields: [{ field: SIGNS_FIELD, message: '' }] });
  }
  const done = await execute(body.value);
  return done.ok ? context.body(null, 204) : failureAnswer(context, done.failure);
}
