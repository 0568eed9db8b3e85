import { Button, Card, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import type { PasswordChange } from '../../../core/account/own-account.inputs';
import { useViewModel } from '../../app/use-view-model';
import { moveFocus } from '../../shared/focus/move-focus';
import { ignoreSecondClick, useFirstProblem } from '../../shared/focus/use-first-problem';
import { formTexts } from '../../shared/form/form.texts';
import type { FormState } from '../../shared/form/form-state';
import { passwordTexts } from '../../shared/form/password.texts';
import { useFormProblems } from '../../shared/form/use-form-problems';
import { LeaveGuard } from '../../shared/leave/leave-guard';
import { accountTexts as texts } from './account.texts';
import { OwnAccountViewModel } from './own-account.view-model';

const NO_CHANGE: PasswordChange = { current: '', next: '' };
const NAME_FIELDS = ['name'];
const PASSWORD_FIELDS: readonly (keyof PasswordChange)[] = ['current', 'next'];
const FIELD_WIDTH = { maxWidth: '26rem' };

/** Changes one's own name and password. */
export const OwnForms = observer(function OwnForms({ name }: { readonly name: string }) {
  const viewModel = useViewModel(OwnAccountViewModel);
  return (
    <>
      <NameForm viewModel={viewModel} name={name} />
      <PasswordForm viewModel={viewModel} />
    </>
  );
});

interface NameFormProps {
  readonly viewModel: OwnAccountViewModel;
  readonly name: string;
}

const NameForm = observer(function NameForm({ viewModel, name }: NameFormProps) {
  const state = viewModel.nameForm;
  const [form] = Form.useForm<{ name: string }>();
  useFormProblems(form, NAME_FIELDS, state);
  const refusal = useFirstProblem(state, NAME_FIELDS, (field) =>
    moveFocus(document.getElementById(`own-name_${field}`)),
  );
  return (
    <section aria-labelledby="profile-name">
      <Card title={<h2 id="profile-name">{texts.nameTitle}</h2>}>
        <Form
          className="form"
          name="own-name"
          form={form}
          layout="vertical"
          noValidate
          aria-label={texts.nameTitle}
          initialValues={{ name }}
          onFinish={(values) => void viewModel.rename(values.name)}
          onValuesChange={() => state.correct('name')}
        >
          <Form.Item name="name" label={texts.name} required style={FIELD_WIDTH}>
            <Input autoComplete="name" maxLength={500} />
          </Form.Item>
          <Submit state={state} label={texts.saveName} refusal={refusal} />
          <LeaveGuard isLeftBy={() => `${form.getFieldValue('name') ?? name}`.trim() !== name}>
            {texts.nameLoss}
          </LeaveGuard>
        </Form>
      </Card>
    </section>
  );
});

const PasswordForm = observer(function PasswordForm({ viewModel }: Pick<NameFormProps, 'viewModel'>) {
  const state = viewModel.passwordForm;
  const [form] = Form.useForm<PasswordChange>();
  useFormProblems(form, PASSWORD_FIELDS, state);
  const refusal = useFirstProblem(state, PASSWORD_FIELDS, (field) =>
    moveFocus(document.getElementById(`own-password_${field}`)),
  );
  const handleFinish = async (change: PasswordChange) => {
    if (await viewModel.changePassword(change)) form.resetFields();
  };
  return (
    <section aria-labelledby="profile-password">
      <Card title={<h2 id="profile-password">{texts.passwordTitle}</h2>}>
        <Form
          className="form"
          name="own-password"
          form={form}
          layout="vertical"
          noValidate
          aria-label={texts.passwordTitle}
          initialValues={NO_CHANGE}
          onFinish={(change) => void handleFinish(change)}
          onValuesChange={(changed) => {
            for (const field of Object.keys(changed)) state.correct(field);
          }}
        >
          <Form.Item name="current" label={texts.current} required style={FIELD_WIDTH}>
            <Input type="password" autoComplete="current-password" maxLength={500} />
          </Form.Item>
          <Form.Item name="next" label={texts.next} extra={passwordTexts.advice} required style={FIELD_WIDTH}>
            <Input type="password" autoComplete="new-password" maxLength={500} />
          </Form.Item>
          <Submit state={state} label={texts.changePassword} refusal={refusal} />
          <LeaveGuard isLeftBy={() => PASSWORD_FIELDS.some((field) => Boolean(form.getFieldValue(field)))}>
            {texts.passwordLoss}
          </LeaveGuard>
        </Form>
      </Card>
    </section>
  );
});

interface SubmitProps {
  readonly state: FormState;
  readonly label: string;
  /** What a screen reader says of a refusal. */
  readonly refusal: string;
}

const Submit = observer(function Submit({ state, label, refusal }: SubmitProps) {
  return (
    <>
      {/* Not disabled: a disabled button loses the focus. The form's state refuses a second press. */}
      <Button htmlType="submit" aria-disabled={state.isSending || undefined} onClick={ignoreSecondClick}>
        {state.isSending ? formTexts.saving : label}
      </Button>
      <p className="visually-hidden" role="status">
        {state.isSending ? formTexts.saving : refusal}
      </p>
    </>
  );
});
