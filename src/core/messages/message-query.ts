import { foundPageOf } from '../shared/found-page-of';
import type { FoundPageOf } from '../shared/page-of';
import { isFound } from '../shared/text/search-words';
import { endOfDay, startOfDay } from '../shared/time/calendar';
import { countMessages, type ListedMessage, listedMessage, type Message, type MessageState } from './message';
import type { MessagesInput } from './messages.inputs';

/** Which messages are asked for; the newest come first. */
export type MessageQuery = MessagesInput['list'];

/** A page of messages. */
export interface MessagePage extends FoundPageOf<ListedMessage, MessageState> {}

/** The instants between which a message arrived: from the first, and before the second; null for no bound. */
export function arrivalOf({ from, to }: Pick<MessageQuery, 'from' | 'to'>): {
  readonly since: number | null;
  readonly before: number | null;
} {
  return { since: from === null ? null : startOfDay(from), before: to === null ? null : endOfDay(to) };
}

/** The page that answers a question, out of all messages: what every adapter's answer must equal. */
export function pageOfMessages(messages: readonly Message[], query: MessageQuery): MessagePage {
  const { since, before } = arrivalOf(query);
  const found = messages
    .filter(({ state }) => (query.state === null ? state !== 'archived' : state === query.state))
    .filter(
      ({ receivedAt }) => receivedAt >= (since ?? receivedAt) && (before === null || receivedAt < before),
    )
    .filter(({ topic }) => query.topic === null || topic === query.topic)
    .filter(({ name, contact, text }) => isFound([name, contact, text], query.search))
    .toSorted((a, b) => b.receivedAt - a.receivedAt || (a.id < b.id ? -1 : 1));
  const page = foundPageOf(found, query);
  return { ...page, items: page.items.map(listedMessage), counts: countMessages(messages) };
}
