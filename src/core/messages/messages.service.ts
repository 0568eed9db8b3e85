import { readingLanguage } from '../access/reader';
import type { PersonRepository } from '../people/person.repository.port';
import { fail, ok } from '../shared/result';
import { normalizedEmail } from '../shared/text/email-address';
import { changeFrom } from '../unit-of-work/change-from';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { MessageRepository } from './message.repository.port';
import { MessageReads } from './message-reads.service';
import type { Messages } from './messages.api';

interface Repositories {
  readonly messages: MessageRepository;
  /** Knows who has the address of a sender. */
  readonly people: Pick<PersonRepository, 'withEmails'>;
}

/** Reads and marks messages, the same for everybody who may. */
export class MessagesService extends MessageReads implements Messages {
  constructor(protected override readonly unit: UnitOfWork<Repositories>) {
    super(unit);
  }

  get: Messages['get'] = ({ id }) =>
    this.unit.read(async ({ messages, people }): ReturnType<Messages['get']> => {
      const message = await messages.find(id);
      if (!message) return fail({ code: 'not-found' });
      const [sender] = await people.withEmails([normalizedEmail(message.contact)]);
      return ok({ ...message, readsSpanish: readingLanguage(sender) === 'es' });
    });

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
