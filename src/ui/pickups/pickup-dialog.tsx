import { Form, Input, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LONGEST_REASON } from '../../core/pickups/pickup-decision';
import { LAST_DAY } from '../../core/shared/time/calendar';
import { DialogTitle } from '../shared/dialog/dialog-title';
import { StateForm } from '../shared/form/state-form';
import { goodsLinesTexts } from '../shared/goods-lines/goods-lines.texts';
import { GoodsLinesInput } from '../shared/goods-lines/goods-lines-input';
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
  const [first] = useState(() => viewModel.initial);
  const state = viewModel.open?.state;
  return (
    <StateForm
      className=""
      name="pickup-decision"
      state={viewModel.form}
      initial={first}
      fields={NAMES}
      onSubmit={(values: DecisionValues) => viewModel.submit(values).then(onDone)}
      submit={null}
      corrects={(field) => (field === 'time' ? 'date' : field)}
      loss={texts.loss}
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
    </StateForm>
  );
});
