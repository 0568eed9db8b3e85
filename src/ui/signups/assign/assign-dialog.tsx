import { Checkbox, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { NativeSelect } from '../../shared/control/native-select';
import { FormDialog } from '../../shared/dialog/form-dialog';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { useFocusStays } from '../../shared/focus/use-focus-stays';
import { StateForm } from '../../shared/form/state-form';
import { assignTexts as texts } from './assign.texts';
import type { AssignTarget, AssignValues, AssignViewModel } from './assign.view-model';

const EMPTY: AssignValues = { isByName: false, personId: '', name: '', contact: '', override: false };

interface AssignDialogProps {
  readonly viewModel: AssignViewModel;
  /** Called when somebody was assigned. */
  readonly onDone: () => void;
}

/** Asks who is assigned: somebody with an account, or a name. */
export const AssignDialog = observer(function AssignDialog({ viewModel, onDone }: AssignDialogProps) {
  const { target } = viewModel;
  const title = target?.isByName ? texts.addTitle : texts.title;
  return (
    <FormDialog
      open={target !== null}
      title={title(target?.name ?? '')}
      width={480}
      onClose={() => viewModel.end()}
    >
      {({ onCancel }) =>
        target && <AssignForm viewModel={viewModel} target={target} onDone={onDone} onCancel={onCancel} />
      }
    </FormDialog>
  );
});

interface AssignFormProps extends AssignDialogProps {
  readonly target: AssignTarget;
  readonly onCancel: () => void;
}

const AssignForm = observer(function AssignForm({ viewModel, target, onDone, onCancel }: AssignFormProps) {
  const [form] = Form.useForm<AssignValues>();
  const isByName = Form.useWatch('isByName', form) || target.isByName;
  return (
    <StateForm<AssignValues>
      name="assign"
      state={viewModel.form}
      form={form}
      initial={EMPTY}
      onSubmit={(values) => viewModel.submit(values)}
      onDone={() => {
        viewModel.end();
        onDone();
      }}
      submit={target.isByName ? texts.add : texts.submit}
      onCancel={onCancel}
      loss={texts.loss}
    >
      {!isByName && <People viewModel={viewModel} isShift={target.shiftId !== null} />}
      {!target.isByName && (
        <Form.Item name="isByName" valuePropName="checked">
          <Checkbox>{texts.withoutAccount}</Checkbox>
        </Form.Item>
      )}
      {isByName && (
        <>
          <Form.Item name="name" label={texts.name} required>
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item name="contact" label={texts.contact} extra={texts.contactHint}>
            <Input autoComplete="off" />
          </Form.Item>
        </>
      )}
      {!isByName && viewModel.isOverlapping && (
        <Form.Item name="override" valuePropName="checked">
          <Checkbox>{texts.despite}</Checkbox>
        </Form.Item>
      )}
    </StateForm>
  );
});

interface PeopleProps {
  readonly viewModel: AssignViewModel;
  readonly isShift: boolean;
}

/** The choice is there before the people are, since the dialog begins with it. */
const People = observer(function People({ viewModel, isShift }: PeopleProps) {
  const { state } = viewModel.candidates;
  const all = useRef<HTMLDivElement>(null);
  useFocusStays(all);
  const people = state.status === 'ready' ? state.value : [];
  return (
    <div ref={all} tabIndex={-1}>
      {state.status === 'failed' ? (
        <FetchedPart fetched={viewModel.candidates} texts={texts}>
          {() => null}
        </FetchedPart>
      ) : (
        <Form.Item name="personId" label={texts.person(isShift)} required>
          <NativeSelect
            aria-busy={state.status === 'loading'}
            options={[
              { value: '', label: state.status === 'loading' ? texts.loading : texts.choose },
              ...people.map((person) => ({ value: person.id, label: texts.candidate(person) })),
            ]}
            onChange={(id) => viewModel.choose(id)}
          />
        </Form.Item>
      )}
    </div>
  );
});
