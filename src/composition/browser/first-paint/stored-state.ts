import { CONTENT_KEY } from '../../../adapters/local-storage/content-key';
import { SESSION_KEY } from '../../../adapters/local-storage/local-storage-session';
import { PUBLIC_SETTINGS_KEY } from '../../../adapters/local-storage/public-settings-key';

// A browser may still hold what was saved while the site was a simulation; with a server that counts no more.
const keepsContent = import.meta.env.VITE_BACK_END !== 'server';

/** The keys in local storage that decide how a page looks before its script has read the stored values. */
export const FOLLOWED_KEYS = keepsContent ? [SESSION_KEY, CONTENT_KEY] : [SESSION_KEY];

/** Marks a page that says who asks for gifts, where this browser's own settings say something else: it is hidden until they are shown. */
export function markStoredSettings({ dataset }: HTMLElement): void {
  try {
    if (keepsContent && localStorage.getItem(PUBLIC_SETTINGS_KEY)) dataset.savedContent = '';
  } catch {
    // The browser does not allow storage: the page stays as it was prerendered.
  }
}

/** Marks the page by what the browser stores: 'data-session' by the session, 'data-saved-content' by saved content. */
export function markStoredState({ dataset }: HTMLElement): void {
  try {
    const user = localStorage.getItem(SESSION_KEY);
    if (user !== null) dataset.session = user ? 'signed-in' : 'signed-out';
    if (keepsContent && localStorage.getItem(CONTENT_KEY)) dataset.savedContent = '';
  } catch {
    // The browser does not allow storage: the page stays as it was prerendered.
  }
}
