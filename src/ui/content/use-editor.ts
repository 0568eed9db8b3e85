import { computed } from 'mobx';
import { createContext, useContext, useState } from 'react';
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
