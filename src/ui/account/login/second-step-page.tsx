import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { LOGIN_PATH } from '../../../core/navigation/paths';
import { useViewModel } from '../../app/page-hooks';
import { AuthPage } from '../../shared/auth-page/auth-page';
import { focusFirstIn } from '../../shared/focus/move-focus';
import { type NativeFields, NativeForm } from '../../shared/form/native-form';
import { AS_TYPED, PasswordField } from '../../shared/form/password-field';
import { type TypedWay, proofTexts as texts } from '../../shared/second-step/proof.texts';
import { SignInStepViewModel } from '../../shared/second-step/proof.view-model';
import { loginTexts } from '../../shared/sign-in/login.texts';
import type { LoginViewModel } from '../../shared/sign-in/login.view-model';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

const SimulatedAuthenticator = lazy(async () => ({
  default: (await import('../../shared/second-step/simulated-authenticator')).SimulatedAuthenticator,
}));

const FIELDS: Readonly<Record<TypedWay, NativeFields<'typed'>>> = {
  code: { typed: { ...AS_TYPED, type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' } },
  backup: { typed: { ...AS_TYPED, type: 'text', autoComplete: 'off' } },
  password: { typed: (field) => <PasswordField field={field} autoComplete="current-password" /> },
};

/** The second step of a sign-in, after the password. A reload begins at the password again. */
export const SecondStepPage = observer(function SecondStepPage({
  login,
}: {
  readonly login: LoginViewModel;
}) {
  const viewModel = useViewModel(SignInStepViewModel);
  const { offer } = login;
  useEffect(() => {
    if (offer) viewModel.begin(offer);
  }, [viewModel, offer]);
  const { form, way, isOver } = viewModel;
  const step = useRef<HTMLDivElement>(null);
  const isOffered = viewModel.offer !== null;
  // What had the focus is gone with the page before, or with what was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when something else is asked for, not with each render
  useEffect(() => {
    if (isOffered) focusFirstIn(step.current);
  }, [isOffered, way, isOver]);
  const general = way === null ? form.problems[0] : undefined;
  const submit = async ({ typed }: { readonly typed: string }) => {
    const user = await viewModel.submit(typed);
    if (user) await login.enter(user);
    return user !== null;
  };
  const passkey = (isPossible: boolean, text: string) => (
    <button
      type="button"
      className="button form__button"
      aria-disabled={form.isSending || undefined}
      onClick={() =>
        void viewModel.usePasskey(isPossible).then(async (user) => user && (await login.enter(user)))
      }
    >
      {text}
    </button>
  );
  const choice = (next: TypedWay, text: string) => (
    <button
      type="button"
      className="button button--quiet form__button"
      onClick={() => viewModel.choose(next)}
    >
      {text}
    </button>
  );
  return (
    <AuthPage path={LOGIN_PATH} title={texts.title} heading={texts.title}>
      <div className="auth-page__step" ref={step}>
        {isOver ? (
          <p role="alert">
            <button type="button" className="button form__button" onClick={() => login.wait(null)}>
              {texts.again}
            </button>
          </p>
        ) : (
          <>
            {offer?.passkey && passkey(!SIMULATED, texts.usePasskey)}
            {offer?.passkey && SIMULATED && passkey(true, texts.simulatePasskey)}
            {general && (
              <p className="error-mark form__alert" role="alert">
                {general.message}
              </p>
            )}
            {way && (
              <NativeForm
                key={way}
                id="second-step"
                label={texts.title}
                viewModel={{ form, submit }}
                fields={FIELDS[way]}
                labels={{ typed: texts.labels[way] }}
                rules={{ typed: 'required' }}
                button={texts.submit}
                busy={loginTexts.submitting}
                problems="form"
              />
            )}
            {SIMULATED && offer?.hasAuthenticator && (
              <Suspense>
                <SimulatedAuthenticator />
              </Suspense>
            )}
            {offer?.hasBackupCodes && way !== 'backup' && choice('backup', texts.useBackup)}
            {offer?.hasAuthenticator && way === 'backup' && choice('code', texts.useCode)}
          </>
        )}
      </div>
    </AuthPage>
  );
});
