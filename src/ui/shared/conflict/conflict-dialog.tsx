import { Button, Card, Flex, Modal, Radio, Typography } from 'antd';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { ChangeAuthor, VersionChoice } from '../../../core/shared/forms/two-versions';
import { DialogTitle } from '../dialog/dialog-title';
import { focusFirstIn } from '../focus/move-focus';
import { conflictTexts as texts } from './conflict.texts';
import './conflict-dialog.css';

/** Something that differs between the two versions, to be chosen as a whole. */
export interface ConflictPart<Key extends string> {
  readonly key: Key;
  readonly name: string;
  /** Null where nobody knows. */
  readonly author: ChangeAuthor | null;
  /** Both versions of it beside each other. */
  readonly versions: ReactNode;
}

/** Which version each part comes from. */
export type ConflictChoices<Key extends string> = Partial<Record<Key, VersionChoice>>;

interface ConflictFormProps<Key extends string> {
  readonly title: string;
  readonly intro: string;
  /** What the button says that goes on with what was chosen. */
  readonly action: string;
  readonly parts: readonly ConflictPart<Key>[];
  /** What is chosen beforehand. */
  readonly preset?: ConflictChoices<Key>;
  readonly onResolve: (choices: ConflictChoices<Key>) => void;
  readonly onClose: () => void;
}

interface ConflictDialogProps<Key extends string> extends ConflictFormProps<Key> {
  readonly open: boolean;
  /** When it is gone, whatever was answered. */
  readonly onClosed?: () => void;
}

/**
 * Somebody else saved what is being changed here. Shows both versions part by part; closing the dialog decides nothing
 * and keeps both.
 */
export function ConflictDialog<Key extends string>({ open, onClosed, ...form }: ConflictDialogProps<Key>) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open={open}
      title={<DialogTitle>{form.title}</DialogTitle>}
      // A cross would have the focus first.
      closable={false}
      footer={null}
      width={760}
      onCancel={form.onClose}
      afterOpenChange={(isOpen) => isOpen && focusFirstIn(body.current)}
      afterClose={() => onClosed?.()}
      destroyOnHidden
    >
      <div ref={body}>
        <ConflictForm {...form} />
      </div>
    </Modal>
  );
}

function ConflictForm<Key extends string>({
  title,
  intro,
  action,
  parts,
  preset = {},
  onResolve,
  onClose,
}: ConflictFormProps<Key>) {
  const [choices, setChoices] = useState<ConflictChoices<Key>>(preset);
  const isComplete = parts.every(({ key }) => choices[key]);
  const chooseAll = (choice: VersionChoice) =>
    setChoices(Object.fromEntries(parts.map(({ key }) => [key, choice])) as ConflictChoices<Key>);
  return (
    <Flex
      component="form"
      vertical
      gap="medium"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) onResolve(choices);
      }}
    >
      <p>{intro}</p>
      {parts.length > 1 && (
        <Flex gap="small" wrap>
          <Button size="small" onClick={() => chooseAll('theirs')}>
            {texts.takeAll}
          </Button>
          <Button size="small" onClick={() => chooseAll('mine')}>
            {texts.keepAll}
          </Button>
        </Flex>
      )}
      {parts.map(({ key, ...part }) => (
        <PartChoices
          key={key}
          {...part}
          choice={choices[key] ?? null}
          onChoose={(choice) => setChoices({ ...choices, [key]: choice })}
        />
      ))}
      <Flex gap="small" wrap justify="end">
        <Button onClick={onClose}>{texts.later}</Button>
        <Button type="primary" htmlType="submit" disabled={!isComplete}>
          {action}
        </Button>
      </Flex>
    </Flex>
  );
}

interface PartChoicesProps extends Omit<ConflictPart<string>, 'key'> {
  readonly choice: VersionChoice | null;
  readonly onChoose: (choice: VersionChoice) => void;
}

function PartChoices({ name, author, versions, choice, onChoose }: PartChoicesProps) {
  const id = useId();
  const heading = (
    <h3 className="dialog-heading" id={id}>
      {name}
    </h3>
  );
  return (
    <section className="conflict-dialog__part" aria-labelledby={id}>
      <Card size="small" title={heading}>
        <Flex vertical gap="small">
          {author && <Typography.Text type="secondary">{texts.authors[author]}</Typography.Text>}
          {versions}
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
