import { Card, Input, Switch } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CAMPAIGN_WORDS, type Campaign } from '../../../core/campaigns/campaign';
import { IMAGE_SLOTS } from '../../../core/content/pictures/image-slot';
import type { PictureRef } from '../../../core/content/site-content';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { formatLongDay } from '../../../core/shared/text/format';
import { formatDollars } from '../../../core/shared/text/format-money';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import { type Pair, pairsOf } from '../../../core/shared/translations/pairs';
import { useViewModel } from '../../app/page-hooks';
import { PictureVersion } from '../../shared/conflict/conflict-dialog';
import { RecordForm } from '../../shared/conflict/record-form';
import { moveFocus } from '../../shared/focus/move-focus';
import { type FieldSettings, FormFields } from '../../shared/form/state-form';
import { PictureSlot } from '../../shared/picture-slot/picture-slot';
import { sourceOf } from '../../shared/picture-slot/picture-upload';
import { SpanishGroup } from '../../shared/translation/spanish-group';
import { spanishInWords } from '../../shared/translation/spanish-in-words';
import type { TranslatedWord } from '../../shared/translation/translated-word';
import { campaignAdminTexts } from './campaign-admin.texts';
import { campaignFormTexts as texts } from './campaign-form.texts';
import {
  type CampaignFormValues,
  CampaignFormViewModel,
  CampaignImageViewModel,
} from './campaign-form.view-model';

interface CampaignImageInputProps {
  readonly label: string;
  // The form gives the rest.
  readonly value?: PictureRef;
  readonly onChange?: (ref: PictureRef) => void;
  readonly id?: string;
  readonly 'aria-invalid'?: boolean | 'true';
  readonly 'aria-describedby'?: string;
}

/** The image of a campaign: what is chosen, a new file, or none. */
const CampaignImageInput = observer(function CampaignImageInput({
  label,
  value = '',
  onChange,
  id,
  'aria-invalid': isWrong,
  'aria-describedby': describedBy,
}: CampaignImageInputProps) {
  const viewModel = useViewModel(CampaignImageViewModel);

  const handleRemove = () => {
    viewModel.dismiss();
    onChange?.('');
  };

  return (
    <PictureSlot
      label={label}
      value={value}
      slot={IMAGE_SLOTS.campaignImage}
      state={viewModel.state}
      buttonId={id}
      refusedBy={isWrong ? describedBy : undefined}
      onFile={(file) => void viewModel.choose(sourceOf(file), (ref) => onChange?.(ref))}
      onDismiss={() => viewModel.dismiss()}
      onRemove={handleRemove}
      removeText={texts.removeImage}
    />
  );
});

const { labels } = texts;
const REQUIRED_HALF = { required: true, className: 'form__half' };
const DOLLARS = <Input prefix="$" inputMode="numeric" />;
/** The browser's own picker: it works by keyboard and with screen readers, and speaks the person's date format. */
const DAY = <Input type="date" max={LAST_DAY} />;

const FIELDS: Record<Exclude<keyof CampaignFormValues, 'es'>, FieldSettings> = {
  title: { required: true, control: <Input /> },
  description: { control: <Input.TextArea rows={4} /> },
  goalAmount: { ...REQUIRED_HALF, control: DOLLARS },
  currentAmount: { extra: texts.raisedHint, ...REQUIRED_HALF, control: DOLLARS },
  startDate: { ...REQUIRED_HALF, control: DAY },
  endDate: { ...REQUIRED_HALF, control: DAY },
  imageUrl: { label: null, control: <CampaignImageInput label={labels.imageUrl} /> },
  isActive: { valuePropName: 'checked', control: <Switch /> },
};
const NAMES = fieldNames(FIELDS);

interface CampaignFormProps {
  /** The campaign to change, or null for a new one. */
  readonly campaign: Campaign | null;
  /** Gets what was saved. */
  readonly onDone: (saved: CampaignFormValues) => void;
  readonly onCancel: () => void;
}

/** Starts or changes a campaign. A failure leaves everything typed where it is; leaving it with changes asks first. */
export const CampaignForm = observer(function CampaignForm({
  campaign,
  onDone,
  onCancel,
}: CampaignFormProps) {
  const viewModel = useViewModel(CampaignFormViewModel);
  // What somebody else saves later must not become the base of what is typed here.
  const [opened] = useState(() => viewModel.open(campaign));
  /** A dialog gives the focus back to the button; a field that was refused meanwhile comes first. */
  const onClosed = () => {
    const refused = NAMES.find((name) => viewModel.form.problemOf(name) !== undefined);
    if (refused) moveFocus(document.getElementById(`campaign_${refused}`));
  };

  return (
    <Card style={{ maxWidth: '48rem' }}>
      <RecordForm
        name="campaign"
        label={campaign ? texts.edit : texts.create}
        viewModel={viewModel}
        initial={opened}
        onSubmit={(values) => viewModel.submit(values)}
        onDone={onDone}
        onCancel={onCancel}
        submit={campaign ? texts.save : texts.create}
        buttons="start"
        versions={{ texts: texts.conflict, labels, show: versionOf, onClosed }}
        loss={texts.loss}
      >
        <FormFields fields={FIELDS} labels={labels} />
        <SpanishGroup
          pairsOf={pairsOfValues}
          wordOf={campaignWord}
          state={viewModel.form}
          publishes={campaign === null}
        />
      </RecordForm>
    </Card>
  );
});

const OF_CAMPAIGN: Readonly<Record<(typeof CAMPAIGN_WORDS)[number], TranslatedWord>> = {
  title: { label: labels.title },
  description: { label: labels.description, rows: 4 },
};

/** A text of a campaign that is translated. */
function campaignWord(path: string): TranslatedWord {
  return OF_CAMPAIGN[path as keyof typeof OF_CAMPAIGN];
}

function pairsOfValues(values: CampaignFormValues): readonly Pair[] {
  return pairsOf(values, CAMPAIGN_WORDS);
}

function versionOf(field: keyof CampaignFormValues, values: CampaignFormValues) {
  if (field === 'es') return spanishInWords(values.es);
  const value = values[field];
  if (typeof value === 'boolean') return value ? campaignAdminTexts.active : campaignAdminTexts.inactive;
  if (field === 'imageUrl') return <PictureVersion value={value} />;
  if (field === 'goalAmount' || field === 'currentAmount') return formatDollars(Number(value));
  if (field === 'startDate' || field === 'endDate') return value && formatLongDay(value);
  return value;
}
