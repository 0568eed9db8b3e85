import { Form, Input, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { PLAN_INTERVALS } from '../../../core/plans/plan';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import { useViewModel } from '../../app/use-view-model';
import { DialogTitle } from '../../shared/dialog-title';
import { moveFocus } from '../../shared/focus/move-focus';
import { useFirstProblem } from '../../shared/focus/use-first-problem';
import { DialogFormEnd } from '../../shared/form/dialog-form-end';
import { hasOtherValues } from '../../shared/form/has-other-values';
import { useFormProblems } from '../../shared/form/use-form-problems';
import { useAskedClose } from '../../shared/leave/use-asked-close';
import { NativeSelect } from '../../shared/native-select';
import { type PlanFormValues, PlanFormViewModel } from './plan-form.view-model';
import { plansTexts } from './plans.texts';
import '../../shared/error-mark.css';
import '../../shared/form/form.css';

const texts = plansTexts.form;
const NAMES = ['amount', 'interval', 'startsOn'] as const;

interface PlanFormDialogProps {
  readonly isOpen: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks what somebody means to give again and again. */
export function PlanFormDialog({ isOpen, onDone, onClose }: PlanFormDialogProps) {
  const close = useAskedClose(onClose);
  return (
    <Modal
      open={isOpen}
      title={<DialogTitle>{plansTexts.start}</DialogTitle>}
      footer={null}
      closable={false}
      width={440}
      onCancel={close}
      // The form is a new one each time, with an id of its own for the plan.
      destroyOnHidden
    >
      <PlanForm onDone={onDone} onCancel={close} onClose={onClose} />
    </Modal>
  );
}

const PlanForm = observer(function PlanForm({
  onDone,
  onCancel,
  onClose,
}: Omit<PlanFormDialogProps, 'isOpen'> & { readonly onCancel: () => void }) {
  const viewModel = useViewModel(PlanFormViewModel);
  const { isSending } = viewModel.form;
  const [form] = Form.useForm<PlanFormValues>();
  useFormProblems(form, NAMES, viewModel.form);
  const refusal = useFirstProblem(viewModel.form, NAMES, (name) =>
    moveFocus(document.getElementById(`plan_${name}`)),
  );
  const handleFinish = async () => {
    if (!(await viewModel.submit(form.getFieldsValue(true)))) return;
    onDone();
    onClose();
  };
  return (
    <Form
      className="form"
      name="plan"
      form={form}
      layout="vertical"
      noValidate
      aria-label={plansTexts.start}
      initialValues={viewModel.first}
      onFinish={() => void handleFinish()}
      onValuesChange={(changed) => {
        for (const field of Object.keys(changed)) viewModel.form.correct(field);
      }}
    >
      <p>{plansTexts.ours}</p>
      <Form.Item name="amount" label={texts.labels.amount} required>
        <Input prefix="$" inputMode="decimal" />
      </Form.Item>
      <Form.Item name="interval" label={texts.labels.interval}>
        <NativeSelect options={PLAN_INTERVALS.map((value) => ({ value, label: texts.intervals[value] }))} />
      </Form.Item>
      <Form.Item name="startsOn" label={texts.labels.startsOn} required extra={texts.startsOnHint}>
        <Input type="date" max={LAST_DAY} />
      </Form.Item>
      <DialogFormEnd
        isSending={isSending}
        refusal={refusal}
        submit={texts.submit}
        cancel={texts.cancel}
        onCancel={onCancel}
        isLeftBy={() => hasOtherValues(form.getFieldsValue(true), viewModel.first)}
        loss={texts.loss}
      />
    </Form>
  );
});
