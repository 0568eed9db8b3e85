import { Button, Card, Descriptions, Flex, Radio, Typography } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { ChangeAuthor, VersionChoice } from '../../../core/shared/forms/two-versions';
import { nameTable } from '../../app/ant/ant-names';
import { PlainDialog } from '../dialog/form-dialog';
import { Picture } from '../picture';
import { conflictTexts } from './conflict.texts';
import { type FieldChoices, type FieldConflict, presetChoices } from './field-conflict';
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

interface ConflictFormProps<Key extends string> {
  readonly title: string;
  readonly intro: string;
  /** What the button says that goes on with what was chosen. */
  readonly action: string;
  readonly parts: readonly ConflictPart<Key>[];
  /** What is chosen beforehand. */
  readonly preset?: FieldChoices<Key>;
  readonly onResolve: (choices: FieldChoices<Key>) => void;
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
  return (
    <PlainDialog
      open={open}
      title={form.title}
      width={760}
      onClose={form.onClose}
      afterClose={() => onClosed?.()}
    >
      <ConflictForm {...form} />
    </PlainDialog>
  );
}

function ConflictForm<Key extends string>(props: ConflictFormProps<Key>) {
  const { title, intro, action, parts, preset = {}, onResolve, onClose } = props;
  const [choices, setChoices] = useState<FieldChoices<Key>>(preset);
  const isComplete = parts.every(({ key }) => choices[key]);
  const chooseAll = (choice: VersionChoice) =>
    setChoices(Object.fromEntries(parts.map(({ key }) => [key, choice])) as FieldChoices<Key>);
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
            {conflictTexts.takeAll}
          </Button>
          <Button size="small" onClick={() => chooseAll('mine')}>
            {conflictTexts.keepAll}
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
        <Button onClick={onClose}>{conflictTexts.later}</Button>
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
          {author && (
            <Typography.Text type="secondary">
              <span>{conflictTexts.authors[author]}</span>
            </Typography.Text>
          )}
          {versions}
          <Radio.Group
            aria-labelledby={id}
            value={choice}
            onChange={(event) => onChoose(event.target.value)}
            options={[
              { value: 'theirs', label: conflictTexts.take },
              { value: 'mine', label: conflictTexts.keep },
            ]}
          />
        </Flex>
      </Card>
    </section>
  );
}

/** The dialog in which a person chooses between two versions of a record, field by field. */
export interface FieldConflictDialogProps<Values> {
  /** Null without a conflict. */
  readonly conflict: Pick<FieldConflict<unknown, Values>, 'fields' | 'mine' | 'theirs'> | null;
  readonly texts: { readonly title: string; readonly intro: string; readonly action: string };
  readonly labels: Readonly<Record<keyof Values & string, string>>;
  /** A field's value in words, or as a picture. */
  readonly show: (field: keyof Values & string, values: Values) => ReactNode;
  readonly onResolve: (choices: FieldChoices<keyof Values & string>) => void;
  readonly onClose: () => void;
  /** When it is gone, whatever was answered. */
  readonly onClosed?: () => void;
}

/** Somebody else saved what a form changes in the meantime: compares their version with the form, field by field. */
export function FieldConflictDialog<Values>(props: FieldConflictDialogProps<Values>) {
  const { conflict, texts, labels, show, ...dialog } = props;
  const version = (field: keyof Values & string, values: Values) => {
    const shown = show(field, values);
    return typeof shown === 'string' ? <TextVersion value={shown} /> : shown;
  };
  return (
    <ConflictDialog
      open={conflict !== null}
      {...texts}
      parts={(conflict?.fields ?? []).map(({ field, author }) => ({
        key: field,
        name: labels[field],
        author,
        versions: conflict && (
          <TwoVersions
            title={labels[field]}
            beforeName={conflictTexts.theirs}
            before={version(field, conflict.theirs)}
            afterName={conflictTexts.mine}
            after={version(field, conflict.mine)}
          />
        ),
      }))}
      preset={presetChoices(conflict?.fields ?? [])}
      {...dialog}
    />
  );
}

/** Two versions of a text or picture, and their names. */
interface TwoVersionsProps {
  readonly title: string;
  readonly beforeName: string;
  readonly before: ReactNode;
  readonly afterName: string;
  readonly after: ReactNode;
}

/** Two versions of one thing beside each other, or one above the other where there is no room. */
export function TwoVersions({ title, beforeName, before, afterName, after }: TwoVersionsProps) {
  return (
    <Descriptions
      ref={nameTable(title)}
      layout="vertical"
      size="small"
      bordered
      styles={{ label: { width: '50%' } }}
      column={{ xs: 1, sm: 2 }}
      items={[
        { key: 'before', label: beforeName, children: before },
        { key: 'after', label: afterName, children: after },
      ]}
    />
  );
}

interface VersionProps {
  /** Null where this version has none. */
  readonly value: string | null;
}

/** One version of a text; `lang` is its language, where that is not the page's. */
export function TextVersion({ value, lang }: VersionProps & { readonly lang?: string | undefined }) {
  if (!value) return <NoVersion value={value} />;
  return (
    <span className="version__text" lang={lang}>
      {value}
    </span>
  );
}

/** One version of a picture; `value` is its reference. */
export function PictureVersion({ value, ground }: VersionProps & { readonly ground?: 'light' | 'dark' }) {
  if (!value) return <NoVersion value={value} />;
  return (
    <span className="version__picture" data-ground={ground}>
      <Picture src={value} alt={conflictTexts.picture} />
    </span>
  );
}

function NoVersion({ value }: VersionProps) {
  return (
    <Typography.Text type="secondary" italic>
      <span>{value === null ? conflictTexts.absent : conflictTexts.empty}</span>
    </Typography.Text>
  );
}
