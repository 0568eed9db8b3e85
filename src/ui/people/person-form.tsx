import { Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { ROLES } from '../../core/access/role';
import type { Person } from '../../core/people/person';
import type { PersonChange } from '../../core/people/person-changes';
import { RecordForm } from '../shared/conflict/record-form';
import { NativeSelect } from '../shared/control/native-select';
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
  const canChangeRole = !viewModel.isOwn && person.role !== null;
  const show = (field: keyof PersonChange, { name, role }: PersonChange) =>
    field === 'name' ? name : role === null ? texts.noRole : roleNames[role];
  return (
    <RecordForm
      name="person"
      label={texts.managePerson(person.name)}
      viewModel={viewModel}
      initial={{ name: person.name, role: person.role }}
      fields={NAMES}
      onSubmit={({ name, role }) => viewModel.save({ name, role: role ?? person.role })}
      submit={texts.save}
      buttons="start"
      versions={{ texts: texts.conflict, labels: texts, show }}
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
    </RecordForm>
  );
});
