import type { InputRef } from 'antd';
// The compound Input brings searches, one-time codes and text areas along; the plain one is what a form needs.
import Input from 'antd/es/input/Input';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { AntRoot } from '../app/ant-root';
import { publicTheme } from '../app/ant-theme';
import { useViewModel } from '../app/use-view-model';
import { type LoginField, LoginViewModel } from './login.view-model';
import './login-form.css';

/** Email, password and the button; a failed try stands in the form, and the focus goes where it can be mended. */
export const LoginForm = observer(function LoginForm() {
  const form = useViewModel(LoginViewModel);
  const [isPasswordShown, setPasswordShown] = useState(false);
  const [emailId, passwordId, problemId] = [useId(), useId(), useId()];
  const email = useRef<InputRef>(null);
  const password = useRef<InputRef>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { problem, isSubmitting } = form;

  useEffect(() => {
    if (!problem?.field) return;
    const field = { email, password }[problem.field].current?.input;
    field?.focus();
    field?.select();
  }, [problem]);

  // React mirrors a field's value into an attribute, where a password has no business.
  useLayoutEffect(() => password.current?.input?.removeAttribute('value'));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The fields are about to be disabled; a focus that stood there would fall to the body.
    button.current?.focus();
    setPasswordShown(false);
    void form.submit();
  };
  const tie = (field: LoginField) => ({
    'aria-invalid': problem?.field === field,
    ...(problem && { 'aria-describedby': problemId }),
    ...(problem?.field === field && { status: 'error' as const }),
  });

  return (
    <AntRoot theme={publicTheme}>
      <form
        className="login-form"
        aria-label="Sign in"
        noValidate
        onSubmit={handleSubmit}
        aria-busy={isSubmitting}
      >
        <div className="login-form__field">
          <label htmlFor={emailId}>Email</label>
          <Input
            ref={email}
            id={emailId}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            disabled={isSubmitting}
            value={form.email}
            onChange={(event) => form.change('email', event.target.value)}
            {...tie('email')}
          />
        </div>
        <div className="login-form__field">
          <label htmlFor={passwordId}>Password</label>
          <Input
            ref={password}
            id={passwordId}
            name="password"
            type={isPasswordShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            required
            disabled={isSubmitting}
            value={form.password}
            onChange={(event) => form.change('password', event.target.value)}
            {...tie('password')}
            suffix={
              <button
                type="button"
                className="login-form__show"
                aria-pressed={isPasswordShown}
                onClick={() => setPasswordShown(!isPasswordShown)}
              >
                <span className="visually-hidden">Show password</span>
                <span aria-hidden="true">{isPasswordShown ? 'Hide' : 'Show'}</span>
              </button>
            }
          />
        </div>
        {problem && (
          <p className="login-form__problem" id={problemId} role="alert">
            {problem.sentence}
          </p>
        )}
        <button ref={button} type="submit" className="button login-form__submit" aria-disabled={isSubmitting}>
          {isSubmitting ? 'Signing in...' : 'Sign In'}
        </button>
      </form>
    </AntRoot>
  );
});
