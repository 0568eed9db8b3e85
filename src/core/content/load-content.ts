import { attempt, type FailureOf, type Logger } from '../shared/result';
import type { ContentStore } from './content-store.port';
import type { SiteContent } from './site-content';

/** What the site shows, and how it came by it. */
export interface LoadedContent {
  /** The stored content, or the default content when nothing is stored or it is unreadable. */
  readonly content: SiteContent;
  /** What a later save starts from; null when nothing readable is stored. */
  readonly revision: string | null;
  /** ms since the epoch, or null before any save. */
  readonly savedAt: number | null;
  /** Why the default content is shown although something may be stored ('Failed to load content'). */
  readonly failure: FailureOf<'corrupt' | 'unavailable'> | null;
}

/** Reads the site's content; a store that fails never blanks the page: the default content stands in. */
export class LoadContent {
  constructor(
    private readonly store: Pick<ContentStore, 'load'>,
    private readonly defaults: SiteContent,
    private readonly logger: Logger,
  ) {}

  async execute(signal?: AbortSignal): Promise<LoadedContent> {
    const result = await attempt(() => this.store.load(signal), this.logger);
    if (!result.ok) {
      this.logger.error('Failed to load content', result.failure);
      return { content: this.defaults, revision: null, savedAt: null, failure: result.failure };
    }
    if (!result.value) return { content: this.defaults, revision: null, savedAt: null, failure: null };
    const { value, revision, savedAt } = result.value;
    return { content: value, revision, savedAt, failure: null };
  }
}
