import { type Draft, parseDraft } from '../../core/content/drafts/draft-store.port';
import type { JsonFormat } from './json-store';

/** How all people's drafts are stored; an entry that cannot be read keeps its raw value. */
export const DRAFTS_FORMAT: JsonFormat<readonly (Draft | { readonly raw: unknown })[]> = {
  key: 'siteContent:draft',
  schema: 1,
  parse: (value) => (Array.isArray(value) ? value.map((raw: unknown) => parseDraft(raw) ?? { raw }) : null),
  stored: (drafts) => drafts.map((draft) => ('content' in draft ? draft : draft.raw)),
};
