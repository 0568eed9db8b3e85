import { type FoundPageOf, foundPageOf, type PageQuery } from '../shared/page-of';
import { isFound } from '../shared/text/search-words';
import { type CalendarDate, endOfDay, startOfDay } from '../shared/time/calendar';
import {
  countMessages,
  type ListedMessage,
  listedMessage,
  type Message,
  type MessageCounts,
  type MessageState,
} from './message';

/** Which messages are asked for; the newest come first. */
export interface MessageQuery extends PageQuery {
  /** Each of its words begins a word of the name, the address or the text; an empty one finds everything. */
  readonly search: string;
  /** The first day of arrival in Las Vegas. */
  readonly from: CalendarDate | null;
  /** The last day of arrival in Las Vegas. */
  readonly to: CalendarDate | null;
  /** Null for all that are not archived. */
  readonly state: MessageState | null;
}

/** A page of messages, with how many there are on all pages, and how many stand where whatever the question. */
export interface MessagePage extends FoundPageOf<ListedMessage> {
  readonly counts: MessageCounts;
}

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
    .filter(({ name, email, text }) => isFound([name, email, text], query.search))
    .toSorted((one, other) => other.receivedAt - one.receivedAt || (one.id < other.id ? -1 : 1));
  const page = foundPageOf(found, query);
  return { ...page, items: page.items.map(listedMessage), counts: countMessages(messages) };
}
