import { Button, Input, Switch } from 'antd';
import type { Campaign } from '../../../core/campaigns/campaign';
import { useViewModel } from '../../app/use-view-model';
import { type AntFields, AntForm } from '../../shared/form/ant-form';
import { campaignFormTexts as texts } from './campaign-form.texts';
import { CampaignFormViewModel } from './campaign-form.view-model';
import { type CampaignFormValues, toFormValues } from './campaign-form-values';
import { CampaignImageInput } from './campaign-image-input';

const { labels } = texts;
const DOLLARS = <Input prefix="$" inputMode="numeric" />;
/** The browser's own picker: it works by keyboard and with screen readers, and speaks the person's date format. */
const DAY = <Input type="date" max="9999-12-31" />;

const FIELDS: AntFields<CampaignFormValues> = {
  title: { label: labels.title, isRequired: true, control: <Input /> },
  description: { label: labels.description, control: <Input.TextArea rows={4} /> },
  goalAmount: { label: labels.goalAmount, isRequired: true, isHalf: true, control: DOLLARS },
  currentAmount: { label: labels.currentAmount, isRequired: true, isHalf: true, control: DOLLARS },
  startDate: { label: labels.startDate, isRequired: true, isHalf: true, control: DAY },
  endDate: { label: labels.endDate, isRequired: true, isHalf: true, control: DAY },
  imageUrl: { control: <CampaignImageInput label={labels.imageUrl} /> },
  isActive: { label: labels.isActive, valueName: 'checked', control: <Switch /> },
};

interface CampaignFormProps {
  /** The campaign to change, or null for a new one. */
  readonly campaign: Campaign | null;
  /** Gets what was saved. */
  readonly onDone: (saved: CampaignFormValues) => void;
  readonly onCancel: () => void;
}

/** Starts or changes a campaign. */
export function CampaignForm({ campaign, onDone, onCancel }: CampaignFormProps) {
  const viewModel = useViewModel(CampaignFormViewModel);
  return (
    <AntForm
      name="campaign"
      label={campaign ? texts.edit : texts.create}
      state={viewModel.form}
      fields={FIELDS}
      initialValues={toFormValues(campaign)}
      button={campaign ? texts.save : texts.create}
      onSubmit={(values) => viewModel.submit(values, campaign)}
      onDone={onDone}
      loss={texts.loss}
    >
      <Button onClick={onCancel}>{texts.cancel}</Button>
    </AntForm>
  );
}
