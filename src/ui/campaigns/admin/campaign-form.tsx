import { Card, Form, Input, Switch } from 'antd';
import dayjs from 'dayjs';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useRef, useState } from 'react';
import type { Campaign } from '../../../core/campaigns/campaign';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import { useViewModel } from '../../app/page-hooks';
import { FieldConflictDialog, PictureVersion } from '../../shared/conflict/conflict-dialog';
import type { FieldChoices } from '../../shared/conflict/field-conflict';
import { moveFocus } from '../../shared/focus/move-focus';
import { formTexts } from '../../shared/form/form.texts';
import { hasOtherValues, StateForm } from '../../shared/form/state-form';
import { formatDollars } from '../../shared/text/money';
import { campaignAdminTexts } from './campaign-admin.texts';
import { campaignFormTexts as texts } from './campaign-form.texts';
import { CampaignFormViewModel } from './campaign-form.view-model';
import type { CampaignFormValues } from './campaign-form-values';
import { CampaignImageInput } from './campaign-image-input';

interface FieldSettings {
  readonly control: ReactElement;
  /** Left out where the control has a label of its own. */
  readonly label?: string;
  readonly required?: boolean;
  /** Stands below the control. */
  readonly extra?: string;
  /** For a field that shares its row with another one where there is room. */
  readonly className?: string;
  readonly valuePropName?: string;
}

const { labels } = texts;
const REQUIRED_HALF = { required: true, className: 'form__half' };
const DOLLARS = <Input prefix="$" inputMode="numeric" />;
/** The browser's own picker: it works by keyboard and with screen readers, and speaks the person's date format. */
const DAY = <Input type="date" max={LAST_DAY} />;

const FIELDS: Record<keyof CampaignFormValues, FieldSettings> = {
  title: { label: labels.title, required: true, control: <Input /> },
  description: { label: labels.description, control: <Input.TextArea rows={4} /> },
  goalAmount: { label: labels.goalAmount, ...REQUIRED_HALF, control: DOLLARS },
  currentAmount: { label: labels.currentAmount, extra: texts.raisedHint, ...REQUIRED_HALF, control: DOLLARS },
  startDate: { label: labels.startDate, ...REQUIRED_HALF, control: DAY },
  endDate: { label: labels.endDate, ...REQUIRED_HALF, control: DAY },
  imageUrl: { control: <CampaignImageInput label={labels.imageUrl} /> },
  isActive: { label: labels.isActive, valuePropName: 'checked', control: <Switch /> },
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
  const { conflict } = viewModel;
  const [form] = Form.useForm<CampaignFormValues>();
  // What somebody else saves later must not become the base of what is typed here.
  const [opened] = useState(() => viewModel.open(campaign));
  const saved = useRef(opened);
  const finish = (values: CampaignFormValues) => {
    saved.current = values;
    onDone(values);
  };
  const handleSubmit = async (values: CampaignFormValues) => {
    if (await viewModel.submit(values)) finish(values);
  };
  const handleResolve = (choices: FieldChoices<keyof CampaignFormValues>) => {
    const { values, isToSave } = viewModel.resolve(choices);
    form.setFieldsValue(values);
    if (isToSave) void handleSubmit(values);
    else finish(values);
  };
  /** A dialog gives the focus back to the button; a field that was refused meanwhile comes first. */
  const handleConflictClosed = () => {
    const refused = NAMES.find((name) => viewModel.form.problemOf(name) !== undefined);
    if (refused) moveFocus(document.getElementById(`campaign_${refused}`));
  };

  return (
    <>
      <Card style={{ maxWidth: '48rem' }}>
        <StateForm
          name="campaign"
          label={campaign ? texts.edit : texts.create}
          state={viewModel.form}
          form={form}
          initial={opened}
          fields={NAMES}
          onSubmit={handleSubmit}
          submit={campaign ? texts.save : texts.create}
          cancel={{ text: texts.cancel, onPress: onCancel }}
          buttons="start"
          isLeftBy={(typed) => hasOtherValues(typed, saved.current)}
          loss={texts.loss}
        >
          <p className="form__hint screen-only">{formTexts.requiredMark}</p>
          {NAMES.map((name) => {
            const { control, ...settings } = FIELDS[name];
            return (
              <Form.Item key={name} name={name} {...settings}>
                {control}
              </Form.Item>
            );
          })}
        </StateForm>
      </Card>
      {/* Not inside: the form would hear the dialog's own form being submitted. */}
      <FieldConflictDialog
        conflict={conflict}
        texts={{ ...texts.conflict, ...(conflict?.isOwnEarlierTry && { intro: texts.conflict.earlierTry }) }}
        labels={labels}
        show={versionOf}
        onResolve={handleResolve}
        onClose={() => viewModel.postpone()}
        onClosed={handleConflictClosed}
      />
    </>
  );
});

function versionOf(field: keyof CampaignFormValues, values: CampaignFormValues) {
  const value = values[field];
  if (typeof value === 'boolean') return value ? campaignAdminTexts.active : campaignAdminTexts.inactive;
  if (field === 'imageUrl') return <PictureVersion value={value} />;
  if (field === 'goalAmount' || field === 'currentAmount') return formatDollars(Number(value));
  if (field === 'startDate' || field === 'endDate') return dayjs(value).format(campaignAdminTexts.dateFormat);
  return value;
}
