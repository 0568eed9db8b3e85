import type { SelectQueryBuilder } from 'kysely';
import type { Inbox } from '../../../core/messages/inbox.port';
import { listedMessage, type MessageCounts, type MessageState } from '../../../core/messages/message';
import { arrivalOf, type MessageQuery } from '../../../core/messages/message-query';
import type { IdSource } from '../../../core/shared/id-source.port';
import type { Logger } from '../../../core/shared/logger.port';
import { fail, ok } from '../../../core/shared/result';
import { type Announce, announceByNotice } from '../announce';
import { beginningColumn } from '../beginning-column';
import type { Database, Tables } from '../database';
import { queried } from '../queried';
import { countUpTo, isInSearchColumn, roomOnPage, totalOf } from '../word-search';
import { messageOf } from './message-row';

/** Visitors' messages in PostgreSQL. Of two changes from the same base one is done. */
export class PostgresInbox implements Inbox {
  private counted: { readonly change: number; readonly counts: MessageCounts } | null = null;

  constructor(
    private readonly database: Database,
    private readonly ids: IdSource,
    private readonly logger: Logger,
    private readonly announce: Announce = announceByNotice,
  ) {}

  async list(query: MessageQuery, signal?: AbortSignal): ReturnType<Inbox['list']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      // The page is found in an index, and only its own rows are read.
      const ids = newestFirst(filtered(this.database.selectFrom('contact_message'), query))
        .select('id')
        .limit(roomOnPage(query))
        .offset((query.page - 1) * query.size);
      const [counts, found, rows] = await Promise.all([
        this.countAll(),
        this.countFound(query),
        newestFirst(this.database.selectFrom('contact_message'))
          .select(['id', 'revision', 'received_at', 'state', 'name', 'email'])
          .select(beginningColumn('message').as('message'))
          .where('id', 'in', ids)
          .execute(),
      ]);
      return ok({
        items: rows.map((row) => listedMessage(messageOf(row))),
        ...totalOf(query, found ?? inState(counts, query.state)),
        counts,
      });
    }, this.logger);
  }

  async get(id: string, signal?: AbortSignal): ReturnType<Inbox['get']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      const row = await this.database
        .selectFrom('contact_message')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? ok(messageOf(row)) : fail({ code: 'not-found' });
    }, this.logger);
  }

  async counts(signal?: AbortSignal): ReturnType<Inbox['counts']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => ok(await this.countAll()), this.logger);
  }

  mark(id: string, state: MessageState, base: string): ReturnType<Inbox['mark']> {
    return queried(
      () =>
        this.database.transaction().execute(async (transaction) => {
          // One statement compares and changes: a concurrent writer waits for the row, and then finds another revision.
          const changed = await transaction
            .updateTable('contact_message')
            .set({ state, revision: this.ids.next() })
            .where('id', '=', id)
            .where('revision', '=', base)
            .returningAll()
            .executeTakeFirst();
          if (!changed) {
            const kept = await transaction
              .selectFrom('contact_message')
              .select('id')
              .where('id', '=', id)
              .executeTakeFirst();
            return fail({ code: kept ? 'conflict' : 'not-found' });
          }
          await this.announce(transaction, 'messages');
          return ok(messageOf(changed));
        }),
      this.logger,
    );
  }

  /** Counts again only after a change: every list shows the counts, and counting reads every message. */
  private async countAll(): Promise<MessageCounts> {
    const { count: change } = await this.database
      .selectFrom('change_count')
      .select('count')
      .where('thing', '=', 'messages')
      .executeTakeFirstOrThrow();
    // The change is read first: one that comes in between is found by the next call.
    if (this.counted?.change !== change) this.counted = { change, counts: await this.countEach() };
    return this.counted.counts;
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
