import * as v from 'valibot';
import { countMessages, isAskingForShoes, type Message, messageSchema } from '../../../core/messages/message';
import type { MessageRepository } from '../../../core/messages/message.repository.port';
import { type OpenFormat, simulatedRepository } from '../simulated-reads';
import { listFormat, type RecordsFormat } from '../simulation';

/** A stored message. How its sender is reached is kept as `email`, as versions before read and write it. */
const storedMessage: v.GenericSchema<unknown, Message> = v.pipe(
  v.unknown(),
  v.transform((stored) => {
    const { email: contact, ...message } = Object(stored) as { readonly email?: unknown };
    return { ...message, contact };
  }),
  messageSchema,
);

/** How a browser keeps messages; `samples` are there at first. */
export const messagesFormat = (samples: () => readonly Message[]): RecordsFormat<readonly Message[]> => ({
  ...listFormat('messages', storedMessage, samples),
  stored: (messages) => messages.map(({ contact: email, ...message }) => ({ ...message, email })),
});

/** The simulation's messages within a unit of work. `deleteExpired` runs before they are listed. */
export function simulatedMessageRepository(
  open: OpenFormat,
  samples: () => readonly Message[],
  deleteExpired: () => Promise<void> = async () => {},
): MessageRepository {
  const records = open(messagesFormat(samples));
  return {
    ...simulatedRepository(records),
    page: async (query) => {
      await deleteExpired();
      // Fetched by the first list: Home counts alone.
      const { pageOfMessages } = await import('../../../core/messages/message-query');
      return pageOfMessages(records.read(), query);
    },
    counts: async () => countMessages(records.read()),
    countAskingForShoes: async () => records.read().filter(isAskingForShoes).length,
  };
}
