import { Button, Flex, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ROLES } from '../../core/access/role';
import type { Invitation } from '../../core/people/person-changes';
import type { Language } from '../../core/shared/text/language';
import { useViewModel } from '../app/page-hooks';
import { NativeSelect } from '../shared/control/native-select';
import { FormDialog, type FormEnds } from '../shared/dialog/form-dialog';
import { moveFocus } from '../shared/focus/move-focus';
import { formTexts } from '../shared/form/form.texts';
import { StateForm } from '../shared/form/state-form';
import { LANGUAGE_CHOICES } from './language-choices';
import { peopleTexts as texts } from './people.texts';
import { InviteViewModel } from './people.view-model';
import { roleNames } from './roles.texts';

/** What the form holds. */
type Typed = Omit<Invitation, 'language'> & { readonly language: Language | '' };

const FIRST: Typed = { name: '', email: '', role: 'volunteer', language: '' };
const ROLE_CHOICES = ROLES.map((role) => ({ value: role, label: roleNames[role] }));

interface InviteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Invites somebody by e-mail. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  return (
    <FormDialog open={open} title={texts.inviteTitle} width={480} onClose={onClose}>
      {(ends) => <InviteForm {...ends} />}
    </FormDialog>
  );
}

const InviteForm = observer(function InviteForm({ onCancel, onDone }: FormEnds) {
  const viewModel = useViewModel(InviteViewModel);
  if (viewModel.invited) return <Invited {...viewModel.invited} onClose={onDone} />;
  return (
    <StateForm
      name="invitation"
      label={texts.inviteTitle}
      state={viewModel.form}
      initial={FIRST}
      onSubmit={async (typed) => (await viewModel.submit(invitationOf(typed))) && !viewModel.invited}
      onDone={onDone}
      onCancel={onCancel}
      submit={texts.sendInvitation}
      sending={formTexts.sending}
      loss={texts.inviteLoss}
    >
      <p style={{ marginBlockEnd: 'var(--space-4)' }}>{texts.inviteIntro}</p>
      <Form.Item name="name" label={texts.name} required>
        <Input autoComplete="off" maxLength={500} />
      </Form.Item>
      <Form.Item name="email" label={texts.email} required>
        <Input type="email" autoComplete="off" maxLength={500} />
      </Form.Item>
      <Form.Item name="role" label={texts.role}>
        <NativeSelect options={ROLE_CHOICES} />
      </Form.Item>
      <Form.Item name="language" label={texts.language} extra={texts.languageNote}>
        <NativeSelect options={LANGUAGE_CHOICES} />
      </Form.Item>
    </StateForm>
  );
});

function invitationOf({ language, ...invitation }: Typed): Invitation {
  return language === '' ? invitation : { ...invitation, language };
}

interface InvitedProps {
  readonly name: string;
  readonly link: string;
  readonly onClose: () => void;
}

/** What an admin does with an invitation that no mail carries. */
function Invited({ name, link, onClose }: InvitedProps) {
  const note = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => void moveFocus(note.current), []);
  return (
    <Flex vertical gap="middle" ref={note} tabIndex={-1}>
      <p>{texts.passOn(name)}</p>
      <a href={link} target="_blank" rel="noopener noreferrer" style={{ overflowWrap: 'anywhere' }}>
        {texts.linkOf(name)}
      </a>
      <Flex justify="end">
        <Button onClick={onClose}>{texts.close}</Button>
      </Flex>
    </Flex>
  );
}
