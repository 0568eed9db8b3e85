import { type Context, Hono } from 'hono';
import type * as v from 'valibot';
import type { ContactGateway } from '../core/contact/contact-gateway.port';
import { contactMessageSchema } from '../core/contact/contact-message.schema';
import { SubmitContact } from '../core/contact/submit-contact';
import { monetaryDonationSchema, pickupRequestSchema } from '../core/donations/donation.schemas';
import type { DonationGateway } from '../core/donations/donation-gateway.port';
import { RequestPickup } from '../core/donations/request-pickup';
import { SubmitDonation } from '../core/donations/submit-donation';
import { looksLikeProgram, SIGNS_FIELD } from '../core/shared/form-signs';
import { formSignsSchema } from '../core/shared/form-signs.schema';
import type { Logger } from '../core/shared/logger.port';
import type { RateLimiter } from '../core/shared/rate-limiter.port';
import type { Result } from '../core/shared/result';
import { type AnyFailure, failureAnswer } from './failure-answer';
import { allow, limited } from './guards';
import { readBody } from './read-body';
import { readQuery } from './read-query';
import type { ServerEnvironment } from './server-environment';

/** Nobody writes more often in earnest. */
const PER_ADDRESS = { times: 20, windowMs: 10 * 60_000 };

/** What the public forms need. */
export interface FormRoutesPorts {
  readonly contactGateway: ContactGateway;
  readonly donationGateway: DonationGateway;
  readonly limiter: RateLimiter;
  readonly logger: Logger;
}

/**
 * What visitors hand in: '/api/messages', '/api/gifts' and '/api/pickups'. What looks as if a program had filled it in is
 * refused, and may be sent once more.
 */
export function formRoutes(ports: FormRoutesPorts): Hono<ServerEnvironment> {
  const { contactGateway, donationGateway, limiter, logger } = ports;
  const submitContact = new SubmitContact(contactGateway, logger);
  const submitDonation = new SubmitDonation(donationGateway, logger);
  const requestPickup = new RequestPickup(donationGateway, logger);
  return new Hono<ServerEnvironment>()
    .post('/messages', allow('message.send'), limited(limiter, 'message', PER_ADDRESS), (context) =>
      handIn(context, contactMessageSchema, (message) => submitContact.execute(message)),
    )
    .post('/gifts', allow('gift.announce'), limited(limiter, 'gift', PER_ADDRESS), (context) =>
      handIn(context, monetaryDonationSchema, (form) => submitDonation.execute(form)),
    )
    .post('/pickups', allow('pickup.request'), limited(limiter, 'pickup', PER_ADDRESS), (context) =>
      handIn(context, pickupRequestSchema, (request) => requestPickup.execute(request)),
    );
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
