import { Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { FormDialog } from '../shared/dialog/form-dialog';
import { StateForm } from '../shared/form/state-form';
import { hoursTexts as texts } from './hours.texts';
import type { DecideHoursViewModel } from './hours.view-model';

interface ReturnDialogProps {
  readonly viewModel: DecideHoursViewModel;
  /** Called when it was tried. */
  readonly onDone: () => void;
}

/** Asks why hours are returned, or why their approval ends. */
export const ReturnDialog = observer(function ReturnDialog({ viewModel, onDone }: ReturnDialogProps) {
  const submit = async ({ reason }: { readonly reason: string }) => {
    const isDone = await viewModel.giveBack(reason);
    if (isDone) viewModel.end();
    if (isDone || viewModel.form.problems.length === 0) onDone();
  };
  const isApproved = viewModel.returning?.hours === 'approved';
  const title = isApproved ? texts.takeBackTitle : texts.returnTitle;
  return (
    <FormDialog open={viewModel.returning !== null} title={title} width={480} onClose={() => viewModel.end()}>
      {({ onCancel }) => (
        <StateForm
          name="return-hours"
          label={title}
          state={viewModel.form}
          initial={{ reason: '' }}
          onSubmit={submit}
          submit={isApproved ? texts.takeBackAction : texts.return}
          onCancel={onCancel}
          loss={texts.loss}
        >
          {viewModel.returning && <p>{texts.named(viewModel.returning)}</p>}
          <Form.Item name="reason" label={texts.reason} extra={texts.reasonHint} required>
            <Input autoComplete="off" />
          </Form.Item>
        </StateForm>
      )}
    </FormDialog>
  );
});
