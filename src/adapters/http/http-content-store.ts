import * as v from 'valibot';
import type { ContentSave, ContentStore } from '../../core/content/content-store.port';
import type { SiteContent } from '../../core/content/site-content';
import { readSiteContent } from '../../core/content/site-content.schema';
import { type FailureOf, fail, ok, type Result } from '../../core/shared/result';
import { type HttpCalls, narrowed } from './http-calls';

/** A document, or the refusal of the schema; null where the document cannot be read. */
const readable = v.pipe(v.unknown(), v.transform(readSiteContent));

const versioned = v.object({ value: readable, revision: v.string(), savedAt: v.nullable(v.number()) });

const backups = v.array(
  v.object({
    id: v.string(),
    revision: v.nullable(v.string()),
    savedAt: v.nullable(v.number()),
    content: readable,
  }),
);

const REFUSALS = ['unauthenticated', 'forbidden', 'too-many'] as const;

/** The site's content on its server. */
export class HttpContentStore implements ContentStore {
  readonly canSave = true;

  constructor(private readonly calls: HttpCalls) {}

  async load(signal?: AbortSignal): ReturnType<ContentStore['load']> {
    const read = await this.calls.read('/api/content', v.nullable(versioned), signal);
    const loaded = narrowed(read, ['corrupt']);
    if (!loaded.ok || !loaded.value) return loaded as Awaited<ReturnType<ContentStore['load']>>;
    const { value, ...version } = loaded.value;
    return value ? ok({ ...version, value }) : fail({ code: 'corrupt', newer: true });
  }

  /** The content of a revision that a page was made from; 'not-found' when it is kept no more. */
  async at(
    revision: string,
  ): Promise<Result<SiteContent, FailureOf<'not-found' | 'corrupt' | 'unavailable'>>> {
    const path = `/api/content/${encodeURIComponent(revision)}`;
    const read = narrowed(await this.calls.read(path, versioned), ['not-found']);
    if (!read.ok) return read;
    return read.value.value ? ok(read.value.value) : fail({ code: 'corrupt', newer: true });
  }

  async save({ content, base, automatic }: ContentSave): ReturnType<ContentStore['save']> {
    const body = { content, base, automatic };
    const written = await this.calls.write('/api/content', { method: 'PUT', body }, versioned);
    const saved = narrowed(written, [...REFUSALS, 'validation', 'conflict', 'quota', 'corrupt']);
    if (!saved.ok) return saved;
    return ok({ ...saved.value, value: saved.value.value ?? content });
  }

  async backups(): ReturnType<ContentStore['backups']> {
    return narrowed(await this.calls.read('/api/content/backups', backups), [...REFUSALS, 'corrupt']);
  }
}
