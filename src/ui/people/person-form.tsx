import { Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { ROLES, type Role } from '../../core/access/role';
import type { Person } from '../../core/people/person';
import type { PersonChange } from '../../core/people/person-changes';
import { FieldConflictDialog } from '../shared/conflict/conflict-dialog';
import type { FieldChoices } from '../shared/conflict/field-conflict';
import { NativeSelect } from '../shared/control/native-select';
import { StateForm } from '../shared/form/state-form';
import { peopleTexts as texts } from './people.texts';
import type { PersonViewModel } from './people.view-model';
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
  const [form] = Form.useForm<{ name: string; role: Role | null }>();
  const canChangeRole = !viewModel.isOwn && person.role !== null;
  const handleResolve = (choices: FieldChoices<keyof PersonChange>) => {
    const { values, isToSave } = viewModel.resolve(choices);
    form.setFieldsValue(values);
    if (isToSave) void viewModel.save(values);
  };
  return (
    <>
      <StateForm
        name="person"
        label={texts.managePerson(person.name)}
        state={viewModel.form}
        form={form}
        initial={{ name: person.name, role: person.role }}
        fields={NAMES}
        onSubmit={({ name, role }) => viewModel.save({ name, role: role ?? person.role })}
        submit={texts.save}
        buttons="start"
        // The address says who is open, so the router asks when the dialog is closed.
        loss={texts.loss}
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
      </StateForm>
      {/* Not inside: the form would hear the dialog's own form being submitted. */}
      <FieldConflictDialog
        conflict={viewModel.conflict}
        texts={texts.conflict}
        labels={texts}
        show={(field, { name, role }) =>
          field === 'name' ? name : role === null ? texts.noRole : roleNames[role]
        }
        onResolve={handleResolve}
        onClose={() => viewModel.postpone()}
      />
    </>
  );
});
