import { sendForm } from '../../shared/forms/public-form';
import type { Logger } from '../../shared/result';
import type { CommonPasswords } from '../passwords/common-passwords.port';
import { findPasswordFault } from '../passwords/new-password';
import { type FirstAdmin, type FirstAdminFault, findFirstAdminFaults, tidyFirstAdmin } from './first-admin';
import type { FirstAdminGateway } from './first-admin-gateway.port';

/** Makes the account of the first admin, with the secret of the one-time link. */
export class CreateFirstAdmin {
  /** `common` is null where the back end looks whether a password is common. */
  constructor(
    private readonly gateway: FirstAdminGateway,
    private readonly common: CommonPasswords | null,
    private readonly logger: Logger,
  ) {}

  async execute(secret: string, form: FirstAdmin) {
    const send = () => this.gateway.create(secret, tidyFirstAdmin(form));
    return sendForm('create the first admin', await this.faultsOf(form), send, this.logger);
  }

  private async faultsOf(form: FirstAdmin): Promise<readonly FirstAdminFault[]> {
    const faults = findFirstAdminFaults(form);
    if (faults.length > 0) return faults;
    const fault = await findPasswordFault(form.password, form, this.common);
    return fault === 'common' ? [{ field: 'password', fault }] : [];
  }
}
