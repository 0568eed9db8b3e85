import { type Context, Hono } from 'hono';
import type * as v from 'valibot';
import { monetaryDonationSchema } from '../../core/gifts/donation/donation.schemas';
import type { DonationGateway } from '../../core/gifts/donation/donation-gateway.port';
import { SubmitDonation } from '../../core/gifts/donation/submit-donation';
import type { ContactGateway } from '../../core/messages/contact-gateway.port';
import { contactMessageSchema } from '../../core/messages/contact-message.schema';
import { SubmitContact } from '../../core/messages/submit-contact';
import { pickupRequestSchema } from '../../core/pickups/pickup-request.schema';
import { RequestPickup } from '../../core/pickups/request-pickup';
import { looksLikeProgram, SIGNS_FIELD } from '../../core/shared/forms/form-signs';
import { formSignsSchema } from '../../core/shared/forms/form-signs.schema';
import type { Logger } from '../../core/shared/logger.port';
import type { RateLimiter } from '../../core/shared/rate-limiter.port';
import { fail, type Result } from '../../core/shared/result';
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
  /** Counts what would be stored: an incomplete form uses up nobody's day. */
  const withinDay = async <T>(kind: string, store: () => Promise<T>) =>
    (await limiter.take([`${kind}-a-day-of-all`], PER_DAY)) ? store() : fail({ code: 'too-many' } as const);
  const submitContact = new SubmitContact(
    {
      delivers: contactGateway.delivers,
      send: (message) => withinDay('message', () => contactGateway.send(message)),
    },
    logger,
  );
  const donations = {
    delivers: donationGateway.delivers,
    donate: (gift) => withinDay('gift', () => donationGateway.donate(gift)),
    requestPickup: (request) => withinDay('pickup', () => donationGateway.requestPickup(request)),
  } satisfies DonationGateway;
  const submitDonation = new SubmitDonation(donations, logger);
  const requestPickup = new RequestPickup(donations, logger);
  const withinLimits = (kind: string) => [
    limited(limiter, kind, PER_ADDRESS),
    limited(limiter, `${kind}-a-day`, PER_ADDRESS_AND_DAY),
  ];
  return new Hono<ServerEnvironment>()
    .post('/messages', allow('message.send'), ...withinLimits('message'), (context) =>
      handIn(context, contactMessageSchema, (message) => submitContact.execute(message)),
    )
    .post('/gifts', allow('gift.announce'), ...withinLimits('gift'), (context) =>
      handIn(context, monetaryDonationSchema, (form) => submitDonation.execute(form)),
    )
    .post('/pickups', allow('pickup.request'), ...withinLimits('pickup'), (context) =>
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
