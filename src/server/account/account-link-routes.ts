import { authFormsInputs as inputs } from '../../core/account/auth-forms.inputs';
import { LINK_LIFETIME_MS } from '../../core/account/links/account-links.port';
import { findTextFaults } from '../../core/shared/forms/field-rules';
import { normalizedEmail, tidyEmail } from '../../core/shared/text/email-address';
import { failureAnswer, type Route, resultAnswer, route } from '../http';
import { withBody } from '../read-input';
import type { ServerPorts } from '../server-ports';

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

/** '/api/account-links': asking for a link, and choosing a password by one. The secret of a link is the right to it. */
export function accountLinkRoutes({ accountLinks, limiter }: ServerPorts): readonly Route[] {
  return [
    route(
      'POST /api/account-links',
      'account-link.request',
      withBody(inputs.linkRequest, async (request, { network }) => {
        const email = normalizedEmail(tidyEmail(request.email));
        // Before anything is counted: nobody has such an address.
        const faults = findTextFaults({ email: 'email' }, { email });
        if (faults.length > 0) return failureAnswer({ code: 'invalid-form', faults });
        // Counted for addresses without an account too: the answer must not tell them apart.
        const counts = [
          [['account-link-account-network', email, network], REQUESTS_PER_ACCOUNT_AND_NETWORK],
          [['account-link-account', email], REQUESTS_PER_ACCOUNT],
        ] as const;
        return (await limiter.takeInTurn(counts)) === counts.length
          ? resultAnswer(await accountLinks.request(email), 204)
          : failureAnswer({ code: 'too-many' });
      }),
      REQUESTS_PER_NETWORK,
    ),
    route(
      'POST /api/account-links/holder',
      'account-link.read',
      withBody(inputs.link, async (link) => resultAnswer(await accountLinks.holder(link))),
      USES_PER_NETWORK,
    ),
    route(
      'POST /api/account-links/password',
      'account-link.use',
      withBody(inputs.chosenPassword, async ({ password, page, ...link }) =>
        resultAnswer(await accountLinks.choosePassword(link, password, page), 204),
      ),
      USES_PER_NETWORK,
    ),
  ];
}
