import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import type { EditorViewModel } from '../editor.view-model';
import './save-bar.css';

interface SaveBarProps {
  readonly editor: EditorViewModel;
  readonly onSave: () => void;
  readonly onRevert: () => void;
}

/** The state of the work and what can be done about it; it stays in sight while the form scrolls. */
export const SaveBar = observer(function SaveBar({ editor, onSave, onRevert }: SaveBarProps) {
  const barRef = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  // A button that is switched off while it has the focus would drop it.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLButtonElement && focused.disabled && barRef.current?.contains(focused)) {
      statusRef.current?.focus({ preventScroll: true });
    }
  });
  const { document: content } = editor;
  return (
    <div className="save-bar" ref={barRef}>
      <div className="save-bar__state">
        <p
          className="save-bar__badge"
          data-state={stateOf(editor)}
          ref={statusRef}
          role="status"
          tabIndex={-1}
        >
          {editor.badge}
        </p>
        <p className="save-bar__time">Last saved: {editor.lastSaved}</p>
      </div>
      <div className="save-bar__actions">
        <Button type="text" disabled={!content.canUndo} onClick={() => content.undo()}>
          Undo
        </Button>
        <Button type="text" disabled={!content.canRedo} onClick={() => content.redo()}>
          Redo
        </Button>
        <Button disabled={!editor.canRevert} onClick={onRevert}>
          Revert
        </Button>
        <Button type="primary" disabled={!editor.canSave} onClick={onSave}>
          Save
        </Button>
      </div>
    </div>
  );
});

function stateOf(editor: EditorViewModel): 'saving' | 'unsaved' | 'saved' {
  if (editor.document.state.saving) return 'saving';
  return editor.hasUnsavedChanges ? 'unsaved' : 'saved';
}
