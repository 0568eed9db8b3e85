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
import type { Logger } from '../../core/shared/logger.port';
import type { RateLimiter } from '../../core/shared/rate-limiter.port';
import { normalizedEmail } from '../../core/shared/text/email-address';
import { failureAnswer, type Route, resultAnswer, route } from '../http';
import { withBody } from '../read-input';

const HOUR = 60 * 60_000;
/** Nobody forgets more passwords from one network. */
const REQUESTS_PER_NETWORK = { name: 'account-link-request', times: 10, windowMs: HOUR };
const REQUESTS_PER_ACCOUNT_AND_NETWORK = { times: 5, windowMs: HOUR };
/**
 * Nobody's mailbox is filled from many networks. Who uses this up keeps nobody from choosing a password: a link works as
 * long as this window lasts and the newest ones live side by side, so one that works is in the mailbox then.
 */
const REQUESTS_PER_ACCOUNT = { times: 20, windowMs: LINK_LIFETIME_MS.password };
/** Nobody mistypes a password more often, and no secret is guessed that way. */
const USES_PER_NETWORK = { name: 'account-link', times: 40, windowMs: 10 * 60_000 };

/** What the links need. */
export interface AccountLinkRoutesPorts {
  readonly accountLinks: AccountLinks;
  readonly commonPasswords: CommonPasswords;
  readonly limiter: RateLimiter;
  readonly logger: Logger;
}

/** '/api/account-links': asking for a link, and choosing a password by one. The secret of a link is the right to it. */
export function accountLinkRoutes(ports: AccountLinkRoutesPorts): readonly Route[] {
  const { accountLinks, commonPasswords, limiter, logger } = ports;
  const choosePassword = new ChoosePassword(accountLinks, commonPasswords, logger);
  return [
    route(
      'POST /api/account-links',
      'account-link.request',
      withBody(linkRequestSchema, async (asked, { network }) => {
        const email = normalizedEmail(asked.email);
        // Before anything is counted: nobody has such an address.
        const faults = findLinkRequestFaults(email);
        if (faults.length > 0) return failureAnswer({ code: 'invalid-form', faults });
        // Counted for addresses without an account too: the answer must not tell them apart.
        const isWithin =
          (await limiter.take(
            ['account-link-account-network', email, network],
            REQUESTS_PER_ACCOUNT_AND_NETWORK,
          )) && (await limiter.take(['account-link-account', email], REQUESTS_PER_ACCOUNT));
        return isWithin
          ? resultAnswer(await accountLinks.request(email), 204)
          : failureAnswer({ code: 'too-many' });
      }),
      REQUESTS_PER_NETWORK,
    ),
    route(
      'POST /api/account-links/holder',
      'account-link.read',
      withBody(accountLinkSchema, async (link) => resultAnswer(await accountLinks.holder(link))),
      USES_PER_NETWORK,
    ),
    route(
      'POST /api/account-links/password',
      'account-link.use',
      withBody(chosenPasswordSchema, async ({ password, ...link }) => {
        const holder = await accountLinks.holder(link);
        if (!holder.ok) return failureAnswer(holder.failure);
        const chosen = await choosePassword.execute(link, password, holder.value);
        if (chosen.ok || chosen.failure.code !== 'invalid-form') return resultAnswer(chosen, 204);
        const fields = chosen.failure.faults.map(({ field, fault }) => ({ field, message: texts[fault] }));
        return failureAnswer({ code: 'validation', fields });
      }),
      USES_PER_NETWORK,
    ),
  ];
}
