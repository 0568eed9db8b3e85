import type { FieldFault } from '../../shared/forms/field-rule';
import { sendForm } from '../../shared/forms/public-form';
import { attempt, type Logger, ok } from '../../shared/result';
import type { OwnAccount } from '../own-account.api';
import type { PasswordChange } from '../own-account.inputs';
import type { CommonPasswords } from './common-passwords.port';
import { findPasswordFault, type PasswordFault, type PasswordOwner } from './new-password';

/** What is wrong with it, in the order of the form. */
export type PasswordChangeFault = FieldFault<'current', 'missing'> | FieldFault<'next', PasswordFault>;

/** Changes the password of the person who is signed in. */
export class ChangePassword {
  /** `common` is null where the back end looks whether a password is common. */
  constructor(
    private readonly account: Pick<OwnAccount, 'changePassword'>,
    private readonly common: CommonPasswords | null,
    private readonly logger: Logger,
  ) {}

  /** `owner` is who is signed in. */
  async execute({ current, next }: PasswordChange, owner: PasswordOwner) {
    const found = await attempt<PasswordFault | null, never>(
      async () => ok(await findPasswordFault(next, owner, this.common)),
      this.logger,
    );
    if (!found.ok) return found;
    const faults: PasswordChangeFault[] = [
      ...(current === '' ? [{ field: 'current', fault: 'missing' } as const] : []),
      ...(found.value ? [{ field: 'next', fault: found.value } as const] : []),
    ];
    const send = () => this.account.changePassword({ current, next });
    return sendForm('change a password', faults, send, this.logger);
  }
}
