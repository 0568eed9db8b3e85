import { Button, Flex, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Pickup } from '../../core/pickups/pickup';
import { LONGEST_REASON, type PickupDecision } from '../../core/pickups/pickup-decision';
import { LAST_DAY } from '../../core/shared/time/calendar';
import { FieldConflictDialog } from '../shared/conflict/conflict-dialog';
import type { FieldChoices } from '../shared/conflict/field-conflict';
import { FormDialog, PlainDialog } from '../shared/dialog/form-dialog';
import { Facts } from '../shared/facts';
import { StateForm } from '../shared/form/state-form';
import { goodsLinesTexts } from '../shared/goods-lines/goods-lines.texts';
import { GoodsLinesInput } from '../shared/goods-lines/goods-lines-input';
import { pickupsTexts as texts } from './pickups.texts';
import type { DecisionValues, PickupDecisionViewModel } from './pickups.view-model';
import './pickups.css';

/** Beside another one, as far as there is room. */
const HALF = { flex: '1 1 10rem' };

interface PickupDialogProps {
  readonly viewModel: PickupDecisionViewModel;
  /** Called when a decision was made, or the dialog was closed without one. */
  readonly onDone: () => void;
}

/** Asks for what a decision about a pickup needs. What is typed stays until the decision is kept. */
export const PickupDialog = observer(function PickupDialog({ viewModel, onDone }: PickupDialogProps) {
  const { open } = viewModel;
  return (
    <FormDialog
      open={open !== null}
      title={open ? texts.dialog[open.state](open.pickup.name) : ''}
      onClose={() => viewModel.end()}
    >
      {({ onCancel }) =>
        open && <DecisionForm viewModel={viewModel} onDone={onDone} onCancel={onCancel} state={open.state} />
      }
    </FormDialog>
  );
});

interface DecisionFormProps extends PickupDialogProps {
  readonly state: PickupDecision['state'];
  readonly onCancel: () => void;
}

const DecisionForm = observer(function DecisionForm(props: DecisionFormProps) {
  const { viewModel, state, onDone, onCancel } = props;
  const [first] = useState(() => viewModel.initial);
  const [form] = Form.useForm<DecisionValues>();
  const submit = () => viewModel.submit(form.getFieldsValue(true)).then(onDone);
  const handleResolve = (choices: FieldChoices<'outcome'>) =>
    viewModel.resolve(choices).isToSave ? void submit() : onDone();
  return (
    <>
      <StateForm
        name="pickup-decision"
        state={viewModel.form}
        form={form}
        initial={first}
        onSubmit={submit}
        submit={texts.action[state]}
        onCancel={onCancel}
        corrects={(field) => (field === 'time' ? 'date' : field)}
        loss={texts.loss}
      >
        {state === 'scheduled' && (
          <>
            <Flex wrap gap="0 var(--space-4)">
              <Form.Item name="date" label={texts.date} style={HALF}>
                <Input type="date" max={LAST_DAY} required />
              </Form.Item>
              <Form.Item name="time" label={texts.time} style={HALF}>
                <Input type="time" required />
              </Form.Item>
            </Flex>
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
      {/* Not inside: the form would hear the dialog's own form being submitted. */}
      <FieldConflictDialog
        conflict={viewModel.conflict}
        texts={texts.conflict}
        labels={texts}
        show={(field, values) => values[field]}
        onResolve={handleResolve}
        onClose={() => viewModel.postpone()}
      />
    </>
  );
});

interface WholePickupDialogProps {
  /** Null while nobody reads one. */
  readonly shown: Pickup | null;
  readonly onClose: () => void;
}

/** Everything that a donor wrote about a pickup. */
export function WholePickupDialog({ shown, onClose }: WholePickupDialogProps) {
  return (
    <PlainDialog
      open={shown !== null}
      title={shown ? texts.wholeOf(shown.name) : ''}
      width={720}
      onClose={onClose}
    >
      {shown && (
        <Facts
          layout="list"
          facts={[
            [texts.items, shown.items],
            [texts.note, shown.message],
            [texts.goods, shown.goods.map(goodsLinesTexts.line).join('\n')],
          ]}
        />
      )}
      <Flex justify="end">
        <Button onClick={onClose}>{texts.close}</Button>
      </Flex>
    </PlainDialog>
  );
}
