import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLostFocus } from '../../shared/focus/use-lost-focus';
import type { EditorViewModel } from '../editor.view-model';
import './save-bar.css';

interface SaveBarProps {
  readonly editor: EditorViewModel;
  /** Leads to the badge, which is in sight wherever the form is scrolled to. */
  readonly statusRef: RefObject<HTMLParagraphElement | null>;
  readonly onSave: () => void;
  readonly onRevert: () => void;
  /** Opens the choice between two versions. */
  readonly onChoose: () => void;
  /** Leads to the notices. */
  readonly onRead: () => void;
}

/** The state of the work and what can be done about it; it stays in sight while the form scrolls. */
export const SaveBar = observer(function SaveBar({
  editor,
  statusRef,
  onSave,
  onRevert,
  onChoose,
  onRead,
}: SaveBarProps) {
  const { document: content } = editor;
  const focusedRef = useRef<HTMLElement>(null);
  // A button that is switched off while it has the focus drops it: some browsers at once, others a little later.
  useLayoutEffect(() => {
    const focused = focusedRef.current;
    const { activeElement, body } = document;
    if (!focused?.matches(':disabled') || (activeElement !== focused && activeElement !== body)) return;
    statusRef.current?.focus({ preventScroll: true });
  });
  // What is told may be over, and the button that told it gone.
  useLostFocus(editor.conflict || content.state.storedGone ? 1 : 0, () =>
    statusRef.current?.focus({ preventScroll: true }),
  );
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    focusedRef.current = target;
  };
  const handleBlur = ({ target }: FocusEvent<HTMLElement>) => {
    if (!target.matches(':disabled')) focusedRef.current = null;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches which of its buttons has the focus
    <div className="save-bar" onFocus={handleFocus} onBlur={handleBlur}>
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
        {/* The notice that explains it may be far above. */}
        {editor.conflict && (
          <button type="button" className="save-bar__news" onClick={onChoose}>
            Changed elsewhere
          </button>
        )}
        {content.state.storedGone && (
          <button type="button" className="save-bar__news" onClick={onRead}>
            Saved content gone
          </button>
        )}
      </div>
      {editor.badge && <p className="save-bar__time">Last saved: {editor.lastSaved}</p>}
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

function stateOf(editor: EditorViewModel): 'saving' | 'unsaved' | 'saved' | 'unknown' {
  if (editor.badge === null) return 'unknown';
  if (editor.document.state.saving) return 'saving';
  return editor.hasUnsavedChanges ? 'unsaved' : 'saved';
}
