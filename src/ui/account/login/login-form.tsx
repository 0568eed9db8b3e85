import type { Credentials } from '../../../core/account/auth-gateway.port';
import { type NativeFields, NativeForm } from '../../shared/form/native-form';
import { AS_TYPED, PasswordField } from '../../shared/form/password-field';
import { loginTexts as texts } from '../../shared/sign-in/login.texts';
import type { LoginViewModel } from '../../shared/sign-in/login.view-model';
import './login-form.css';

const FIELDS: NativeFields<keyof Credentials> = {
  email: { ...AS_TYPED, type: 'email', inputMode: 'email', autoComplete: 'username' },
  password: (field) => <PasswordField field={field} autoComplete="current-password" />,
};

/** Email, password and the button. The form shows its own problems; no state and no attribute ever holds a password. */
export function LoginForm({ viewModel }: { readonly viewModel: LoginViewModel }) {
  return (
    <NativeForm
      id="login"
      label={texts.form}
      viewModel={viewModel}
      fields={FIELDS}
      labels={texts.labels}
      rules={{ email: 'required', password: 'required' }}
      button={texts.submit}
      busy={texts.submitting}
      problems="form"
    />
  );
}
