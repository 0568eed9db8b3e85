import { Button } from 'antd';
import { useState } from 'react';
import { BREAKPOINTS } from '../app/breakpoints';
import { useMediaQuery } from '../app/use-media-query';
import { TabSet } from '../shared/tabs/tab-set';
import { ComingSoon } from './coming-soon';
import type { EditorViewModel } from './editor.view-model';
import { AboutForm } from './forms/about-form';
import { HeroForm } from './forms/hero-form';
import { PreviewPane } from './preview/preview-pane';

/** The sections of Page Content by the name that their button has (specification, section 2). */
const SECTIONS = [
  { key: 'hero', name: 'Hero', Form: HeroForm },
  { key: 'about', name: 'About', Form: AboutForm },
  { key: 'mission', name: 'Mission', Form: null },
  { key: 'vision', name: 'Vision', Form: null },
] as const;

/** One of the sections of Page Content. */
export type PageSection = (typeof SECTIONS)[number]['key'];

interface PageContentProps {
  readonly editor: EditorViewModel;
  readonly section: PageSection;
  readonly onSection: (section: PageSection) => void;
}

/** The sections of the landing page: a button for each, and the form of the chosen one with its preview. */
export function PageContent({ editor, section, onSection }: PageContentProps) {
  const chosen = SECTIONS.find(({ key }) => key === section) ?? SECTIONS[0];
  return (
    <div className="page-content">
      <fieldset className="page-content__sections">
        <legend className="visually-hidden">Sections</legend>
        {SECTIONS.map(({ key, name }) => (
          <Button
            key={key}
            className="page-content__section"
            aria-pressed={key === section}
            onClick={() => onSection(key)}
          >
            {name}
          </Button>
        ))}
      </fieldset>
      {chosen.Form ? (
        <FormAndPreview key={chosen.key} editor={editor} section={chosen} />
      ) : (
        <ComingSoon title={chosen.name} />
      )}
    </div>
  );
}

type EditableSection = Extract<(typeof SECTIONS)[number], { readonly key: 'hero' | 'about' }>;

function FormAndPreview({
  editor: { document, uploads },
  section: { key, name, Form },
}: {
  readonly editor: EditorViewModel;
  readonly section: EditableSection;
}) {
  const isWide = useMediaQuery(BREAKPOINTS['form-beside-preview']);
  const [shown, setShown] = useState<'form' | 'preview'>('form');
  const form = (
    <section className="panel" aria-label={`${name} form`}>
      <Form document={document} uploads={uploads} />
    </section>
  );
  const preview = <PreviewPane document={document} section={key} isBeside={isWide} />;
  if (isWide) {
    return (
      <div className="page-content__pair">
        {form}
        <div className="page-content__preview">{preview}</div>
      </div>
    );
  }
  return (
    <TabSet
      label="Form or preview"
      active={shown}
      onChange={setShown}
      tabs={[
        { key: 'form', label: 'Form', mounted: 'always', children: form },
        { key: 'preview', label: 'Preview', mounted: 'while-open', children: preview },
      ]}
    />
  );
}
