import type { SelectQueryBuilder } from 'kysely';
import {
  listedMessage,
  type Message,
  type MessageCounts,
  type MessageState,
} from '../../../core/messages/message';
import type { MessageRepository } from '../../../core/messages/message.repository.port';
import { arrivalOf, type MessagePage, type MessageQuery } from '../../../core/messages/message-query';
import type { Database, Tables } from '../database';
import { TableRepository } from '../table-repository';
import { beginningColumn, countUpTo, isInSearchColumn, roomOnPage, totalOf } from '../word-search';
import { messageColumns, messageOf, messageRow } from './message-row';

/** What a list reads of a message in addition to the beginning of its text. */
const SHORT_COLUMNS = messageColumns.filter((column) => column !== 'message');

/** The counts as of a change; they outlast the repository of one unit. */
export interface CountedMessages {
  last: { readonly change: number; readonly counts: MessageCounts } | null;
}

/** Messages in PostgreSQL. */
export class PostgresMessages
  extends TableRepository<'contact_message', Message>
  implements MessageRepository
{
  constructor(
    database: Database,
    private readonly counted: CountedMessages = { last: null },
  ) {
    super(database, 'contact_message', { rowOf: messageRow, recordOf: messageOf });
  }

  async page(query: MessageQuery): Promise<MessagePage> {
    // The page is found in an index, and only its own rows are read.
    const ids = newestFirst(filtered(this.database.selectFrom('contact_message'), query))
      .select('id')
      .limit(roomOnPage(query))
      .offset((query.page - 1) * query.size);
    const [counts, found, rows] = await Promise.all([
      this.counts(),
      this.countFound(query),
      newestFirst(this.database.selectFrom('contact_message'))
        .select(SHORT_COLUMNS)
        .select(beginningColumn('message').as('message'))
        .where('id', 'in', ids)
        .execute(),
    ]);
    return {
      items: rows.map((row) => listedMessage(messageOf(row))),
      ...totalOf(query, found ?? inState(counts, query.state)),
      counts,
    };
  }

  /** Counts again only after a change: every list shows the counts, and counting reads every message. */
  async counts(): Promise<MessageCounts> {
    const { count: change } = await this.database
      .selectFrom('change_count')
      .select('count')
      .where('thing', '=', 'messages')
      .executeTakeFirstOrThrow();
    // The change is read first: one that comes in between is found by the next call.
    if (this.counted.last?.change !== change) this.counted.last = { change, counts: await this.countEach() };
    return this.counted.last.counts;
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

  /** Null without words and days: the counts by state say it already then. */
  private async countFound(query: MessageQuery): Promise<number | null> {
    if (!isInSearchColumn(query.search) && !query.from && !query.to) return null;
    const found = filtered(this.database.selectFrom('contact_message'), query).select('id');
    return countUpTo(this.database, found, query);
  }
}

type Messages = SelectQueryBuilder<Tables, 'contact_message', object>;

function newestFirst(messages: Messages): Messages {
  return messages.orderBy('received_at', 'desc').orderBy('id');
}

function inState(counts: MessageCounts, state: MessageState | null): number {
  return state === null ? counts.unread + counts.read + counts.answered : counts[state];
}

function filtered(messages: Messages, query: MessageQuery): Messages {
  const { since, before } = arrivalOf(query);
  const words = isInSearchColumn(query.search);
  let found = messages.where('state', query.state === null ? '<>' : '=', query.state ?? 'archived');
  if (since !== null) found = found.where('received_at', '>=', since);
  if (before !== null) found = found.where('received_at', '<', before);
  if (words) found = found.where(words);
  return found;
}
