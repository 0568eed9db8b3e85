import { fail, ok } from '../shared/result';
import { changeFrom } from '../unit-of-work/change-from';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { MessageRepository } from './message.repository.port';
import type { Messages } from './messages.api';
import type { MessagesInput as Input } from './messages.inputs';

/** Reads and marks messages, the same for everybody who may. */
export class MessagesService implements Messages {
  constructor(private readonly unit: UnitOfWork<{ readonly messages: MessageRepository }>) {}

  list(query: Input['list']): ReturnType<Messages['list']> {
    return this.unit.read(async ({ messages }) => ok(await messages.page(query)));
  }

  get({ id }: Input['get']): ReturnType<Messages['get']> {
    return this.unit.read(async ({ messages }) => {
      const found = await messages.find(id);
      return found ? ok(found) : fail({ code: 'not-found' });
    });
  }

  counts(): ReturnType<Messages['counts']> {
    return this.unit.read(async ({ messages }) => ok(await messages.counts()));
  }

  mark({ state, ...from }: Input['mark']): ReturnType<Messages['mark']> {
    return this.unit.write(async ({ messages }, unit): ReturnType<Messages['mark']> => {
      const changed = await changeFrom(messages, from, (current) => ok({ ...current, state }), unit);
      if (!changed.ok) return changed;
      unit.publishChange('messages');
      return ok(changed.value.after);
    });
  }
}
