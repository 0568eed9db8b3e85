import { Card, Empty, Flex, Tabs } from 'antd';
import { useState } from 'react';
import { nameTabs } from '../app/ant/ant-names';
import { useMediaQuery } from '../app/use-media-query';
import { editorTexts as texts } from './editor.texts';
import { ChoiceButtons } from './fields/choice-buttons';
import { sectionNames } from './fields/field.texts';
import { AboutForm, HeroForm } from './forms/section-forms';
import { PreviewPane } from './preview/preview-pane';

const named = nameTabs(texts.formOrPreview);

/** The sections of Page Content, each with its name and its form, if there is one. */
export const SECTIONS = [
  { key: 'hero', name: sectionNames.heroContent, Form: HeroForm },
  { key: 'about', name: sectionNames.aboutContent, Form: AboutForm },
  { key: 'mission', name: sectionNames.missionContent, Form: null },
  { key: 'vision', name: sectionNames.visionContent, Form: null },
] as const;

/** One of the sections of Page Content. */
export type PageSection = (typeof SECTIONS)[number]['key'];

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

/** The form of a section with its preview. */
export function SectionContent({ section }: Pick<PageContentProps, 'section'>) {
  const chosen = SECTIONS.find(({ key }) => key === section) ?? SECTIONS[0];
  return chosen.Form ? (
    <FormAndPreview key={chosen.key} section={chosen} />
  ) : (
    <ComingSoon title={chosen.name} />
  );
}

type EditableSection = Extract<(typeof SECTIONS)[number], { readonly key: 'hero' | 'about' }>;

function FormAndPreview({ section: { key, name, Form } }: { readonly section: EditableSection }) {
  const isWide = useMediaQuery('form-beside-preview');
  const [shown, setShown] = useState('form');
  const form = (
    <section aria-label={texts.formOf(name)}>
      <Card size="small" className="section-form">
        <Form />
      </Card>
    </section>
  );
  const preview = <PreviewPane section={key} name={name} isBeside={isWide} />;
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

/** A part of the editor that is not there yet. */
export function ComingSoon({ title }: { readonly title: string }) {
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
