import type { Failure, Result } from '../../core/shared/result';
import type { ChangedThing, Changes, Clock, Scheduler } from '../../core/shared/system.port';
import { delay } from '../../core/shared/time/delay';

/** Reports changes, and whether it would report one within moments. */
export interface PromptChanges extends Changes {
  /** False while notifications cannot be heard, and always where changes are looked for now and then only. */
  readonly isPrompt: boolean;
}

/** How a cache works: when its answers end, and whether a failed read is tried again. */
interface CacheRules {
  readonly clock: Clock;
  readonly changes: Changes & Partial<Pick<PromptChanges, 'isPrompt'>>;
  /** A change of one of these empties the cache. */
  readonly emptiedBy: readonly ChangedThing[];
  /** How long an answer is kept, in ms: from its question, or from its last use. */
  readonly keepMs: number;
  readonly fromLastUse?: true;
  /** Where it is set, a read that is 'unavailable' is tried again. */
  readonly retries?: Scheduler;
}

/** On the server an answer may be this old (ms) where something was changed without a notification, such as by hand. */
const SERVER_KEEP_MS = 30_000;
/** In the browser an answer is kept this long (ms) after its last use. */
const BROWSER_KEEP_MS = 5 * 60_000;
const RETRIES = 3;
const FIRST_RETRY_MS = 1000;

interface CachedAnswer {
  readonly answer: Promise<Result<unknown, Failure>>;
  until: number;
}

/**
 * Answers by their question, shared by all readers, also while they are being fetched. A change notification or a write
 * empties it: a read that began before still gets its answer, but the answer is not cached. Failures are never cached.
 * While notifications do not arrive promptly, every reader asks for itself.
 */
export class AnswerCache {
  private readonly answers = new Map<string, CachedAnswer>();

  constructor(private readonly rules: CacheRules) {
    // As long as the page or the process. A cache that listens later hears of changes later, and then it is empty.
    rules.changes.subscribe((thing) => {
      if (rules.emptiedBy.includes(thing)) this.answers.clear();
    });
  }

  /** The cached answer to a question, or a new one. One question always has one kind of answer. */
  read<T, F extends Failure>(question: string, ask: () => Promise<Result<T, F>>): Promise<Result<T, F>> {
    return this.answerTo(question, ask) as Promise<Result<T, F>>;
  }

  /** Sends a write, once, and empties the cache, also when it failed: it may have been done without an answer. */
  async after<R>(write: Promise<R>): Promise<R> {
    try {
      return await write;
    } finally {
      this.answers.clear();
    }
  }

  private answerTo(question: string, ask: () => CachedAnswer['answer']): CachedAnswer['answer'] {
    const { clock, keepMs, fromLastUse } = this.rules;
    const now = clock.now();
    for (const [key, { until }] of this.answers) if (until <= now) this.answers.delete(key);
    const cached = this.isPrompt ? this.answers.get(question) : undefined;
    if (cached) {
      if (fromLastUse) cached.until = now + keepMs;
      return cached.answer;
    }
    const entry = { answer: this.fetched(ask), until: now + keepMs };
    this.answers.set(question, entry);
    const drop = () => {
      if (this.answers.get(question) === entry) this.answers.delete(question);
    };
    entry.answer.then(({ ok }) => {
      if (!ok || !this.isPrompt) drop();
    }, drop);
    return entry.answer;
  }

  private async fetched(ask: () => CachedAnswer['answer']): CachedAnswer['answer'] {
    for (let wait = FIRST_RETRY_MS, left = this.rules.retries ? RETRIES : 0; ; wait *= 2, left -= 1) {
      const answer = await ask();
      if (answer.ok || answer.failure.code !== 'unavailable' || left === 0 || !this.rules.retries)
        return answer;
      await delay(this.rules.retries, wait);
    }
  }

  private get isPrompt(): boolean {
    return this.rules.changes.isPrompt ?? true;
  }
}

/** The server's cache of something: answers end after 30 s at the latest, and failures are answered at once. */
export function serverCache(
  changes: PromptChanges,
  emptiedBy: readonly ChangedThing[],
  clock: Clock,
): AnswerCache {
  return new AnswerCache({ changes, emptiedBy, clock, keepMs: SERVER_KEEP_MS });
}

/**
 * The browser's cache of one thing: answers end 5 minutes after their last use, and 'unavailable' is tried again after 1, 2
 * and 4 s. What one person may see, the next may not, so a change of the session empties it, too.
 */
export function browserCache(
  changes: Changes,
  thing: ChangedThing,
  { clock, scheduler }: { readonly clock: Clock; readonly scheduler: Scheduler },
): AnswerCache {
  return new AnswerCache({
    changes,
    emptiedBy: [thing, 'session'],
    clock,
    retries: scheduler,
    keepMs: BROWSER_KEEP_MS,
    fromLastUse: true,
  });
}
