import { Card, Empty, Flex, Tabs } from 'antd';
import { useState } from 'react';
import type { SectionKey } from '../../core/content/site-content';
import { nameTabs } from '../app/ant/ant-names';
import { useMediaQuery } from '../app/use-media-query';
import { editorTexts as texts } from './editor.texts';
import { ChoiceButtons } from './fields/choice-buttons';
import { sectionNames } from './fields/field.texts';
import { SectionForm } from './forms/section-form';
import { hasPreview, type PreviewedSection, PreviewPane } from './preview/preview-pane';
import { useEditor } from './use-editor';

const named = nameTabs(texts.formOrPreview);

const PAGE_SECTIONS = ['heroContent', 'aboutContent', 'missionContent', 'visionContent'] as const;

/** One of the sections of Page Content. */
export type PageSection = (typeof PAGE_SECTIONS)[number];

/** The sections of Page Content, each with its name. */
export const SECTIONS = PAGE_SECTIONS.map((key) => ({ key, name: sectionNames[key] }));

/** Whether a section is one of Page Content. */
export function isPageSection(section: SectionKey): section is PageSection {
  return PAGE_SECTIONS.some((key) => key === section);
}

interface PageContentProps {
  readonly section: PageSection;
  readonly onSection: (section: PageSection) => void;
}

/** The sections of the landing page: a button for each, and the form of the chosen one with its preview. */
export function PageContent({ section, onSection }: PageContentProps) {
  return (
    <Flex vertical gap="medium">
      <ChoiceButtons legend={texts.sections} options={SECTIONS} chosen={section} onChoose={onSection} />
      <SectionContent section={section} />
    </Flex>
  );
}

/** The form of a section, with its preview if it has one; what cannot be edited says that it is not there yet. */
export function SectionContent({ section }: { readonly section: SectionKey }) {
  const { editable } = useEditor().document;
  if (!editable[section]) return <ComingSoon title={sectionNames[section]} />;
  return hasPreview(section) ? (
    <FormAndPreview key={section} section={section} />
  ) : (
    <SectionForm section={section} />
  );
}

function FormAndPreview({ section }: { readonly section: PreviewedSection }) {
  const isWide = useMediaQuery('form-beside-preview');
  const [shown, setShown] = useState('form');
  const name = sectionNames[section];
  const form = (
    <section aria-label={texts.formOf(name)}>
      <Card size="small" className="section-form">
        <SectionForm section={section} />
      </Card>
    </section>
  );
  const preview = <PreviewPane section={section} name={name} isBeside={isWide} />;
  if (isWide) {
    return (
      <div className="page-content__pair">
        {form}
        <div className="page-content__preview">{preview}</div>
      </div>
    );
  }
  return (
    <Tabs
      id="form-or-preview"
      ref={named}
      activeKey={shown}
      onChange={setShown}
      items={[
        { key: 'form', label: texts.form, forceRender: true, children: form },
        { key: 'preview', label: texts.preview, destroyOnHidden: true, forceRender: true, children: preview },
      ]}
    />
  );
}

function ComingSoon({ title }: { readonly title: string }) {
  return (
    <section aria-label={title}>
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={
          <>
            <h3>{title}</h3>
            <p>{texts.comingSoon}</p>
          </>
        }
      />
    </section>
  );
}
