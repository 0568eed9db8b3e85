import { Form, Input, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LONGEST_REASON } from '../../core/pickups/pickup-decision';
import { LAST_DAY } from '../../core/shared/time/calendar';
import { DialogTitle } from '../shared/dialog-title';
import { moveFocus } from '../shared/focus/move-focus';
import { useFirstProblem } from '../shared/focus/use-first-problem';
import { hasOtherValues } from '../shared/form/has-other-values';
import { useFormProblems } from '../shared/form/use-form-problems';
import { goodsLinesTexts } from '../shared/goods-lines/goods-lines.texts';
import { GoodsLinesInput } from '../shared/goods-lines/goods-lines-input';
import { LeaveGuard } from '../shared/leave/leave-guard';
import { useAskedClose } from '../shared/leave/use-asked-close';
import type { DecisionValues, PickupDecisionViewModel } from './pickup-decision.view-model';
import { pickupsTexts as texts } from './pickups.texts';
import './pickups.css';

const NAMES = ['date', 'time', 'reason', 'collectedOn', 'goods'] as const;

interface PickupDialogProps {
  readonly viewModel: PickupDecisionViewModel;
  /** Called when a decision was made, or the dialog was closed without one. */
  readonly onDone: () => void;
}

/** Asks for what a decision about a pickup needs. What is typed stays until the decision is kept. */
export const PickupDialog = observer(function PickupDialog({ viewModel, onDone }: PickupDialogProps) {
  const { open } = viewModel;
  const close = useAskedClose(() => viewModel.end());
  return (
    <Modal
      open={open !== null}
      title={<DialogTitle>{open ? texts.dialog[open.state](open.pickup.name) : ''}</DialogTitle>}
      okText={open ? texts.save[open.state] : ''}
      okButtonProps={{ htmlType: 'submit', form: 'pickup-decision', loading: viewModel.form.isSending }}
      cancelText={texts.cancel}
      onCancel={close}
      closable={false}
      width={440}
      destroyOnHidden
    >
      {open && <DecisionForm key={open.pickup.id} viewModel={viewModel} onDone={onDone} />}
    </Modal>
  );
});

const DecisionForm = observer(function DecisionForm({ viewModel, onDone }: PickupDialogProps) {
  const [form] = Form.useForm<DecisionValues>();
  useFormProblems(form, NAMES, viewModel.form);
  const [first] = useState(() => viewModel.initial);
  const refusal = useFirstProblem(viewModel.form, NAMES, (name) =>
    moveFocus(document.getElementById(`pickup-decision_${name}`)),
  );
  const state = viewModel.open?.state;
  return (
    <Form
      id="pickup-decision"
      name="pickup-decision"
      form={form}
      layout="vertical"
      noValidate
      initialValues={first}
      onFinish={() => void viewModel.submit(form.getFieldsValue(true)).then(onDone)}
      onValuesChange={(changed) => {
        for (const field of Object.keys(changed)) viewModel.form.correct(field === 'time' ? 'date' : field);
      }}
    >
      {state === 'scheduled' && (
        <>
          <div className="pickup-dialog__when">
            <Form.Item name="date" label={texts.date}>
              <Input type="date" max={LAST_DAY} required />
            </Form.Item>
            <Form.Item name="time" label={texts.time}>
              <Input type="time" required />
            </Form.Item>
          </div>
          <p>{texts.zone}</p>
        </>
      )}
      {state === 'declined' && (
        <Form.Item name="reason" label={texts.reason} extra={texts.reasonHint}>
          <Input maxLength={LONGEST_REASON} required />
        </Form.Item>
      )}
      {state === 'collected' && (
        <>
          <Form.Item name="collectedOn" label={texts.collectedOn} extra={texts.collectedOnHint}>
            <Input type="date" max={viewModel.today} required />
          </Form.Item>
          <Form.Item name="goods" label={texts.goods} extra={goodsLinesTexts.hint}>
            <GoodsLinesInput />
          </Form.Item>
          <p>{texts.collectedText}</p>
        </>
      )}
      <p className="visually-hidden" role="status">
        {refusal}
      </p>
      <LeaveGuard isLeftBy={() => hasOtherValues(form.getFieldsValue(true), first)}>{texts.loss}</LeaveGuard>
    </Form>
  );
});
