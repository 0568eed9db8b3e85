import type { Accounts } from '../../core/account/accounts.port';
import { CreateFirstAdmin } from '../../core/account/first-admin/create-first-admin';
import { firstAdminSchema } from '../../core/account/first-admin/first-admin.schema';
import type { CommonPasswords } from '../../core/account/passwords/common-passwords.port';
import { passwordFaultTexts as texts } from '../../core/account/passwords/password-fault.texts';
import type { Logger } from '../../core/shared/logger.port';
import { failureAnswer, type Route, resultAnswer, route } from '../http';
import { withBody } from '../read-input';

/** Nobody mistypes a form more often, and no secret is guessed that way. */
const PER_ADDRESS = { name: 'first-admin', times: 20, windowMs: 10 * 60_000 };

/** What making the first admin needs. */
export interface FirstAdminRoutesPorts {
  readonly accounts: Accounts;
  readonly commonPasswords: CommonPasswords;
  readonly logger: Logger;
}

/** '/api/first-admin': makes the account of the first admin; the secret of the one-time link is the right to do so. */
export function firstAdminRoutes({
  accounts,
  commonPasswords,
  logger,
}: FirstAdminRoutesPorts): readonly Route[] {
  const createFirstAdmin = new CreateFirstAdmin(
    { create: (secret, admin) => accounts.createFirstAdmin(secret, admin) },
    commonPasswords,
    logger,
  );
  return [
    route(
      'POST /api/first-admin',
      'first-admin.create',
      withBody(firstAdminSchema, async ({ secret, ...admin }) => {
        const created = await createFirstAdmin.execute(secret, admin);
        if (created.ok || created.failure.code !== 'invalid-form') return resultAnswer(created, 204);
        const fields = created.failure.faults.map(({ field, fault }) => ({
          field,
          message:
            field === 'password' && fault !== 'malformed' && fault !== 'unstorable' ? texts[fault] : '',
        }));
        return failureAnswer({ code: 'validation', fields });
      }),
      PER_ADDRESS,
    ),
  ];
}
