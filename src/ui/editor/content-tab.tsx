import { Button, Flex, Skeleton, Tabs } from 'antd';
import { observer } from 'mobx-react-lite';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { nameTabs } from '../app/ant-names';
import { useViewModel } from '../app/use-view-model';
import { moveFocus } from '../shared/focus/move-focus';
import { LeaveGuard } from '../shared/leave/leave-guard';
import { ComingSoon } from './coming-soon';
import { EditorDialogs, type Question } from './dialogs/editor-dialogs';
import { editorTexts as texts } from './editor.texts';
import { EditorViewModel } from './editor.view-model';
import { EditorNotices } from './editor-notices';
import { fieldTexts } from './fields/field.texts';
import { BrandAssetsForm } from './forms/brand-assets-form';
import { PageContent, type PageSection } from './page-content';
import { SaveBar } from './saving/save-bar';
import { ContentSize } from './storage/content-size';
import { PictureRoom } from './storage/picture-room';
import { downloadText } from './transfer/download-text';
import { useEditorKeys } from './use-editor-keys';
import './content-tab.css';

const named = nameTabs(texts.kinds);

/** The content editor: what is edited, how it is doing, and everything that saves it. */
export const ContentTab = observer(function ContentTab() {
  const editor = useViewModel(EditorViewModel);
  const rootRef = useRef<HTMLElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <section className="content-tab" aria-labelledby="content-management" ref={rootRef}>
      <Flex wrap gap="small" align="center" justify="space-between">
        <h2 id="content-management" ref={headingRef} tabIndex={-1}>
          {texts.title}
        </h2>
        {!editor.isLoading && <FileActions editor={editor} />}
      </Flex>
      {editor.isLoading ? (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      ) : (
        <>
          <Flex wrap className="content-tab__room">
            <ContentSize document={editor.document} />
            <PictureRoom storage={editor.storage} />
          </Flex>
          <Editor rootRef={rootRef} editor={editor} onFocusLost={() => headingRef.current?.focus()} />
        </>
      )}
    </section>
  );
});

const FileActions = observer(function FileActions({ editor }: { readonly editor: EditorViewModel }) {
  const { backups, transfer } = editor;
  const handleExport = async () => {
    const exported = await transfer.export();
    if (exported) downloadText(exported.fileName, exported.json);
  };
  return (
    <Flex wrap gap="small">
      <Button disabled={editor.readOnlyReason !== null} onClick={() => transfer.open()}>
        {texts.import}
      </Button>
      <Button onClick={() => void handleExport()}>{texts.export}</Button>
      <Button onClick={() => void backups.open()}>{texts.backups}</Button>
    </Flex>
  );
});

interface EditorProps {
  /** All of the editor, with what stands above the forms. */
  readonly rootRef: RefObject<HTMLElement | null>;
  readonly editor: EditorViewModel;
  /** Leads the focus to where the editor begins. */
  readonly onFocusLost: () => void;
}

function Editor({ rootRef, editor, onFocusLost }: EditorProps) {
  const [part, setPart] = useState('page');
  const [section, setSection] = useState<PageSection>('hero');
  const [question, setQuestion] = useState<Question>('none');
  const noticesRef = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  /** Counts saves that were refused because of a field, so that each leads to the first such field. */
  const [refusals, setRefusals] = useState(0);
  /** Said aloud where the focus cannot say it, since it stays in the field that is wrong. */
  const [refusal, setRefusal] = useState('');

  const handleSave = async () => {
    setRefusal('');
    if (editor.conflict) {
      setQuestion('conflict');
      return;
    }
    await editor.save();
    const [problem] = editor.document.problems;
    if (!problem) return;
    if (problem.field.startsWith('heroContent.')) setSection('hero');
    if (problem.field.startsWith('aboutContent.')) setSection('about');
    setPart('page');
    setRefusals((count) => count + 1);
  };
  useEffect(() => {
    if (refusals === 0) return;
    const field = rootRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="file"])');
    const [problem] = editor.document.problems;
    if (!moveFocus(field)) setRefusal(problem ? fieldTexts.problem(problem) : '');
  }, [refusals, rootRef, editor]);
  const handleFocusLost = () => {
    // Nothing scrolls: whoever answered was perhaps at work further down.
    if (editor.badge) statusRef.current?.focus({ preventScroll: true });
    else onFocusLost();
  };
  const handleAskToLeave = useCallback(() => editor.holdAutoSave(), [editor]);
  useEditorKeys(rootRef, editor, handleSave);

  return (
    <div className="content-tab__editor">
      <Refusal editor={editor} text={refusal} />
      <SaveBar
        editor={editor}
        statusRef={statusRef}
        onSave={() => void handleSave()}
        onRevert={() => setQuestion('revert')}
        onChoose={() => setQuestion('conflict')}
        onRead={() => noticesRef.current?.focus()}
      />
      <EditorNotices
        rootRef={noticesRef}
        editor={editor}
        onChoose={() => setQuestion('conflict')}
        onFocusLost={handleFocusLost}
      />
      <Tabs
        id="kinds-of-content"
        ref={named}
        activeKey={part}
        onChange={setPart}
        items={[
          {
            key: 'brand',
            label: texts.brandAssets,
            forceRender: true,
            children: <BrandAssetsForm document={editor.document} uploads={editor.uploads} />,
          },
          {
            key: 'page',
            label: texts.pageContent,
            forceRender: true,
            children: <PageContent editor={editor} section={section} onSection={setSection} />,
          },
          {
            key: 'gallery',
            label: texts.gallery,
            forceRender: true,
            children: <ComingSoon title={texts.gallery} />,
          },
          {
            key: 'settings',
            label: texts.settings,
            forceRender: true,
            children: <ComingSoon title={texts.settings} />,
          },
        ]}
      />
      <EditorDialogs
        editor={editor}
        question={question}
        onAnswered={() => setQuestion('none')}
        onFocusLost={handleFocusLost}
      />
      {/* Another tab of the admin view is not leaving: the editor stays. */}
      <LeaveGuard
        isLeftBy={(departure) => departure !== 'view' && editor.hasUnsavedChanges}
        onAsk={handleAskToLeave}
      >
        {texts.leaving}
      </LeaveGuard>
    </div>
  );
}

/** Gone as soon as nothing is wrong any more. */
const Refusal = observer(function Refusal({
  editor,
  text,
}: Pick<EditorProps, 'editor'> & { readonly text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {editor.document.problems.length > 0 ? text : ''}
    </p>
  );
});
