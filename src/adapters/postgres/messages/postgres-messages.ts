import { type SelectQueryBuilder, sql } from 'kysely';
import {
  listedMessage,
  type Message,
  type MessageCounts,
  type MessageState,
} from '../../../core/messages/message';
import type { MessageRepository } from '../../../core/messages/message.repository.port';
import { arrivalOf, type MessagePage, type MessageQuery } from '../../../core/messages/message-query';
import type { CachedByChange } from '../cached-by-change';
import type { Database, Tables } from '../database';
import { TableRepository } from '../table-repository';
import { beginningColumn, foundPage, isInSearchColumn } from '../word-search';
import { messageColumns, messageOf, messageRow } from './message-row';

/** What a list reads of a message in addition to the beginning of its text. */
const SHORT_COLUMNS = messageColumns.filter((column) => column !== 'message');

/** Messages in PostgreSQL. */
export class PostgresMessages
  extends TableRepository<'contact_message', Message>
  implements MessageRepository
{
  constructor(
    database: Database,
    private readonly counted: CachedByChange<MessageCounts>,
  ) {
    super(database, 'contact_message', { rowOf: messageRow, recordOf: messageOf });
  }

  page(query: MessageQuery): Promise<MessagePage> {
    const messages = this.database.selectFrom('contact_message');
    const isNarrowed = isInSearchColumn(query.search) || query.from || query.to || query.topic;
    return foundPage(this.database, query, filtered(messages, query).select('id'), {
      order: NEWEST_FIRST,
      counts: this.counts(),
      totalIn: isNarrowed ? null : (counts) => inState(counts, query.state),
      read: async (ids) => {
        const text = beginningColumn('message').as('message');
        const rows = messages.select(SHORT_COLUMNS).select(text).where('id', 'in', ids);
        return (await rows.orderBy(NEWEST_FIRST).execute()).map((row) => listedMessage(messageOf(row)));
      },
    });
  }

  /** Counts again only after a change: every list shows the counts, and counting reads every message. */
  counts(): Promise<MessageCounts> {
    return this.counted.read(this.database, '', () => this.countEach());
  }

  async countAskingForShoes(): Promise<number> {
    const { count } = await this.database
      .selectFrom('contact_message')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('topic', '=', 'shoes')
      .where('state', 'in', ['unread', 'read'])
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  private async countEach(): Promise<MessageCounts> {
    const rows = await this.database
      .selectFrom('contact_message')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute();
    const count = (state: MessageState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
    return {
      unread: count('unread'),
      read: count('read'),
      answered: count('answered'),
      archived: count('archived'),
    };
  }
}

type Messages = SelectQueryBuilder<Tables, 'contact_message', object>;

const NEWEST_FIRST = sql`received_at desc, id`;

function inState(counts: MessageCounts, state: MessageState | null): number {
  return state === null ? counts.unread + counts.read + counts.answered : counts[state];
}

function filtered(messages: Messages, query: MessageQuery): Messages {
  const { since, before } = arrivalOf(query);
  const words = isInSearchColumn(query.search);
  let matching = messages.where('state', query.state === null ? '<>' : '=', query.state ?? 'archived');
  if (since !== null) matching = matching.where('received_at', '>=', since);
  if (before !== null) matching = matching.where('received_at', '<', before);
  if (query.topic !== null) matching = matching.where('topic', '=', query.topic);
  if (words) matching = matching.where(words);
  return matching;
}
