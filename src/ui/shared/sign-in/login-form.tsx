import type { Credentials } from '../../../core/account/auth-gateway.port';
import { useViewModel } from '../../app/page-hooks';
import { type NativeFields, NativeForm } from '../form/native-form';
import { AS_TYPED, PasswordField } from '../form/password-field';
import { loginTexts as texts } from './login.texts';
import { LoginViewModel } from './login.view-model';

interface LoginFormProps {
  readonly id: string;
  readonly label: string;
  /** What the field for the email begins with. */
  readonly email?: string;
  /** The id of what is said before the form. */
  readonly describedBy?: string;
}

/** Email, password and the button. The form shows its own problems; no state and no attribute ever holds a password. */
export function LoginForm({ email, ...form }: LoginFormProps) {
  const viewModel = useViewModel(LoginViewModel);
  const fields: NativeFields<keyof Credentials> = {
    email: {
      ...AS_TYPED,
      type: 'email',
      inputMode: 'email',
      autoComplete: 'username',
      defaultValue: email,
    },
    password: (field) => <PasswordField field={field} autoComplete="current-password" />,
  };
  return (
    <NativeForm
      {...form}
      viewModel={viewModel}
      fields={fields}
      labels={texts.labels}
      rules={{ email: 'required', password: 'required' }}
      button={texts.submit}
      busy={texts.submitting}
      problems="form"
    />
  );
}
