import { authFormsInputs } from '../../core/account/auth-forms.inputs';
import { findFirstAdminFaults, tidyFirstAdmin } from '../../core/account/first-admin.port';
import { passwordCheck } from '../../core/account/passwords/password-check';
import { passwordFaultTexts as texts } from '../../core/account/passwords/password-fault.texts';
import { failureAnswer, type Route, resultAnswer, route } from '../http';
import { withBody } from '../read-input';
import type { ServerPorts } from '../server-ports';

/** Nobody mistypes a form more often, and no secret is guessed that way. */
const PER_ADDRESS = { name: 'first-admin', times: 20, windowMs: 10 * 60_000 };

/** '/api/first-admin': makes the account of the first admin; the secret of the one-time link is the right to do so. */
export function firstAdminRoutes({ accounts, commonPasswords, siteNames }: ServerPorts): readonly Route[] {
  const check = passwordCheck(commonPasswords, 'password', siteNames);
  return [
    route(
      'POST /api/first-admin',
      'first-admin.create',
      withBody(authFormsInputs.firstAdmin, async ({ secret, ...admin }) => {
        const faults = findFirstAdminFaults(admin);
        if (faults.length > 0) {
          const fields = faults.map(({ field, fault }) => ({
            field,
            message:
              field === 'password' && fault !== 'malformed' && fault !== 'unstorable' ? texts[fault] : '',
          }));
          return failureAnswer({ code: 'validation', fields });
        }
        const weakness = await check(admin.password, admin);
        if (weakness) return failureAnswer(weakness);
        return resultAnswer(await accounts.createFirstAdmin(secret, tidyFirstAdmin(admin)), 204);
      }),
      PER_ADDRESS,
    ),
  ];
}
