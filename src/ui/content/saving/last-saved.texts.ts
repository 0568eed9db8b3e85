import { type LastSaved, lastSaved } from '../../../core/content/last-saved';

function textOf(saved: LastSaved): string {
  switch (saved.unit) {
    case 'never':
      return 'Never';
    case 'now':
      return 'Just now';
    case 'date':
      return new Date(saved.at).toLocaleDateString('en-US', {
        year: 'numeric',
        month: 'long',
        day: 'numeric',
      });
    default:
      return `${saved.count} ${saved.unit}${saved.count === 1 ? '' : 's'} ago`;
  }
}

/** When the content was last saved, to stand after 'Last saved'; both times in ms since the epoch. */
export function lastSavedText(savedAt: number | null, now: number): string {
  return textOf(lastSaved(savedAt, now));
}
