import { ok } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { MessageRepository } from './message.repository.port';
import type { Messages } from './messages.api';

/** Answers what is asked of all messages, the same for everybody who may. */
export class MessageReads implements Omit<Messages, 'get' | 'mark'> {
  constructor(protected readonly unit: Pick<UnitOfWork<{ readonly messages: MessageRepository }>, 'read'>) {}

  list: Messages['list'] = (query) => this.unit.read(async ({ messages }) => ok(await messages.page(query)));
  counts: Messages['counts'] = () => this.unit.read(async ({ messages }) => ok(await messages.counts()));

  askingForShoes: Messages['askingForShoes'] = () =>
    this.unit.read(async ({ messages }) => ok(await messages.countAskingForShoes()));
}
