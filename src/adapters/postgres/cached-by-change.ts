import type { ChangedThing, Clock } from '../../core/shared/system.port';
import type { Database } from './database';

/** Nobody counts what is changed by hand in the database; it is seen after so many ms. */
const KEEP_MS = 30_000;

/** So many answers are kept in memory; with one more, all are asked for again. */
const MOST = 100;

/**
 * Answers that cost the database much and are the same until something changes. One for all units of work. A write is always
 * answered by the database, since it sees its own changes before they are counted.
 */
export class CachedByChange<Answer> {
  private readonly answers = new Map<string, Answer>();
  private change = -1;
  private until = 0;

  constructor(
    /** What changes the answers. */
    private readonly things: readonly ChangedThing[],
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** The answer under a key, read again only after a change; throws what reading throws. */
  async read(database: Database, key: string, ask: () => Promise<Answer>): Promise<Answer> {
    if (database.isTransaction) return ask();
    // The count is read first: a change that comes in between is found by the next call.
    const { count } = await database
      .selectFrom('change_count')
      .select(({ fn }) => fn.sum<number>('count').as('count'))
      .where('thing', 'in', this.things)
      .executeTakeFirstOrThrow();
    const change = Number(count);
    this.forgetBefore(change);
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    const answer = await ask();
    // Another call may have found a later change meanwhile.
    if (this.change === change) this.answers.set(key, answer);
    return answer;
  }

  private forgetBefore(change: number): void {
    const now = this.clock.now();
    if (change === this.change && now < this.until && this.answers.size < MOST) return;
    this.answers.clear();
    this.change = change;
    this.until = now + KEEP_MS;
  }
}
