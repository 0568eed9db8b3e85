import dayjs from 'dayjs';
import { conflictTexts } from '../../shared/conflict/conflict.texts';
import { ConflictDialog, type ConflictPart } from '../../shared/conflict/conflict-dialog';
import { presetChoices } from '../../shared/conflict/field-conflict';
import { PictureVersion, TextVersion, TwoVersions } from '../../shared/conflict/two-versions';
import { formatDollars } from '../../shared/money';
import { campaignAdminTexts } from './campaign-admin.texts';
import type { CampaignChoices, CampaignConflict, CampaignField } from './campaign-conflict';
import { campaignFormTexts } from './campaign-form.texts';
import type { CampaignFormValues } from './campaign-form-values';

const { conflict: texts, labels } = campaignFormTexts;

interface CampaignConflictDialogProps {
  /** Null without a conflict. */
  readonly conflict: CampaignConflict | null;
  readonly onResolve: (choices: CampaignChoices) => void;
  readonly onClose: () => void;
  /** When it is gone, whatever was answered. */
  readonly onClosed: () => void;
}

/** Somebody else saved the campaign in the meantime: compares their version with the form. */
export function CampaignConflictDialog({ conflict, ...dialog }: CampaignConflictDialogProps) {
  const parts = (conflict?.fields ?? []).map(({ field, author }): ConflictPart<CampaignField> => {
    const versionOf = (values: CampaignFormValues | undefined) => (
      <Version field={field} value={values?.[field] ?? ''} />
    );
    return {
      key: field,
      name: labels[field],
      author,
      versions: (
        <TwoVersions
          title={labels[field]}
          beforeName={conflictTexts.theirs}
          before={versionOf(conflict?.theirs)}
          afterName={conflictTexts.mine}
          after={versionOf(conflict?.mine)}
        />
      ),
    };
  });
  return (
    <ConflictDialog
      open={conflict !== null}
      title={texts.title}
      intro={conflict?.isOwnEarlierTry ? texts.earlierTry : texts.intro}
      action={texts.action}
      parts={parts}
      preset={presetChoices(conflict?.fields ?? [])}
      {...dialog}
    />
  );
}

function Version({ field, value }: { readonly field: CampaignField; readonly value: string | boolean }) {
  if (field === 'imageUrl') return <PictureVersion value={String(value)} />;
  return <TextVersion value={textOf(field, value)} />;
}

function textOf(field: CampaignField, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? campaignAdminTexts.active : campaignAdminTexts.inactive;
  if (field === 'goalAmount' || field === 'currentAmount') return formatDollars(Number(value));
  if (field === 'startDate' || field === 'endDate') return dayjs(value).format(campaignAdminTexts.dateFormat);
  return value;
}
