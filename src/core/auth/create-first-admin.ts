import type { Logger } from '../shared/logger.port';
import { sendForm } from '../shared/send-form';
import { type FirstAdmin, findFirstAdminFaults, tidyFirstAdmin } from './first-admin';
import type { FirstAdminGateway } from './first-admin-gateway.port';

/** Makes the account of the first admin, with the secret of the one-time link. */
export class CreateFirstAdmin {
  constructor(
    private readonly gateway: FirstAdminGateway,
    private readonly logger: Logger,
  ) {}

  execute(secret: string, form: FirstAdmin) {
    const send = () => this.gateway.create(secret, tidyFirstAdmin(form));
    return sendForm('create the first admin', findFirstAdminFaults(form), send, this.logger);
  }
}
