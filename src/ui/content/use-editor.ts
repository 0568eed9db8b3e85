import { createContext, useContext } from 'react';
import type { EditorViewModel } from './editor.view-model';

/** Where the parts of the content editor find its view model. */
export const EditorContext = createContext<EditorViewModel | null>(null);

/** The view model of the editor around this component. */
export function useEditor(): EditorViewModel {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('No EditorContext above this component.');
  return editor;
}
