import { ok } from '../shared/result';
import { changeFrom } from '../unit-of-work/change-from';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { MessageRepository } from './message.repository.port';
import { MessageReads } from './message-reads.service';
import type { Messages } from './messages.api';

/** Marks messages, the same for everybody who may. */
export class MessagesService extends MessageReads implements Messages {
  constructor(protected override readonly unit: UnitOfWork<{ readonly messages: MessageRepository }>) {
    super(unit);
  }

  mark: Messages['mark'] = ({ state, ...from }) =>
    this.unit.write(async ({ messages }, unit): ReturnType<Messages['mark']> => {
      const before = await messages.find(from.id);
      // It was sent before, and its answer got lost.
      if (before && before.revision !== from.base && before.state === state) return ok(before);
      const changed = await changeFrom(messages, from, (current) => ok({ ...current, state }), unit);
      if (!changed.ok) return changed;
      unit.publishChange('messages');
      return ok(changed.value.after);
    });
}
