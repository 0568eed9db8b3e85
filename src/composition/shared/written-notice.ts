import type { WrittenNotice } from '../../core/settings/legal-notice';

/** The notice of a site that comes with a content file, which has no settings to make one of; null for any other build. */
export function writtenNotice(): WrittenNotice | null {
  return import.meta.env.VITE_CONTENT_FILE
    ? { text: import.meta.env.VITE_LEGAL_NOTICE?.trim() || null }
    : null;
}
