import { Alert, Checkbox, Form } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { NeededShoes } from '../../../core/applications/needed-shoes';
import { FormDialog } from '../dialog/form-dialog';
import { StateForm } from '../form/state-form';
import '../form/groups.css';
import type { GiveShoesViewModel, GiveValues } from './give-shoes.view-model';
import { giveShoesTexts as texts } from './shoes.texts';
import { SizeFields } from './size-fields';

interface GiveShoesDialogProps {
  readonly viewModel: GiveShoesViewModel;
  /** When it is gone, and has given the focus back to what opened it, if that is still there. */
  readonly onClosed?: () => void;
}

/** Asks which pairs somebody gets, and in which sizes. What is chosen stays until it is kept. */
export const GiveShoesDialog = observer(function GiveShoesDialog(props: GiveShoesDialogProps) {
  const { viewModel, onClosed } = props;
  const { opened } = viewModel;
  return (
    <FormDialog
      open={opened !== null}
      title={opened ? texts.title(opened.name) : ''}
      width={560}
      onClose={() => viewModel.end()}
      {...(onClosed && { afterClose: onClosed })}
    >
      {({ onCancel }) => <GiveForm viewModel={viewModel} onCancel={onCancel} />}
    </FormDialog>
  );
});

interface GiveFormProps {
  readonly viewModel: GiveShoesViewModel;
  readonly onCancel: () => void;
  readonly onDone?: () => void;
}

/** The pairs that the applicant needs whose shoes are opened. */
export const GiveForm = observer(function GiveForm({ viewModel, onCancel, onDone }: GiveFormProps) {
  const [first] = useState(() => viewModel.initial);
  const { opened, notice, isNoneLeft } = viewModel;
  const [form] = Form.useForm<GiveValues>();
  const pairs = Form.useWatch('pairs', form) ?? first.pairs;
  const count = pairs.filter((pair) => pair?.give).length;
  if (!opened) return null;
  const { shoes } = opened;
  return (
    <StateForm<GiveValues>
      name="give"
      form={form}
      state={viewModel.form}
      initial={first}
      onSubmit={(values) => viewModel.submit(values)}
      submit={isNoneLeft ? texts.recordAnyway : texts.submit(count)}
      onCancel={onCancel}
      {...(onDone && { onDone })}
      corrects={(field) => {
        viewModel.correct();
        return field;
      }}
      loss={texts.loss}
    >
      {shoes.map((pair, index) =>
        pair.state === 'given' ? null : (
          <PairFields key={texts.pair(pair, index + 1)} pair={pair} index={index} />
        ),
      )}
      {notice && (
        <Alert type="warning" showIcon role="alert" title={notice} style={{ gridColumn: '1 / -1' }} />
      )}
    </StateForm>
  );
});

/** One of the pairs, with its size once it is given. */
function PairFields({ pair, index }: { readonly pair: NeededShoes; readonly index: number }) {
  const isGiven: boolean | undefined = Form.useWatch(['pairs', index, 'give']);
  return (
    <fieldset className="form-group form-group__item">
      <legend className="form-group__legend">{texts.pair(pair, index + 1)}</legend>
      <Form.Item name={['pairs', index, 'give']} valuePropName="checked">
        <Checkbox>{texts.give}</Checkbox>
      </Form.Item>
      {isGiven && (
        <div className="form">
          <SizeFields at={['pairs', index]} labels={texts.labels} />
          <Form.Item name={['pairs', index, 'wide']} valuePropName="checked">
            <Checkbox>{texts.labels.wide}</Checkbox>
          </Form.Item>
        </div>
      )}
    </fieldset>
  );
}
