import { Form, Input, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { PLAN_INTERVALS } from '../../../core/plans/plan';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import { useViewModel } from '../../app/page-hooks';
import { NativeSelect } from '../../shared/control/native-select';
import { DialogTitle } from '../../shared/dialog/dialog-title';
import { StateForm } from '../../shared/form/state-form';
import { useAskedClose } from '../../shared/leave/use-asked-close';
import { type PlanFormValues, PlanFormViewModel } from './plan-form.view-model';
import { plansTexts } from './plans.texts';

const texts = plansTexts.form;
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
  const handleSubmit = async (values: PlanFormValues) => {
    if (!(await viewModel.submit(values))) return;
    onDone();
    onClose();
  };
  return (
    <StateForm
      name="plan"
      label={plansTexts.start}
      state={viewModel.form}
      initial={viewModel.first}
      onSubmit={handleSubmit}
      submit={texts.submit}
      cancel={{ text: texts.cancel, onPress: onCancel }}
      loss={texts.loss}
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
    </StateForm>
  );
});
