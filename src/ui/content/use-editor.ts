import { computed } from 'mobx';
import { createContext, type RefObject, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { EditorViewModel } from './editor.view-model';

/** Where the parts of the content editor find its view model. */
export const EditorContext = createContext<EditorViewModel | null>(null);

/** The view model of the editor around this component. */
export function useEditor(): EditorViewModel {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('No EditorContext above this component.');
  return editor;
}

/**
 * A value worked out of observable state, for a component that is an observer: it renders again only when this value
 * changes, not whenever something that went into it does. `read` has to mean the same for as long as the component lives.
 */
export function useComputed<T>(read: () => T): T {
  const [value] = useState(() => computed(read));
  return value.get();
}

/**
 * Ctrl or Cmd with S saves, with Z undoes, with Shift+Z or Y does again, wherever in the editor the focus is. The
 * browser's own undo knows one field only, and nothing of pictures, imports and restored backups. While the editor is in
 * sight, S saves from the rest of the page too: nobody means to save the page to a file.
 */
export function useEditorKeys(
  root: RefObject<HTMLElement | null>,
  { document }: EditorViewModel,
  onSave: () => Promise<void>,
): void {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const { target } = event;
      if (!(target instanceof Element)) return;
      const isInside = element.contains(target);
      const isBeside = element.checkVisibility() && !target.closest('[role=dialog]');
      if (!isInside && !(key === 's' && isBeside)) return;
      if (key === 's') void save();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) document.redo();
      else if (key === 'z') document.undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [root, document]);
}
