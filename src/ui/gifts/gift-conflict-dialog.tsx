import { conflictTexts } from '../shared/conflict/conflict.texts';
import { ConflictDialog } from '../shared/conflict/conflict-dialog';
import { type FieldChoices, presetChoices } from '../shared/conflict/field-conflict';
import { TextVersion, TwoVersions } from '../shared/conflict/two-versions';
import { formatDay } from '../shared/day';
import { giftTexts } from './gift.texts';
import { giftFormTexts as texts } from './gift-form.texts';
import type { GiftConflict, GiftField } from './gift-form.view-model';
import type { GiftFormValues } from './gift-form-values';

interface GiftConflictDialogProps {
  /** Null without a conflict. */
  readonly conflict: GiftConflict | null;
  readonly titles: ReadonlyMap<string, string>;
  readonly onResolve: (choices: FieldChoices<GiftField>) => void;
  readonly onClose: () => void;
}

/** Somebody else saved the gift while it was being corrected here: compares their version with the form. */
export function GiftConflictDialog({ conflict, titles, ...dialog }: GiftConflictDialogProps) {
  const fields = conflict?.fields ?? [];
  return (
    <ConflictDialog
      open={conflict !== null}
      title={texts.conflict.title}
      intro={texts.conflict.intro}
      action={texts.conflict.action}
      parts={fields.map(({ field, author }) => ({
        key: field,
        name: texts.labels[field],
        author,
        versions: conflict && (
          <TwoVersions
            title={texts.labels[field]}
            beforeName={conflictTexts.theirs}
            before={<TextVersion value={textOf(field, conflict.theirs, titles)} />}
            afterName={conflictTexts.mine}
            after={<TextVersion value={textOf(field, conflict.mine, titles)} />}
          />
        ),
      }))}
      preset={presetChoices(fields)}
      {...dialog}
    />
  );
}

function textOf(field: GiftField, values: GiftFormValues, titles: ReadonlyMap<string, string>): string {
  const value = values[field];
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (field === 'method') return giftTexts.methods[values.method];
  if (field === 'receivedOn') return formatDay(value);
  if (field !== 'campaignId') return value;
  return value === '' ? giftTexts.noCampaign : (titles.get(value) ?? giftTexts.goneCampaign);
}
