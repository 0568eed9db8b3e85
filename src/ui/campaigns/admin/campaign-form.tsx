import { Button, Flex, Form, Input, Switch } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { Campaign } from '../../../core/campaigns/campaign';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import { useViewModel } from '../../app/use-view-model';
import { moveFocus } from '../../shared/focus/move-focus';
import { ignoreSecondClick, useFirstProblem } from '../../shared/focus/use-first-problem';
import { formTexts } from '../../shared/form/form.texts';
import { LeaveGuard } from '../../shared/leave/leave-guard';
import type { CampaignChoices } from './campaign-conflict';
import { CampaignConflictDialog } from './campaign-conflict-dialog';
import { campaignFormTexts as texts } from './campaign-form.texts';
import { CampaignFormViewModel } from './campaign-form.view-model';
import type { CampaignFormValues } from './campaign-form-values';
import { CampaignImageInput } from './campaign-image-input';
import '../../shared/error-mark.css';
import '../../shared/form/form.css';
import './campaign-form.css';

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
  const { isSending, problems } = viewModel.form;
  const [form] = Form.useForm<CampaignFormValues>();
  // What somebody else saves later must not become the base of what is typed here.
  const [opened] = useState(() => viewModel.open(campaign));
  const saved = useRef(opened);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages follow the problems alone
  useLayoutEffect(() => {
    form.setFields(NAMES.map((name) => ({ name, errors: [viewModel.form.problemOf(name) ?? []].flat() })));
  }, [problems]);
  const focusField = (name: string) => moveFocus(document.getElementById(`campaign_${name}`));
  const refusal = useFirstProblem(viewModel.form, NAMES, focusField);

  const finish = (values: CampaignFormValues) => {
    saved.current = values;
    onDone(values);
  };
  const handleFinish = async (values: CampaignFormValues) => {
    if (await viewModel.submit(values)) finish(values);
  };
  const handleResolve = (choices: CampaignChoices) => {
    const { values, isToSave } = viewModel.resolve(choices);
    form.setFieldsValue(values);
    if (isToSave) void handleFinish(values);
    else finish(values);
  };
  /** A dialog gives the focus back to the button; a field that was refused meanwhile comes first. */
  const handleConflictClosed = () => {
    const refused = NAMES.find((name) => viewModel.form.problemOf(name) !== undefined);
    if (refused) focusField(refused);
  };
  const isChanged = () => {
    const now: CampaignFormValues = form.getFieldsValue(true);
    return NAMES.some((name) => now[name] !== saved.current[name]);
  };

  return (
    <>
      <Form
        className="form campaign-form"
        name="campaign"
        form={form}
        layout="vertical"
        noValidate
        aria-label={campaign ? texts.edit : texts.create}
        initialValues={opened}
        onFinish={(values) => void handleFinish(values)}
        onValuesChange={(changed) => {
          for (const field of Object.keys(changed)) viewModel.form.correct(field);
        }}
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
        <Flex wrap gap="var(--space-3)">
          {/* Not disabled: a disabled button loses the focus. The form's state refuses a second press. */}
          <Button
            type="primary"
            htmlType="submit"
            aria-disabled={isSending || undefined}
            onClick={ignoreSecondClick}
          >
            {isSending ? formTexts.saving : campaign ? texts.save : texts.create}
          </Button>
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </Flex>
        <p className="visually-hidden" role="status">
          {isSending ? formTexts.saving : refusal}
        </p>
        <LeaveGuard isLeftBy={isChanged}>{texts.loss}</LeaveGuard>
      </Form>
      {/* Not inside: the form would hear the dialog's own form being submitted. */}
      <CampaignConflictDialog
        conflict={viewModel.conflict}
        onResolve={handleResolve}
        onClose={() => viewModel.postpone()}
        onClosed={handleConflictClosed}
      />
    </>
  );
});
