import type { ReactNode } from 'react';
import { conflictTexts } from './conflict.texts';
import { ConflictDialog } from './conflict-dialog';
import { type FieldChoices, type FieldConflict, presetChoices } from './field-conflict';
import { TextVersion, TwoVersions } from './two-versions';

interface FieldConflictDialogProps<Values> {
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
        ...{ key: field, name: labels[field], author },
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
