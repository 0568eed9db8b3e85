import { Badge, Button, Flex, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLostFocus } from '../../shared/focus/use-focus-stays';
import { pagePath } from '../../shared/site-path';
import { publicationTexts, editorTexts as texts } from '../editor.texts';
import { useEditor } from '../use-editor';
import './save-bar.css';

interface SaveBarProps {
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
  statusRef,
  onSave,
  onRevert,
  onChoose,
  onRead,
}: SaveBarProps) {
  const editor = useEditor();
  const { document: content, findings } = editor;
  const status = content.isSaving ? 'processing' : content.hasUnsavedChanges ? 'warning' : 'success';
  const focusedRef = useRef<HTMLElement>(null);
  // A button that is switched off while it has the focus drops it: some browsers at once, others a little later.
  useLayoutEffect(() => {
    const focused = focusedRef.current;
    const { activeElement, body } = document;
    if (!focused?.matches(':disabled') || (activeElement !== focused && activeElement !== body)) return;
    statusRef.current?.focus({ preventScroll: true });
  });
  const isAlarmed = content.conflict !== null || content.isStoredGone;
  // What is told may be over, and the button that told it gone.
  useLostFocus(isAlarmed ? 1 : 0, () => statusRef.current?.focus({ preventScroll: true }));
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
        <p className="save-bar__badge" ref={statusRef} role="status" tabIndex={-1}>
          {editor.badge && <Badge status={status} />} <span>{editor.badge}</span>
        </p>
        {/* The notice that explains it may be far above. */}
        {isAlarmed && (
          <Button type="link" size="small" onClick={content.conflict ? onChoose : onRead}>
            {content.conflict ? texts.changedElsewhere : texts.storedGone}
          </Button>
        )}
      </div>
      {editor.badge && (
        <Typography.Text type="secondary" className="save-bar__time">
          <span>{texts.lastSaved(editor.lastSaved)}</span>
        </Typography.Text>
      )}
      {findings.missingDescriptions.length > 0 && (
        <Typography.Text type="warning">
          <span>{texts.withoutDescription(findings.missingDescriptions.length)}</span>
        </Typography.Text>
      )}
      {editor.saver.publication && <PublicationLine />}
      <Flex wrap gap="small" className="save-bar__actions" style={{ marginLeft: 'auto' }}>
        <Button type="text" disabled={!content.canUndo} onClick={() => content.undo()}>
          {texts.undo}
        </Button>
        <Button type="text" disabled={!content.canRedo} onClick={() => content.redo()}>
          {texts.redo}
        </Button>
        <Button disabled={!content.canSave} onClick={onRevert}>
          {texts.revert}
        </Button>
        <Button type="primary" disabled={!content.canSave} onClick={onSave}>
          {texts.save}
        </Button>
      </Flex>
    </div>
  );
});

/** Says in the save bar whether visitors read what was saved, and leads to the page. */
const PublicationLine = observer(function PublicationLine() {
  const state = useEditor().saver.publication?.state;
  return (
    <span role="status">
      {state && state.status !== 'failed' && (
        <Typography.Text type="secondary">
          <span>
            {state.status === 'live' ? publicationTexts.live(state.at) : publicationTexts[state.status]}
          </span>{' '}
          {state.status === 'live' && (
            <a href={pagePath('/')} target="_blank" rel="noreferrer">
              {publicationTexts.seePage}
            </a>
          )}
        </Typography.Text>
      )}
    </span>
  );
});
