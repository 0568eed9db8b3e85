import { useState } from 'react';
import type { Credentials } from '../../core/auth/auth-gateway.port';
import type { FieldRules } from '../../core/shared/field-rules';
import { useViewModel } from '../app/use-view-model';
import { NativeField, type NativeFieldProps } from '../shared/form/native-field';
import { type NativeFields, NativeForm } from '../shared/form/native-form';
import { loginTexts as texts } from './login.texts';
import { LoginViewModel } from './login.view-model';
import './login-form.css';

const RULES: FieldRules<keyof Credentials> = { email: 'required', password: 'required' };

const AS_TYPED = { autoCapitalize: 'none', spellCheck: false } as const;

const FIELDS: NativeFields<keyof Credentials> = {
  email: { ...AS_TYPED, type: 'email', inputMode: 'email', autoComplete: 'username' },
  password: (field) => <PasswordField field={field} />,
};

/** Email, password and the button. What is wrong stands in the form; no state and no attribute ever holds a password. */
export function LoginForm() {
  const viewModel = useViewModel(LoginViewModel);
  return (
    <NativeForm
      id="login"
      label={texts.form}
      viewModel={viewModel}
      fields={FIELDS}
      labels={texts.labels}
      rules={RULES}
      button={texts.submit}
      busy={texts.submitting}
      problems="form"
    />
  );
}

/** A password that can be shown, until it is sent. */
function PasswordField({ field }: { readonly field: NativeFieldProps }) {
  const [isShown, setShown] = useState(false);
  if (isShown && field.disabled) setShown(false);
  return (
    <NativeField
      field={field}
      {...AS_TYPED}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      after={
        <button
          type="button"
          className="login-form__show"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <span className="visually-hidden">{texts.showPassword}</span>
          <span aria-hidden="true">{isShown ? texts.hide : texts.show}</span>
        </button>
      }
    />
  );
}
