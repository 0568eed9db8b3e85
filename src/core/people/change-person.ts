import { sendForm } from '../shared/forms/send-form';
import type { Logger } from '../shared/logger.port';
import type { PeopleGateway } from './people-gateway.port';
import { findChangeFaults, type PersonChange } from './person-changes';

/** A change of a person that is to be kept. */
interface PersonSave {
  readonly id: string;
  readonly change: PersonChange;
  /** The revision that was changed. */
  readonly base: string;
}

/** Changes a person's name and role. */
export class ChangePerson {
  constructor(
    private readonly gateway: Pick<PeopleGateway, 'change'>,
    private readonly logger: Logger,
  ) {}

  execute({ id, change, base }: PersonSave) {
    const tidy = { ...change, name: change.name.trim() };
    const send = () => this.gateway.change(id, tidy, base);
    return sendForm(`change the person ${id}`, findChangeFaults(change), send, this.logger);
  }
}
