import type { FieldRules } from '../shared/forms/field-rule';
import { findTextFaults } from '../shared/forms/field-rules';
import { sendForm } from '../shared/forms/send-form';
import type { Logger } from '../shared/logger.port';
import type { OwnAccount } from './own-account.port';

const RULES: FieldRules<'name'> = { name: 'required' };

/** Changes the name of the person who is signed in. */
export class RenameOneself {
  constructor(
    private readonly account: Pick<OwnAccount, 'rename'>,
    private readonly logger: Logger,
  ) {}

  execute(name: string) {
    const send = () => this.account.rename(name.trim());
    return sendForm('change a name', findTextFaults(RULES, { name }), send, this.logger);
  }
}
