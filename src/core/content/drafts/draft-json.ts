import * as v from 'valibot';
import { parseDraftContent } from '../site-content.schema';
import type { Draft } from './draft-store.port';

const draftEntry = v.object({
  person: v.string(),
  tab: v.string(),
  base: v.nullable(v.string()),
  editedAt: v.number(),
  savedAs: v.nullable(v.string()),
  content: v.unknown(),
});

/** Parses a draft from JSON; null when the value is not a draft. */
export function parseDraft(raw: unknown): Draft | null {
  const entry = v.safeParse(draftEntry, raw);
  const content = entry.success ? parseDraftContent(entry.output.content) : null;
  return entry.success && content ? { ...entry.output, content } : null;
}
