import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useViewModel } from '../app/use-view-model';
import { type LoginField, LoginViewModel } from './login.view-model';
import './login-form.css';

/**
 * Email, password and the button; a failed try stands in the form, and the focus goes where it can be mended. The
 * browser's own fields keep what is in them: what was typed or filled in by a password manager before the script was
 * awake stays, and no state and no attribute ever holds a password.
 */
export const LoginForm = observer(function LoginForm() {
  const form = useViewModel(LoginViewModel);
  const [isPasswordShown, setPasswordShown] = useState(false);
  const [emailId, passwordId, problemId] = [useId(), useId(), useId()];
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { problem, isSubmitting } = form;

  useEffect(() => {
    if (!problem?.field) return;
    const field = { email, password }[problem.field].current;
    field?.focus();
    field?.select();
  }, [problem]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const typed = { email: email.current?.value ?? '', password: password.current?.value ?? '' };
    // The fields are about to be disabled; a focus that stood there would fall to the body.
    button.current?.focus();
    setPasswordShown(false);
    void form.submit(typed);
  };
  const field = (name: LoginField) => ({
    className: 'login-form__input',
    name,
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
    disabled: isSubmitting,
    onInput: () => form.noteChange(),
    'aria-invalid': problem?.field === name,
    'aria-describedby': problem ? problemId : undefined,
  });

  return (
    // 'dialog': before the script is awake, and without it, pressing Enter leads nowhere; a password must never end up
    // in an address.
    <form
      className="login-form"
      aria-label="Sign in"
      method="dialog"
      noValidate
      onSubmit={handleSubmit}
      aria-busy={isSubmitting}
    >
      <div className="login-form__field">
        <label htmlFor={emailId}>Email</label>
        <input
          {...field('email')}
          ref={email}
          id={emailId}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
      </div>
      <div className="login-form__field">
        <label htmlFor={passwordId}>Password</label>
        <div className="login-form__secret">
          <input
            {...field('password')}
            ref={password}
            id={passwordId}
            type={isPasswordShown ? 'text' : 'password'}
            autoComplete="current-password"
          />
          <button
            type="button"
            className="login-form__show"
            aria-pressed={isPasswordShown}
            onClick={() => setPasswordShown(!isPasswordShown)}
          >
            <span className="visually-hidden">Show password</span>
            <span aria-hidden="true">{isPasswordShown ? 'Hide' : 'Show'}</span>
          </button>
        </div>
      </div>
      {problem && (
        <p className="login-form__problem" id={problemId} role="alert">
          {problem.sentence}
        </p>
      )}
      {problem?.advice && <p role="status">{problem.advice}</p>}
      <button ref={button} type="submit" className="button login-form__submit" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </button>
      <p className="visually-hidden" role="status">
        {isSubmitting ? 'Signing in...' : ''}
      </p>
    </form>
  );
});
