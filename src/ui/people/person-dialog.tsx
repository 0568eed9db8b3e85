import { Button, Flex, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ROLES } from '../../core/access/role';
import type { Person } from '../../core/people/person';
import type { PersonChange } from '../../core/people/person-changes';
import { formatDayAt } from '../../core/shared/text/format';
import { LANGUAGE_NAMES } from '../../core/shared/text/language';
import { Allowed, useViewModel } from '../app/page-hooks';
import { RecordForm } from '../shared/conflict/record-form';
import { NativeSelect } from '../shared/control/native-select';
import { PlainDialog } from '../shared/dialog/form-dialog';
import { Facts } from '../shared/facts';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { focusFirstIn } from '../shared/focus/move-focus';
import { chosenLanguage, LANGUAGE_CHOICES } from './language-choices';
import { peopleTexts as texts } from './people.texts';
import { PersonViewModel } from './people.view-model';
import { lastSignIn, roleOf, StateTag } from './people-list';
import { PersonAccount } from './person-account';
import { roleNames } from './roles.texts';

interface PersonDialogProps {
  /** Null while nobody is opened. */
  readonly id: string | null;
  readonly onClose: () => void;
  /** When it is gone. */
  readonly onClosed: () => void;
}

/** What an admin does with one person. */
export function PersonDialog({ id, onClose, onClosed }: PersonDialogProps) {
  return (
    <PlainDialog open={id !== null} title={texts.manage} width={560} onClose={onClose} afterClose={onClosed}>
      {id !== null && <OnePerson id={id} onClose={onClose} />}
    </PlainDialog>
  );
}

interface OnePersonProps {
  readonly id: string;
  readonly onClose: () => void;
}

const OnePerson = observer(function OnePerson({ id, onClose }: OnePersonProps) {
  const viewModel = useViewModel(PersonViewModel);
  useEffect(() => void viewModel.person.open(id), [viewModel, id]);
  const { status } = viewModel.person.state;
  const all = useRef<HTMLElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    // Not at once: the dialog first notes what had the focus before it, to give it back.
    if (shown.current === status) return;
    shown.current = status;
    // What had the focus may be gone.
    focusFirstIn(all.current);
  }, [status]);
  return (
    <Flex vertical gap="middle" ref={all}>
      <FetchedPart fetched={viewModel.person} texts={texts} rows={5}>
        {(person) => (
          <>
            <PersonFacts person={person} />
            <Allowed to="person.change">
              <PersonForm viewModel={viewModel} person={person} />
            </Allowed>
            <PersonAccount viewModel={viewModel} person={person} />
          </>
        )}
      </FetchedPart>
      <Flex justify="end">
        {/* Another button each time: what has the focus while the person loads gives it to the first field. */}
        <Button key={status} onClick={onClose}>
          {texts.close}
        </Button>
      </Flex>
    </Flex>
  );
});

function PersonFacts({ person }: { readonly person: Person }) {
  return (
    <Facts
      layout="columns"
      facts={[
        [texts.email, person.email],
        [texts.phone, person.phone],
        [texts.state, <StateTag key="state" person={person} />],
        [texts.added, formatDayAt(person.createdAt)],
        [texts.lastSignIn, lastSignIn(person)],
      ]}
    />
  );
}

const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: roleNames[role] }));

/** What the form holds of a person: a choice in a list is a text, also where no language was chosen. */
const formOf = ({ name, role, language }: Omit<PersonChange, 'language'> & Partial<PersonChange>) => ({
  name,
  role,
  language: language ?? '',
});

interface PersonFormProps {
  readonly viewModel: PersonViewModel;
  readonly person: Person;
}

/** Changes a person's name, role and language. */
const PersonForm = observer(function PersonForm({ viewModel, person }: PersonFormProps) {
  const canChangeRole = !viewModel.isOwn && person.role !== null;
  const show = (field: keyof PersonChange, { name, role, language }: PersonChange) => {
    if (field === 'name') return name;
    if (field === 'language') return language ? LANGUAGE_NAMES[language] : texts.notChosen;
    return role === null ? texts.noRole : roleNames[role];
  };
  return (
    <RecordForm
      name="person"
      label={texts.managePerson(person.name)}
      viewModel={viewModel}
      initial={formOf(person)}
      formOf={formOf}
      onSubmit={({ name, role, language }) =>
        viewModel.save({ name, role: role ?? person.role, language: chosenLanguage(language) })
      }
      submit={texts.save}
      buttons="start"
      versions={{ texts: texts.conflict, labels: texts, show }}
      // The address says who is open, so the router asks when the dialog is closed.
      loss={texts.loss}
    >
      <Form.Item name="name" label={texts.name} required>
        <Input autoComplete="off" maxLength={500} />
      </Form.Item>
      <Form.Item name="language" label={texts.language} extra={texts.languageNote}>
        <NativeSelect options={LANGUAGE_CHOICES} />
      </Form.Item>
      {canChangeRole ? (
        <Form.Item name="role" label={texts.role} extra={texts.roleNote}>
          <NativeSelect options={ROLE_CHOICES} />
        </Form.Item>
      ) : (
        <p style={{ marginBlockEnd: 'var(--space-4)' }}>
          {texts.role}: <strong>{roleOf(person)}</strong>.{' '}
          <span>{person.role === null ? texts.contactRole : texts.ownRole}</span>
        </p>
      )}
    </RecordForm>
  );
});
