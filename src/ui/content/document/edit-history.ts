import type { SiteContent } from '../../../core/content/site-content';

/** How many steps can be undone. */
const MAX_STEPS = 100;

/** Typing in one field is one step until the person pauses this long (ms) or goes elsewhere. */
const STEP_PAUSE_MS = 1000;

/** The documents to go back to and forward to, the nearest last; each shares with the next whatever the step left alone. */
export interface EditHistory {
  readonly past: readonly SiteContent[];
  readonly future: readonly SiteContent[];
  /** The field of the newest step and when it was last edited (ms), while more typing may join that step. */
  readonly open: { readonly field: string; readonly at: number } | null;
}

/** Nothing to undo, nothing to redo. */
export const NO_HISTORY: EditHistory = { past: [], future: [], open: null };

/** Remembers the document before a step, unless the step is an edit that continues the newest one. */
export function remember(
  { past, open }: EditHistory,
  before: SiteContent,
  edit: EditHistory['open'] = null,
): EditHistory {
  const continues = edit !== null && open?.field === edit.field && edit.at - open.at < STEP_PAUSE_MS;
  return { past: continues ? past : [...past, before].slice(-MAX_STEPS), future: [], open: edit };
}
