import { Button, Flex, Form, Input, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { Invitation } from '../../../core/people/person-changes';
import { useViewModel } from '../../app/use-view-model';
import { DialogTitle } from '../../shared/dialog-title';
import { focusFirstIn, moveFocus } from '../../shared/focus/move-focus';
import { ignoreSecondClick, useFirstProblem } from '../../shared/focus/use-first-problem';
import { formTexts } from '../../shared/form/form.texts';
import { NativeSelect } from '../../shared/native-select';
import { useFormProblems } from './form-problems';
import { InviteViewModel } from './invite.view-model';
import { peopleTexts as texts } from './people.texts';
import { ROLES_IN_ORDER, roleNames } from './roles.texts';

const NAMES = ['name', 'email'];
const FIRST: Invitation = { name: '', email: '', role: 'volunteer' };
const ROLE_CHOICES = ROLES_IN_ORDER.map((role) => ({ value: role, label: roleNames[role] }));

interface InviteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Invites somebody by e-mail. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open={open}
      title={<DialogTitle>{texts.inviteTitle}</DialogTitle>}
      // A cross would have the focus first.
      closable={false}
      // A press beside it must not take away what somebody is typing.
      mask={{ closable: false }}
      footer={null}
      width={480}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && focusFirstIn(body.current)}
      destroyOnHidden
    >
      <div ref={body}>
        <InviteForm onClose={onClose} />
      </div>
    </Modal>
  );
}

const InviteForm = observer(function InviteForm({ onClose }: Pick<InviteDialogProps, 'onClose'>) {
  const viewModel = useViewModel(InviteViewModel);
  const { isSending } = viewModel.form;
  const [form] = Form.useForm<Invitation>();
  useFormProblems(form, NAMES, viewModel.form);
  const refusal = useFirstProblem(viewModel.form, NAMES, (name) =>
    moveFocus(document.getElementById(`invitation_${name}`)),
  );
  const handleFinish = async (invitation: Invitation) => {
    if (await viewModel.submit(invitation)) onClose();
  };
  return (
    <Form
      className="form"
      name="invitation"
      form={form}
      layout="vertical"
      noValidate
      aria-label={texts.inviteTitle}
      initialValues={FIRST}
      onFinish={(values) => void handleFinish(values)}
      onValuesChange={(changed) => {
        for (const field of Object.keys(changed)) viewModel.form.correct(field);
      }}
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
      <Flex wrap gap="small" justify="end">
        <Button onClick={onClose}>{texts.cancel}</Button>
        {/* Not disabled: a disabled button loses the focus. The form's state refuses a second press. */}
        <Button
          type="primary"
          htmlType="submit"
          aria-disabled={isSending || undefined}
          onClick={ignoreSecondClick}
        >
          {isSending ? formTexts.sending : texts.sendInvitation}
        </Button>
      </Flex>
      <p className="visually-hidden" role="status">
        {isSending ? formTexts.sending : refusal}
      </p>
    </Form>
  );
});
