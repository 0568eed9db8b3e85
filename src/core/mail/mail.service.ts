import { fail, ok } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { Outbox } from './mail.api';
import type { OutboxRepository } from './outbox.repository.port';

/** The outbox, the same for everybody who may see it. `sends`: whether there is a mail server. */
export class MailService implements Outbox {
  constructor(
    private readonly unit: UnitOfWork<{ readonly outbox: OutboxRepository }>,
    private readonly sends: boolean,
  ) {}

  list: Outbox['list'] = (query) =>
    this.unit.read(async ({ outbox }) => ok({ ...(await outbox.page(query)), sends: this.sends }));

  tryAgain: Outbox['tryAgain'] = ({ id }) =>
    this.unit.write(async ({ outbox }, unit) =>
      (await outbox.tryAt(id, unit.now())) ? ok(undefined) : fail({ code: 'not-found' }),
    );
}
