import { Hono } from 'hono';
import {
  accountLinkSchema,
  chosenPasswordSchema,
  linkRequestSchema,
} from '../../core/account/links/account-link.schema';
import { type AccountLinks, LINK_LIFETIME_MS } from '../../core/account/links/account-links.port';
import { ChoosePassword } from '../../core/account/links/choose-password';
import { findLinkRequestFaults } from '../../core/account/links/request-link';
import type { CommonPasswords } from '../../core/account/passwords/common-passwords.port';
import { passwordFaultTexts as texts } from '../../core/account/passwords/password-fault.texts';
import type { RateLimiter } from '../../core/shared/rate-limiter.port';
import type { Logger } from '../../core/shared/result';
import { normalizedEmail } from '../../core/shared/text/email-address';
import { failureAnswer } from '../failure-answer';
import { allow, limited } from '../guards';
import { readBody } from '../read-body';
import type { ServerEnvironment } from '../server-environment';

const HOUR = 60 * 60_000;
/** Nobody forgets more passwords from one network. */
const REQUESTS_PER_NETWORK = { times: 10, windowMs: HOUR };
const REQUESTS_PER_ACCOUNT_AND_NETWORK = { times: 5, windowMs: HOUR };
/**
 * Nobody's mailbox is filled from many networks. Who uses this up keeps nobody from choosing a password: a link works as
 * long as this window lasts and the newest ones live side by side, so one that works is in the mailbox then.
 */
const REQUESTS_PER_ACCOUNT = { times: 20, windowMs: LINK_LIFETIME_MS.password };
/** Nobody mistypes a password more often, and no secret is guessed that way. */
const USES_PER_NETWORK = { times: 40, windowMs: 10 * 60_000 };

/** What the links need. */
export interface AccountLinkRoutesPorts {
  readonly accountLinks: AccountLinks;
  readonly commonPasswords: CommonPasswords;
  readonly limiter: RateLimiter;
  readonly logger: Logger;
}

/** '/api/account-links': asking for a link, and choosing a password by one. The secret of a link is the right to it. */
export function accountLinkRoutes(ports: AccountLinkRoutesPorts): Hono<ServerEnvironment> {
  const { accountLinks, commonPasswords, limiter, logger } = ports;
  const choosePassword = new ChoosePassword(accountLinks, commonPasswords, logger);
  const uses = limited(limiter, 'account-link', USES_PER_NETWORK);
  return new Hono<ServerEnvironment>()
    .post(
      '/',
      allow('account-link.request'),
      limited(limiter, 'account-link-request', REQUESTS_PER_NETWORK),
      async (context) => {
        const body = await readBody(context, linkRequestSchema);
        if ('refusal' in body) return body.refusal;
        const email = normalizedEmail(body.value.email);
        // Before anything is counted: nobody has such an address.
        const faults = findLinkRequestFaults(email);
        if (faults.length > 0) return failureAnswer(context, { code: 'invalid-form', faults });
        // Counted for addresses without an account too: the answer must not tell them apart.
        const isWithin =
          (await limiter.take(
            ['account-link-account-network', email, context.get('address')],
            REQUESTS_PER_ACCOUNT_AND_NETWORK,
          )) && (await limiter.take(['account-link-account', email], REQUESTS_PER_ACCOUNT));
        if (!isWithin) return failureAnswer(context, { code: 'too-many' });
        const asked = await accountLinks.request(email);
        return asked.ok ? context.body(null, 204) : failureAnswer(context, asked.failure);
      },
    )
    .post('/holder', allow('account-link.read'), uses, async (context) => {
      const body = await readBody(context, accountLinkSchema);
      if ('refusal' in body) return body.refusal;
      const found = await accountLinks.holder(body.value);
      return found.ok ? context.json(found.value) : failureAnswer(context, found.failure);
    })
    .post('/password', allow('account-link.use'), uses, async (context) => {
      const body = await readBody(context, chosenPasswordSchema);
      if ('refusal' in body) return body.refusal;
      const { password, ...link } = body.value;
      const holder = await accountLinks.holder(link);
      if (!holder.ok) return failureAnswer(context, holder.failure);
      const chosen = await choosePassword.execute(link, password, holder.value);
      if (chosen.ok) return context.body(null, 204);
      const { failure } = chosen;
      if (failure.code !== 'invalid-form') return failureAnswer(context, failure);
      const fields = failure.faults.map(({ field, fault }) => ({ field, message: texts[fault] }));
      return failureAnswer(context, { code: 'validation', fields });
    });
}
