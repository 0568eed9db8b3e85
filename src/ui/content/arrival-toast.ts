import type { ToastMessage } from '../shared/toast/toast.view-model';
import type { Replacement } from './document/editor-document';
import { editorTexts } from './editor.texts';

/** What is said when another document was put in place of the one being edited; `title` says how it came. */
export function arrivalToast(title: string, replacement: Replacement): ToastMessage {
  const { toasts } = editorTexts;
  if (replacement === 'unchanged') return toasts.nothingChanged;
  return { title, description: replacement === 'unsaved' ? toasts.cameAsUnsaved : toasts.sameAsSaved };
}
