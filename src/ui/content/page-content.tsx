import { Card, Empty, Flex, Tabs } from 'antd';
import { observer } from 'mobx-react-lite';
import { tabsRef } from '../app/ant/ant-names';
import { useMediaQuery } from '../app/use-media-query';
import { editorTexts as texts } from './editor.texts';
import { ChoiceButtons } from './fields/choice-buttons';
import { sectionNames } from './fields/field.texts';
import { SectionForm } from './forms/section-form';
import { type EditorPane, PAGE_SECTIONS } from './place/editor-place';
import { MissingInSpanish, tabBar } from './place/words-language';
import { hasPreview, type PreviewedSection, PreviewPane } from './preview/preview-pane';
import { useEditor } from './use-editor';

const named = tabsRef(texts.formOrPreview);

/** The sections of Page Content, each with its name. */
export const SECTIONS = PAGE_SECTIONS.map((key) => ({ key, name: sectionNames[key] }));

/** The sections of the landing page: a button for each, and the form of the chosen one with its preview. */
export const PageContent = observer(function PageContent() {
  const { place } = useEditor();
  return (
    <Flex vertical gap="medium">
      <ChoiceButtons
        legend={texts.sections}
        options={SECTIONS}
        chosen={place.pageSection}
        onChoose={(section) => place.showSection(section)}
      />
      <SectionContent />
    </Flex>
  );
});

/** The form of the chosen section, with its preview if it has one; what cannot be edited says that it is not there yet. */
export const SectionContent = observer(function SectionContent() {
  const { document, place } = useEditor();
  const isPhone = useMediaQuery('phone');
  const { section } = place;
  if (!document.editable[section]) return <ComingSoon title={sectionNames[section]} />;
  if (!hasPreview(section)) return <SectionForm section={section} />;
  return (
    <>
      {isPhone && <MissingInSpanish isBrief />}
      <FormAndPreview key={section} section={section} />
    </>
  );
});

interface FormAndPreviewProps {
  readonly section: PreviewedSection;
}

const FormAndPreview = observer(function FormAndPreview({ section }: FormAndPreviewProps) {
  const { place } = useEditor();
  const isWide = useMediaQuery('form-beside-preview');
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
      activeKey={place.pane}
      renderTabBar={tabBar(true)}
      onChange={(key) => place.showPane(key as EditorPane)}
      items={[
        { key: 'form', label: texts.form, forceRender: true, children: form },
        { key: 'preview', label: texts.preview, destroyOnHidden: true, forceRender: true, children: preview },
      ]}
    />
  );
});

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
