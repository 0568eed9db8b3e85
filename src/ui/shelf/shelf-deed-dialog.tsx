import { Alert, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LONGEST_MOVE_NOTE } from '../../core/shelf/shelf-faults';
import { NativeSelect } from '../shared/control/native-select';
import { FormDialog } from '../shared/dialog/form-dialog';
import { StateForm } from '../shared/form/state-form';
import { type ShelfDeed, shelfTexts as texts } from './shelf.texts';
import type { MoveValues, ShelfDeedViewModel } from './shelf-deed.view-model';

const REMOVED: ShelfDeed = 'removed';

interface ShelfDeedDialogProps {
  readonly viewModel: ShelfDeedViewModel;
  readonly onDone: () => void;
}

/** Asks how many pairs of a size come, go or are there. What is typed stays until it is kept. */
export const ShelfDeedDialog = observer(function ShelfDeedDialog(props: ShelfDeedDialogProps) {
  const { viewModel } = props;
  const { opened } = viewModel;
  return (
    <FormDialog
      open={opened !== null}
      title={opened ? texts.deedOf(opened.deed, opened.row) : ''}
      onClose={() => viewModel.end()}
    >
      {({ onCancel }) => opened && <MoveForm {...props} deed={opened.deed} onCancel={onCancel} />}
    </FormDialog>
  );
});

interface MoveFormProps extends ShelfDeedDialogProps {
  readonly deed: NonNullable<ShelfDeedViewModel['opened']>['deed'];
  readonly onCancel: () => void;
}

const MoveForm = observer(function MoveForm({ viewModel, deed, onCancel, onDone }: MoveFormProps) {
  const [first] = useState(() => viewModel.initial);
  const [form] = Form.useForm<MoveValues>();
  const applicant: string | undefined = Form.useWatch('applicant', form);
  const { notice, isNoneLeft, wanting } = viewModel;
  const { labels } = texts;
  const isRemoval = deed === REMOVED;
  const applicants = [
    { value: '', label: texts.noApplication },
    ...wanting.map(({ id, name, program }) => ({ value: id, label: texts.applicant(name, program) })),
  ];
  return (
    <StateForm<MoveValues>
      name="shelf"
      state={viewModel.form}
      form={form}
      initial={first}
      onSubmit={(values) => viewModel.submit(values)}
      onDone={onDone}
      submit={isNoneLeft ? texts.recordAnyway : texts.save}
      onCancel={onCancel}
      corrects={(field) => {
        viewModel.correct();
        return field;
      }}
      loss={texts.loss}
    >
      {deed === 'given' && (
        <Form.Item name="applicant" label={labels.applicant}>
          <NativeSelect options={applicants} />
        </Form.Item>
      )}
      {!applicant && (
        <>
          <Form.Item name="count" label={labels.count} required>
            <Input inputMode="numeric" autoComplete="off" />
          </Form.Item>
          <Form.Item name="note" label={isRemoval ? labels.reason : labels.note} required={isRemoval}>
            <Input autoComplete="off" maxLength={LONGEST_MOVE_NOTE} />
          </Form.Item>
        </>
      )}
      {notice && <Alert className="shelf__notice" type="warning" showIcon role="alert" title={notice} />}
    </StateForm>
  );
});
