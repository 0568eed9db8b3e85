import { Button, Flex, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import type { Role } from '../../core/access/role';
import { ROLES } from '../../core/access/role';
import type { Person } from '../../core/people/person';
import type { PersonChange } from '../../core/people/person-changes';
import { moveFocus } from '../shared/focus/move-focus';
import { ignoreSecondClick, useFirstProblem } from '../shared/focus/use-first-problem';
import { formTexts } from '../shared/form/form.texts';
import { hasOtherValues } from '../shared/form/has-other-values';
import { useFormProblems } from '../shared/form/use-form-problems';
import { LeaveGuard } from '../shared/leave/leave-guard';
import { NativeSelect } from '../shared/native-select';
import { peopleTexts as texts } from './people.texts';
import type { PersonViewModel } from './person.view-model';
import type { PersonChoices } from './person-conflict';
import { PersonConflictDialog } from './person-conflict-dialog';
import { roleOf } from './person-parts';
import { roleNames } from './roles.texts';

const NAMES = ['name'];
const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: roleNames[role] }));

interface PersonFormProps {
  readonly viewModel: PersonViewModel;
  readonly person: Person;
}

/** Changes a person's name and role. */
export const PersonForm = observer(function PersonForm({ viewModel, person }: PersonFormProps) {
  const { isSending } = viewModel.form;
  const [form] = Form.useForm<{ name: string; role?: Role }>();
  useFormProblems(form, NAMES, viewModel.form);
  const refusal = useFirstProblem(viewModel.form, NAMES, (name) =>
    moveFocus(document.getElementById(`person_${name}`)),
  );
  const canChangeRole = !viewModel.isOwn && person.role !== null;
  const save = (change: PersonChange) => void viewModel.save(change);
  const kept = { name: person.name, ...(canChangeRole && { role: person.role }) };
  const handleResolve = (choices: PersonChoices) => {
    const change = viewModel.resolve(choices);
    const now = viewModel.state.status === 'ready' ? viewModel.state.person : person;
    const { name, role } = change ?? now;
    form.setFieldsValue({ name, ...(role !== null && { role }) });
    if (change) save(change);
  };
  return (
    <>
      <Form
        className="form"
        name="person"
        form={form}
        layout="vertical"
        noValidate
        aria-label={texts.managePerson(person.name)}
        initialValues={{ name: person.name, role: person.role }}
        onFinish={({ name, role }) => save({ name, role: role ?? person.role })}
        onValuesChange={() => viewModel.form.correct('name')}
      >
        <Form.Item name="name" label={texts.name} required>
          <Input autoComplete="off" maxLength={500} />
        </Form.Item>
        {canChangeRole ? (
          <Form.Item name="role" label={texts.role} extra={texts.roleNote}>
            <NativeSelect options={ROLE_CHOICES} />
          </Form.Item>
        ) : (
          <p style={{ marginBlockEnd: 'var(--space-4)' }}>
            {texts.role}: <strong>{roleOf(person)}</strong>.{' '}
            {person.role === null ? texts.contactRole : texts.ownRole}
          </p>
        )}
        <Flex>
          {/* Not disabled: a disabled button loses the focus. The form's state refuses a second press. */}
          <Button
            type="primary"
            htmlType="submit"
            aria-disabled={isSending || undefined}
            onClick={ignoreSecondClick}
          >
            {isSending ? formTexts.saving : texts.save}
          </Button>
        </Flex>
        <p className="visually-hidden" role="status">
          {isSending ? formTexts.saving : refusal}
        </p>
        {/* The address says who is open, so the router asks when the dialog is closed. */}
        <LeaveGuard isLeftBy={() => hasOtherValues(form.getFieldsValue(), kept)}>{texts.loss}</LeaveGuard>
      </Form>
      {/* Not inside: the form would hear the dialog's own form being submitted. */}
      <PersonConflictDialog
        conflict={viewModel.conflict}
        onResolve={handleResolve}
        onClose={() => viewModel.postpone()}
      />
    </>
  );
});
