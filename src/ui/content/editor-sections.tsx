import { Flex, Tabs } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { SectionKey } from '../../core/content/site-content';
import { tabsRef } from '../app/ant/ant-names';
import { useMediaQuery } from '../app/use-media-query';
import { NativeSelect } from '../shared/control/native-select';
import { editorTexts as texts } from './editor.texts';
import { sectionNames } from './fields/field.texts';
import { PageContent, SECTIONS, SectionContent } from './page-content';
import { type EditorPart, PARTS } from './place/editor-place';
import { tabBar } from './place/words-language';
import { FileActions } from './transfer/file-actions';
import { useEditor } from './use-editor';

const named = tabsRef(texts.kinds);

/** What is edited, and the choice of it: tabs and buttons, or one select on a phone, where they would push the form out of sight. */
export function EditorSections() {
  const isPhone = useMediaQuery('phone');
  return isPhone ? <SectionSelect /> : <SectionTabs />;
}

const SectionTabs = observer(function SectionTabs() {
  const { place } = useEditor();
  // On narrower screens the choice of language is beside the tabs of form and preview.
  const isWide = useMediaQuery('form-beside-preview');
  return (
    <Tabs
      id="kinds-of-content"
      ref={named}
      activeKey={place.part}
      renderTabBar={tabBar(isWide)}
      onChange={(key) => place.showPart(key as EditorPart)}
      items={PARTS.map((key) => ({
        key,
        label: key === 'page' ? texts.pageContent : sectionNames[key],
        forceRender: true,
        // Only one is worked out at a time; what is typed lies in the document.
        children: key === place.part && (key === 'page' ? <PageContent /> : <SectionContent />),
      }))}
    />
  );
});

const SectionSelect = observer(function SectionSelect() {
  const { place } = useEditor();
  const id = useId();
  const sections = PARTS.flatMap((key) => (key === 'page' ? [] : { value: key, label: sectionNames[key] }));
  return (
    <Flex vertical gap="small">
      <div className="editor-sections__bar">
        <label htmlFor={id}>{texts.section}</label>
        <NativeSelect
          id={id}
          value={place.section}
          options={[...SECTIONS.map(({ key, name }) => ({ value: key, label: name })), ...sections]}
          onChange={(value) => place.showSection(value as SectionKey)}
        />
        <FileActions isInMenu />
      </div>
      <SectionContent />
    </Flex>
  );
});
