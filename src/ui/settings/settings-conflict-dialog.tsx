import type { VersionChoice } from '../../core/shared/forms/two-versions';
import { conflictTexts } from '../shared/conflict/conflict.texts';
import { ConflictDialog } from '../shared/conflict/conflict-dialog';
import { TextVersion, TwoVersions } from '../shared/conflict/two-versions';
import { settingsTexts as texts } from './settings.texts';
import type { SettingsConflict } from './settings.view-model';
import type { SettingsField } from './settings-form-values';

interface SettingsConflictDialogProps {
  /** Null without a conflict. */
  readonly conflict: SettingsConflict | null;
  readonly onResolve: (choices: Partial<Record<SettingsField, VersionChoice>>) => void;
  readonly onClose: () => void;
}

/** Somebody else saved the settings in the meantime: compares their version with the form. */
export function SettingsConflictDialog({ conflict, ...dialog }: SettingsConflictDialogProps) {
  const fields = conflict?.fields ?? [];
  const preset = Object.fromEntries(
    fields.flatMap(({ field, author }) =>
      author === 'both' ? [] : [[field, author === 'me' ? 'mine' : 'theirs'] as const],
    ),
  );
  return (
    <ConflictDialog
      open={conflict !== null}
      title={texts.conflict.title}
      intro={texts.conflict.intro}
      action={texts.conflict.action}
      parts={fields.map(({ field, author, theirs, mine }) => ({
        key: field,
        name: texts.labels[field],
        author,
        versions: (
          <TwoVersions
            title={texts.labels[field]}
            beforeName={conflictTexts.theirs}
            before={<TextVersion value={theirs} />}
            afterName={conflictTexts.mine}
            after={<TextVersion value={mine} />}
          />
        ),
      }))}
      preset={preset}
      {...dialog}
    />
  );
}
