import * as v from 'valibot';
import type { Backup } from '../../core/content/content-store.port';
import type { SiteContent } from '../../core/content/site-content';
import { readSiteContent } from '../../core/content/site-content.schema';
import { CONTENT_KEY } from './content-key';
import type { JsonFormat } from './json-store';

const contentEntry = v.object({
  revision: v.string(),
  savedAt: v.number(),
  /** Whether an auto-save stored it. */
  automatic: v.boolean(),
  content: v.pipe(v.unknown(), v.transform(readSiteContent)),
});

const backupEntry = v.object({
  ...contentEntry.entries,
  id: v.string(),
  /** Null, as `savedAt`, for the default content. */
  revision: v.nullable(v.string()),
  savedAt: v.nullable(v.number()),
});

export type StoredContent = Readonly<v.InferOutput<typeof contentEntry>> & { readonly content: SiteContent };

/** A backup as it is stored; a damaged one keeps the stored value as it was found. */
export interface StoredBackup extends Backup {
  readonly automatic: boolean;
  readonly raw: unknown;
}

export const CONTENT_FORMAT: JsonFormat<StoredContent> = {
  key: CONTENT_KEY,
  schema: 1,
  parse: (value) => {
    const entry = v.safeParse(contentEntry, value);
    const content = entry.success && entry.output.content;
    return content ? { ...entry.output, content } : null;
  },
};

/** How the backups are stored, newest first. */
export const BACKUPS_FORMAT: JsonFormat<readonly StoredBackup[]> = {
  key: 'siteContent:backups',
  schema: 1,
  parse: (value) => (Array.isArray(value) ? value.map(parseBackup) : null),
  stored: (backups) => backups.map(({ raw, ...backup }) => (backup.content ? backup : raw)),
};

function parseBackup(raw: unknown, index: number): StoredBackup {
  const entry = v.safeParse(backupEntry, raw);
  const damaged = { id: `damaged-${index}`, revision: null, savedAt: null, automatic: false, content: null };
  return { ...(entry.success ? entry.output : damaged), raw };
}
