import { Flex, Tabs } from 'antd';
import { useId } from 'react';
import type { SectionKey } from '../../core/content/site-content';
import { nameTabs } from '../app/ant/ant-names';
import { useMediaQuery } from '../app/use-media-query';
import { NativeSelect } from '../shared/control/native-select';
import { editorTexts as texts } from './editor.texts';
import { sectionNames } from './fields/field.texts';
import { isPageSection, PageContent, type PageSection, SECTIONS, SectionContent } from './page-content';
import { FileActions } from './transfer/file-actions';

const named = nameTabs(texts.kinds);

/** The kind of content that is edited; 'page' has sections. */
export type EditorPart = 'page' | Exclude<SectionKey, PageSection>;

/** The kinds of content, in the order of their tabs. */
const PARTS: readonly EditorPart[] = ['brandAssets', 'page', 'galleryContent', 'siteSettings'];

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
  return (
    <Tabs
      id="kinds-of-content"
      ref={named}
      activeKey={part}
      onChange={(key) => onPart(key as EditorPart)}
      items={PARTS.map((key) => ({
        key,
        label: key === 'page' ? texts.pageContent : sectionNames[key],
        forceRender: true,
        // Only one is worked out at a time; what is typed lies in the document.
        children: key === part && <PartContent part={part} section={section} onSection={onSection} />,
      }))}
    />
  );
}

function PartContent({ part, section, onSection }: Omit<EditorSectionsProps, 'onPart'>) {
  if (part === 'page') return <PageContent section={section} onSection={onSection} />;
  return <SectionContent section={part} />;
}

function SectionSelect({ part, section, onPart, onSection }: EditorSectionsProps) {
  const id = useId();
  const shown = part === 'page' ? section : part;
  const sections = PARTS.flatMap((key) => (key === 'page' ? [] : { value: key, label: sectionNames[key] }));
  const handleChange = (value: SectionKey) => {
    if (isPageSection(value)) onSection(value);
    onPart(isPageSection(value) ? 'page' : value);
  };
  return (
    <Flex vertical gap="small">
      <div className="editor-sections__bar">
        <label htmlFor={id}>{texts.section}</label>
        <NativeSelect
          id={id}
          value={shown}
          options={[...SECTIONS.map(({ key, name }) => ({ value: key, label: name })), ...sections]}
          onChange={(value) => handleChange(value as SectionKey)}
        />
        <FileActions isInMenu />
      </div>
      <SectionContent section={shown} />
    </Flex>
  );
}
