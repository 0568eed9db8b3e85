import { Flex, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LONGEST_MOVE_NOTE } from '../../core/shelf/shelf-faults';
import { useSharedViewModel, useViewModel } from '../app/page-hooks';
import { Labeled, NativeSelect } from '../shared/control/native-select';
import { FormDialog } from '../shared/dialog/form-dialog';
import { FormNotice } from '../shared/form/form-notice';
import { StateForm } from '../shared/form/state-form';
import { UnsavedWorkViewModel } from '../shared/leave/unsaved-work.view-model';
import { GiveShoesViewModel } from '../shared/shoes/give-shoes.view-model';
import { GiveForm } from '../shared/shoes/give-shoes-dialog';
import { giveShoesTexts } from '../shared/shoes/shoes.texts';
import { type ShelfAction, shelfTexts as texts } from './shelf.texts';
import { type MoveValues, type ShelfActionViewModel, sizeOf } from './shelf-action.view-model';

const REMOVED: ShelfAction = 'removed';

interface ShelfActionDialogProps {
  readonly viewModel: ShelfActionViewModel;
  readonly onDone: () => void;
}

/**
 * Asks how many pairs of a size come, go or are there, or which pair of an applicant one of them is. What is typed stays until it is
 * kept.
 */
export const ShelfActionDialog = observer(function ShelfActionDialog({
  viewModel,
  onDone,
}: ShelfActionDialogProps) {
  const giving = useViewModel(GiveShoesViewModel);
  const { opened } = viewModel;
  const title = opened ? texts.actionOf(opened.action, opened.row) : '';
  const end = () => {
    giving.end();
    viewModel.end();
  };
  return (
    <FormDialog
      open={opened !== null}
      title={giving.opened ? giveShoesTexts.title(giving.opened.name) : title}
      width={giving.opened ? 560 : 440}
      onClose={end}
    >
      {({ onCancel }) => (
        <Flex vertical gap="middle">
          {opened?.action === 'given' && <ApplicantChoice viewModel={viewModel} giving={giving} />}
          {giving.opened ? (
            <GiveForm
              key={giving.opened.applicationId}
              viewModel={giving}
              onCancel={onCancel}
              onDone={() => {
                end();
                onDone();
              }}
            />
          ) : (
            opened && (
              <MoveForm viewModel={viewModel} action={opened.action} onCancel={onCancel} onDone={onDone} />
            )
          )}
        </Flex>
      )}
    </FormDialog>
  );
});

interface ApplicantChoiceProps {
  readonly viewModel: ShelfActionViewModel;
  readonly giving: GiveShoesViewModel;
}

/** For whom a pair is, if it is for an application. */
const ApplicantChoice = observer(function ApplicantChoice({ viewModel, giving }: ApplicantChoiceProps) {
  const { opened, applicants } = viewModel;
  const chosen = giving.opened?.applicationId ?? '';
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const handleChoice = async (next: string) => {
    // Each choice has a form of its own.
    if (!(await unsaved.mayLeave('view'))) return;
    const applicant = applicants.find(({ id }) => id === next);
    if (!applicant || !opened) return giving.end();
    const { id: applicationId, name, shoes } = applicant;
    giving.begin({ applicationId, name, shoes, eventId: null, inHand: sizeOf(opened.row) });
  };
  return (
    <Labeled label={texts.labels.applicant}>
      {(id) => (
        <NativeSelect
          id={id}
          value={chosen}
          options={[
            { value: '', label: texts.noApplication },
            ...applicants.map((applicant) => ({ value: applicant.id, label: texts.applicant(applicant) })),
          ]}
          onChange={(next) => void handleChoice(next)}
        />
      )}
    </Labeled>
  );
});

interface MoveFormProps extends ShelfActionDialogProps {
  readonly action: ShelfAction;
  readonly onCancel: () => void;
}

const MoveForm = observer(function MoveForm({ viewModel, action, onCancel, onDone }: MoveFormProps) {
  const [first] = useState(() => viewModel.initial);
  const { notice, isNoneLeft } = viewModel;
  const { labels } = texts;
  const isRemoval = action === REMOVED;
  return (
    <StateForm<MoveValues>
      name="shelf"
      state={viewModel.form}
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
      <Form.Item name="count" label={labels.count} required>
        <Input inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="note" label={isRemoval ? labels.reason : labels.note} required={isRemoval}>
        <Input autoComplete="off" maxLength={LONGEST_MOVE_NOTE} />
      </Form.Item>
      {notice && <FormNotice title={notice} />}
    </StateForm>
  );
});
