import { Flex, Skeleton } from 'antd';
import { observer } from 'mobx-react-lite';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SectionKey } from '../../core/content/site-content';
import { useViewModel } from '../app/page-hooks';
import { useMediaQuery } from '../app/use-media-query';
import { moveFocus } from '../shared/focus/move-focus';
import { LeaveGuard } from '../shared/leave/leave-guard';
import { EditorDialogs, type Question } from './dialogs/editor-dialogs';
import { editorTexts as texts } from './editor.texts';
import { EditorViewModel } from './editor.view-model';
import { EditorNotices } from './editor-notices';
import { EditorSections } from './editor-sections';
import { fieldTexts } from './fields/field.texts';
import { fieldId } from './fields/field-id';
import { SaveBar } from './saving/save-bar';
import { FileActions, Meters } from './transfer/file-actions';
import { EditorContext, useEditor, useEditorKeys } from './use-editor';
import './content-tab.css';

/** The content editor: what is edited, how it is doing, and everything that saves it. */
export const ContentTab = observer(function ContentTab() {
  const editor = useViewModel(EditorViewModel);
  const isPhone = useMediaQuery('phone');
  const rootRef = useRef<HTMLElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <EditorContext value={editor}>
      <Flex
        component="section"
        vertical
        gap="var(--space-3)"
        className="content-tab"
        aria-labelledby="content-management"
        ref={rootRef}
      >
        <Flex wrap gap="small" align="center" justify="space-between" className="content-tab__head">
          <h2
            id="content-management"
            ref={headingRef}
            tabIndex={-1}
            className={isPhone ? 'visually-hidden' : ''}
          >
            {texts.title}
          </h2>
          {!editor.document.isLoading && !isPhone && <FileActions />}
        </Flex>
        {editor.document.isLoading ? (
          <Skeleton active title={false} paragraph={{ rows: 8 }} />
        ) : (
          <>
            {!isPhone && <Meters />}
            <Editor rootRef={rootRef} onFocusLost={() => headingRef.current?.focus()} />
          </>
        )}
      </Flex>
    </EditorContext>
  );
});

interface EditorProps {
  /** All of the editor, with what stands above the forms. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** Leads the focus to where the editor begins. */
  readonly onFocusLost: () => void;
}

function Editor({ rootRef, onFocusLost }: EditorProps) {
  const editor = useEditor();
  const [question, setQuestion] = useState<Question>('none');
  const noticesRef = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  /** Said aloud where the focus cannot say it, since it stays in the field that is wrong. */
  const [refusal, setRefusal] = useState('');

  const handleSave = async () => {
    setRefusal('');
    if (editor.document.conflict) {
      setQuestion('conflict');
      return;
    }
    await editor.saver.save(false);
    const { problems } = editor.findings;
    const [problem] = problems;
    if (!problem) return;
    // The first such field is in the page then, to be led to.
    flushSync(() => {
      editor.place.showSection(problem.field.split('.', 1)[0] as SectionKey);
      editor.place.showLanguage('en');
    });
    const places = problems.map(({ field }) => `[id="${fieldId(field)}"]`).join(',');
    if (!moveFocus(rootRef.current?.querySelector<HTMLElement>(places)))
      setRefusal(fieldTexts.problem(problem));
  };
  const handleFocusLost = () => {
    // Nothing scrolls: the person may be at work further down.
    if (editor.badge) statusRef.current?.focus({ preventScroll: true });
    else onFocusLost();
  };
  const handleAskToLeave = useCallback(() => editor.saver.hold(), [editor]);
  useEditorKeys(rootRef, editor, handleSave);

  return (
    <Flex vertical gap="var(--space-3)" className="content-tab__editor">
      <Refusal text={refusal} />
      <SaveBar
        statusRef={statusRef}
        onSave={() => void handleSave()}
        onRevert={() => setQuestion('revert')}
        onChoose={() => setQuestion('conflict')}
        onRead={() => noticesRef.current?.focus()}
      />
      <EditorNotices
        rootRef={noticesRef}
        onChoose={() => setQuestion('conflict')}
        onFocusLost={handleFocusLost}
      />
      <EditorSections />
      <EditorDialogs
        question={question}
        onAnswered={() => setQuestion('none')}
        onFocusLost={handleFocusLost}
      />
      {/* Another tab of the admin view is not leaving: the editor stays. */}
      <LeaveGuard
        isLeftBy={(departure) => departure !== 'view' && editor.document.hasUnsavedChanges}
        onAsk={handleAskToLeave}
      >
        {texts.leaving}
      </LeaveGuard>
    </Flex>
  );
}

/** The reason for a refusal; disappears as soon as the problem is fixed. */
const Refusal = observer(function Refusal({ text }: { readonly text: string }) {
  const { findings } = useEditor();
  return (
    <p className="visually-hidden" role="status">
      {findings.problems.length > 0 ? text : ''}
    </p>
  );
});
