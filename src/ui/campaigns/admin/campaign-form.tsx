import { Button, Form, Input, Switch } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { Campaign } from '../../../core/campaigns/campaign';
import { useViewModel } from '../../app/use-view-model';
import { formTexts } from '../../shared/form/form-texts';
import { LeaveGuard } from '../../shared/leave/leave-guard';
import { campaignAdminTexts as texts } from './campaign-admin.texts';
import { CAMPAIGN_FIELDS, CampaignFormViewModel } from './campaign-form.view-model';
import { type CampaignFormValues, toFormValues } from './campaign-form-values';
import { CampaignImageInput } from './campaign-image-input';
import { useSubmission } from './use-submission';
import '../../shared/form/public-form.css';
import './campaign-form.css';

const NAME = 'campaign';

interface CampaignFormProps {
  /** The campaign to change, or null for a new one. */
  readonly campaign: Campaign | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Starts or changes a campaign; what was typed stays until it is saved. */
export const CampaignForm = observer(function CampaignForm({
  campaign,
  onDone,
  onCancel,
}: CampaignFormProps) {
  const viewModel = useViewModel(CampaignFormViewModel);
  const { isSaving } = viewModel;
  const [form] = Form.useForm<CampaignFormValues>();
  const initialValues = toFormValues(campaign);
  const saved = useRef(initialValues);
  const { handleFinish, clearMessages, refusal, buttonProps, statusProps } = useSubmission({
    form,
    formName: NAME,
    fields: CAMPAIGN_FIELDS,
    isSending: isSaving,
    submit: (values) => viewModel.submit(values, campaign),
  });
  const handleSave = async (values: CampaignFormValues) => {
    if (!(await handleFinish(values))) return;
    saved.current = values;
    onDone();
  };
  const isChanged = () => CAMPAIGN_FIELDS.some((field) => form.getFieldValue(field) !== saved.current[field]);
  return (
    <Form
      className="public-form campaign-form panel"
      name={NAME}
      form={form}
      layout="vertical"
      noValidate
      aria-label={campaign ? texts.editCampaign : texts.createCampaign}
      initialValues={initialValues}
      onFinish={handleSave}
      onValuesChange={(changed) => clearMessages(Object.keys(changed))}
    >
      <p className="public-form__hint">{formTexts.requiredMark}</p>
      <Form.Item name="title" label="Title" required>
        <Input />
      </Form.Item>
      <Form.Item name="description" label="Description">
        <Input.TextArea rows={4} />
      </Form.Item>
      <div className="public-form__pair">
        <Form.Item name="goalAmount" label="Goal amount" required>
          <Input prefix="$" inputMode="numeric" />
        </Form.Item>
        <Form.Item name="currentAmount" label="Raised so far" required>
          <Input prefix="$" inputMode="numeric" />
        </Form.Item>
      </div>
      <div className="public-form__pair">
        <Form.Item name="startDate" label="Start date" required>
          <Input type="date" max="9999-12-31" />
        </Form.Item>
        <Form.Item name="endDate" label="End date" required>
          <Input type="date" max="9999-12-31" />
        </Form.Item>
      </div>
      <Form.Item name="imageUrl">
        <CampaignImageInput />
      </Form.Item>
      <Form.Item name="isActive" label="Active" valuePropName="checked">
        <Switch />
      </Form.Item>
      <div className="campaign-form__actions">
        <Button type="primary" htmlType="submit" {...buttonProps}>
          {campaign ? texts.saveChanges : texts.createCampaign}
        </Button>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
      <p className="visually-hidden" {...statusProps}>
        {isSaving ? texts.saving : refusal}
      </p>
      <LeaveGuard isLeftBy={isChanged}>{texts.leave}</LeaveGuard>
    </Form>
  );
});
