import { Button, Card, Flex, Modal, Radio, Typography } from 'antd';
import { useId, useRef, useState } from 'react';
import type { SectionChoice } from '../../../core/content/content-sections';
import type { SectionKey } from '../../../core/content/site-content';
import { DialogTitle } from '../../shared/dialog-title';
import type { ConflictingSection } from '../document/conflicting-sections';
import { sectionNames } from '../fields/field.texts';
import { dialogTexts } from './dialogs.texts';
import { DifferenceList } from './difference-list';
import './dialogs.css';

const texts = dialogTexts.conflict;

/** Which version each section comes from. */
type Choices = Partial<Record<SectionKey, SectionChoice>>;

interface ConflictDialogProps {
  readonly open: boolean;
  readonly sections: readonly ConflictingSection[];
  readonly onResolve: (choices: Choices) => void;
  readonly onClose: () => void;
  /** When it is gone, whatever was answered. */
  readonly onClosed: () => void;
}

/**
 * The content was saved elsewhere while it was being edited here. Shows both versions section by section; nothing is
 * chosen beforehand, and closing the dialog keeps both.
 */
export function ConflictDialog({ open, sections, onResolve, onClose, onClosed }: ConflictDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open={open}
      title={<DialogTitle>{texts.title}</DialogTitle>}
      // A cross would have the focus first.
      closable={false}
      footer={null}
      width={760}
      onCancel={onClose}
      afterOpenChange={(isOpen) =>
        isOpen && body.current?.querySelector<HTMLElement>('button, input')?.focus()
      }
      afterClose={onClosed}
      destroyOnHidden
    >
      <div ref={body}>
        <ConflictForm sections={sections} onResolve={onResolve} onClose={onClose} />
      </div>
    </Modal>
  );
}

function ConflictForm({ sections, onResolve, onClose }: Omit<ConflictDialogProps, 'open' | 'onClosed'>) {
  const [choices, setChoices] = useState<Choices>({});
  const isComplete = sections.every(({ section }) => choices[section]);
  const chooseAll = (choice: SectionChoice) =>
    setChoices(Object.fromEntries(sections.map(({ section }) => [section, choice])));
  return (
    <Flex
      component="form"
      vertical
      gap="medium"
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) onResolve(choices);
      }}
    >
      <p>{texts.intro}</p>
      {sections.length > 1 && (
        <Flex gap="small" wrap>
          <Button size="small" onClick={() => chooseAll('theirs')}>
            {texts.takeAll}
          </Button>
          <Button size="small" onClick={() => chooseAll('mine')}>
            {texts.keepAll}
          </Button>
        </Flex>
      )}
      {sections.map(({ section, ...about }) => (
        <SectionChoices
          key={section}
          section={section}
          {...about}
          choice={choices[section] ?? null}
          onChoose={(choice) => setChoices({ ...choices, [section]: choice })}
        />
      ))}
      <Flex gap="small" wrap justify="end">
        <Button onClick={onClose}>{texts.later}</Button>
        <Button type="primary" htmlType="submit" disabled={!isComplete}>
          {texts.submit}
        </Button>
      </Flex>
    </Flex>
  );
}

function SectionChoices({
  section,
  author,
  differences,
  choice,
  onChoose,
}: ConflictingSection & {
  readonly choice: SectionChoice | null;
  readonly onChoose: (choice: SectionChoice) => void;
}) {
  const id = useId();
  const heading = (
    <h3 className="editor-dialog__heading" id={id}>
      {sectionNames[section]}
    </h3>
  );
  return (
    <section className="editor-dialog__choice" aria-labelledby={id}>
      <Card size="small" title={heading}>
        <Flex vertical gap="small">
          {author && <Typography.Text type="secondary">{texts.authors[author]}</Typography.Text>}
          <DifferenceList
            differences={differences}
            beforeName={texts.theirs}
            afterName={texts.mine}
            isOneSection
          />
          <Radio.Group
            aria-labelledby={id}
            value={choice}
            onChange={(event) => onChoose(event.target.value)}
            options={[
              { value: 'theirs', label: texts.take },
              { value: 'mine', label: texts.keep },
            ]}
          />
        </Flex>
      </Card>
    </section>
  );
}
