import type { FieldFault } from '../../shared/forms/field-rule';
import { sendForm } from '../../shared/forms/public-form';
import { attempt, type Logger, ok } from '../../shared/result';
import type { CommonPasswords } from '../passwords/common-passwords.port';
import { findPasswordFault, type PasswordFault, type PasswordOwner } from '../passwords/new-password';
import type { AccountLink, AccountLinks } from './account-links.port';

/** What is wrong with the form that chooses a password. */
export type ChosenPasswordFault = FieldFault<'password', PasswordFault>;

/** Gives the person of a link the password that they have chosen. */
export class ChoosePassword {
  /** `common` is null where the back end looks whether a password is common. */
  constructor(
    private readonly links: Pick<AccountLinks, 'choosePassword'>,
    private readonly common: CommonPasswords | null,
    private readonly logger: Logger,
  ) {}

  /** `owner` is the link's holder. */
  async execute(link: AccountLink, password: string, owner: PasswordOwner) {
    const found = await attempt<PasswordFault | null, never>(
      async () => ok(await findPasswordFault(password, owner, this.common)),
      this.logger,
    );
    if (!found.ok) return found;
    const faults: ChosenPasswordFault[] = found.value ? [{ field: 'password', fault: found.value }] : [];
    const send = () => this.links.choosePassword(link, password);
    return sendForm('choose a password', faults, send, this.logger);
  }
}
