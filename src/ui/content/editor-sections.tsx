import { Flex, Tabs } from 'antd';
import { useId } from 'react';
import { nameTabs } from '../app/ant/ant-names';
import { useMediaQuery } from '../app/use-media-query';
import { NativeSelect } from '../shared/control/native-select';
import { editorTexts as texts } from './editor.texts';
import { BrandAssetsForm } from './forms/section-forms';
import { ComingSoon, PageContent, type PageSection, SECTIONS, SectionContent } from './page-content';
import { FileActions } from './transfer/file-actions';

const named = nameTabs(texts.kinds);

/** The kinds of content beside the sections of the page, each with its name and what edits it. */
const KINDS = [
  { key: 'brand', label: texts.brandAssets, children: <BrandAssetsForm /> },
  { key: 'gallery', label: texts.gallery, children: <ComingSoon title={texts.gallery} /> },
  { key: 'settings', label: texts.settings, children: <ComingSoon title={texts.settings} /> },
] as const;

/** The kind of content that is edited; 'page' has sections. */
export type EditorPart = 'page' | (typeof KINDS)[number]['key'];

interface EditorSectionsProps {
  readonly part: EditorPart;
  /** The section of the page that is edited, or was last. */
  readonly section: PageSection;
  readonly onPart: (part: EditorPart) => void;
  readonly onSection: (section: PageSection) => void;
}

/** What is edited, and the choice of it: tabs and buttons, or one select on a phone, where they would push the form out of sight. */
export function EditorSections(props: EditorSectionsProps) {
  const isPhone = useMediaQuery('phone');
  return isPhone ? <SectionSelect {...props} /> : <SectionTabs {...props} />;
}

function SectionTabs({ part, section, onPart, onSection }: EditorSectionsProps) {
  const [brand, ...others] = KINDS;
  const page = {
    key: 'page',
    label: texts.pageContent,
    children: <PageContent section={section} onSection={onSection} />,
  };
  return (
    <Tabs
      id="kinds-of-content"
      ref={named}
      activeKey={part}
      onChange={(key) => onPart(key as EditorPart)}
      items={[brand, page, ...others].map((tab) => ({ ...tab, forceRender: true }))}
    />
  );
}

function SectionSelect({ part, section, onPart, onSection }: EditorSectionsProps) {
  const id = useId();
  const options = [
    ...SECTIONS.map(({ key, name }) => ({ value: key, label: name })),
    ...KINDS.map(({ key, label }) => ({ value: key, label })),
  ];
  const handleChange = (value: string) => {
    const chosen = SECTIONS.find(({ key }) => key === value);
    if (chosen) onSection(chosen.key);
    onPart(KINDS.find(({ key }) => key === value)?.key ?? 'page');
  };
  return (
    <Flex vertical gap="small">
      <div className="editor-sections__bar">
        <label htmlFor={id}>{texts.section}</label>
        <NativeSelect
          id={id}
          value={part === 'page' ? section : part}
          options={options}
          onChange={handleChange}
        />
        <FileActions isInMenu />
      </div>
      {KINDS.find(({ key }) => key === part)?.children ?? <SectionContent section={section} />}
    </Flex>
  );
}
