import { Button, Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import type { SectionChoice, SectionKey } from '../../../core/content/content-sections';
import { DialogTitle } from '../../shared/dialog-title';
import { AUTHOR_TEXTS, SECTION_NAMES } from '../editor.texts';
import type { ConflictingSection } from '../editor.view-model';
import { DifferenceList } from './difference-list';
import './dialogs.css';

const TITLE = 'The content changed elsewhere';

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
  return (
    <Modal
      open={open}
      title={<DialogTitle>{TITLE}</DialogTitle>}
      footer={null}
      width={760}
      onCancel={onClose}
      afterClose={onClosed}
      destroyOnHidden
    >
      <ConflictForm sections={sections} onResolve={onResolve} onClose={onClose} />
    </Modal>
  );
}

function ConflictForm({ sections, onResolve, onClose }: Omit<ConflictDialogProps, 'open' | 'onClosed'>) {
  const [choices, setChoices] = useState<Choices>({});
  const isComplete = sections.every(({ section }) => choices[section]);
  const chooseAll = (choice: SectionChoice) =>
    setChoices(Object.fromEntries(sections.map(({ section }) => [section, choice])));
  return (
    <form
      className="editor-dialog"
      aria-label={TITLE}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) onResolve(choices);
      }}
    >
      <p>
        Somebody saved the content in another tab while you were editing. Choose for each section what to go
        on with; it stays an unsaved change until you save.
      </p>
      {sections.length > 1 && (
        <p className="editor-dialog__row">
          <Button size="small" onClick={() => chooseAll('theirs')}>
            Take all saved ones
          </Button>
          <Button size="small" onClick={() => chooseAll('mine')}>
            Keep all of mine
          </Button>
        </p>
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
      <p className="editor-dialog__actions">
        <Button onClick={onClose}>Decide later</Button>
        <Button type="primary" htmlType="submit" disabled={!isComplete}>
          Continue editing
        </Button>
      </p>
    </form>
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
  return (
    <section className="editor-dialog__item" aria-labelledby={id}>
      <h3 className="editor-dialog__heading" id={id}>
        {SECTION_NAMES[section]}
      </h3>
      {author && <p className="editor-dialog__quiet">{AUTHOR_TEXTS[author]}</p>}
      <DifferenceList differences={differences} beforeName="Saved elsewhere" afterName="Mine" isOneSection />
      <Radio.Group
        aria-labelledby={id}
        value={choice}
        onChange={(event) => onChoose(event.target.value)}
        options={[
          { value: 'theirs', label: 'Take the saved one' },
          { value: 'mine', label: 'Keep mine' },
        ]}
      />
    </section>
  );
}
