import { type RefObject, useEffect, useRef } from 'react';
import type { EditorViewModel } from './editor.view-model';

/**
 * Ctrl or Cmd with S saves, with Z undoes, with Shift+Z or Y does again, wherever in the editor the focus is. The
 * browser's own undo knows one field only, and nothing of pictures, imports and restored backups.
 */
export function useEditorKeys(
  root: RefObject<HTMLElement | null>,
  { document }: EditorViewModel,
  onSave: () => Promise<void>,
): void {
  const saveRef = useRef(onSave);
  useEffect(() => {
    saveRef.current = onSave;
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's') void saveRef.current();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) document.redo();
      else if (key === 'z') document.undo();
      else return;
      event.preventDefault();
    };
    element.addEventListener('keydown', handleKeyDown);
    return () => element.removeEventListener('keydown', handleKeyDown);
  }, [root, document]);
}
