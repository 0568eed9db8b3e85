import type { FieldRules } from '../shared/field-rule';
import { findTextFaults } from '../shared/field-rules';
import type { Logger } from '../shared/logger.port';
import { sendForm } from '../shared/send-form';
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
