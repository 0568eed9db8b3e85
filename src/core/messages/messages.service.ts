import { ok, orFail } from '../shared/result';
import { changeFrom } from '../unit-of-work/change-from';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { MessageRepository } from './message.repository.port';
import type { Messages } from './messages.api';

/** Reads and marks messages, the same for everybody who may. */
export class MessagesService implements Messages {
  constructor(private readonly unit: UnitOfWork<{ readonly messages: MessageRepository }>) {}

  list: Messages['list'] = (query) => this.unit.read(async ({ messages }) => ok(await messages.page(query)));
  get: Messages['get'] = ({ id }) =>
    this.unit.read(async ({ messages }) => orFail(await messages.find(id), 'not-found'));
  counts: Messages['counts'] = () => this.unit.read(async ({ messages }) => ok(await messages.counts()));

  askingForShoes: Messages['askingForShoes'] = () =>
    this.unit.read(async ({ messages }) => ok(await messages.countAskingForShoes()));

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
