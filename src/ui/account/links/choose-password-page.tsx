import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { LinkPurpose } from '../../../core/account/links/account-links.port';
import {
  FORGOTTEN_PASSWORD_PATH,
  INVITATION_PATH,
  LOGIN_PATH,
  RESET_PASSWORD_PATH,
} from '../../../core/navigation/paths';
import { useViewModel } from '../../app/page-hooks';
import { AuthPage } from '../../shared/auth-page/auth-page';
import { type NativeFields, NativeForm } from '../../shared/form/native-form';
import { passwordTexts } from '../../shared/form/password.texts';
import { PasswordField } from '../../shared/form/password-field';
import { accountLinksTexts as texts } from './account-links.texts';
import { ChoosePasswordViewModel } from './account-links.view-model';

const FIELDS: NativeFields<'password'> = {
  password: (field) => <PasswordField field={field} autoComplete="new-password" />,
};

/** Where an invitation leads. */
export const InvitationPage = () => <ChoosePasswordPage purpose="invitation" />;

/** Where the link for a new password leads. */
export const ResetPasswordPage = () => <ChoosePasswordPage purpose="password" />;

const PATHS: Readonly<Record<LinkPurpose, string>> = {
  invitation: INVITATION_PATH,
  password: RESET_PASSWORD_PATH,
};

interface ChoosePasswordProps {
  readonly purpose: LinkPurpose;
}

/** Chooses a password with the secret of the link, which stands after the '#': browsers send that nowhere. */
const ChoosePasswordPage = observer(function ChoosePasswordPage({ purpose }: ChoosePasswordProps) {
  const viewModel = useViewModel(ChoosePasswordViewModel);
  const secret = useLocation().hash.slice(1);
  const own = texts[purpose];
  const { state, value: holder } = viewModel;
  const link = useMemo(() => ({ purpose, secret }), [purpose, secret]);
  useEffect(() => void viewModel.open(link), [viewModel, link]);
  const navigate = useNavigate();
  const submit = async ({ password }: { readonly password: string }) => {
    const isDone = await viewModel.submit(link, password);
    if (isDone) await navigate(LOGIN_PATH, { replace: true });
    return isDone;
  };
  return (
    <AuthPage path={PATHS[purpose]} title={own.title} heading={own.heading} needsScript={texts.needsScript}>
      {state.status === 'loading' && <p role="status">{texts.opening}</p>}
      {state.status === 'failed' &&
        (state.failure === 'not-found' || state.failure === 'conflict' ? (
          <p role="alert">{own.dead[state.failure]}</p>
        ) : (
          <>
            <p role="alert">{texts.checkFailed}</p>
            <button type="button" className="button form__button" onClick={() => void viewModel.retry()}>
              {texts.tryAgain}
            </button>
          </>
        ))}
      {holder && (
        <>
          <p>{own.intro}</p>
          <p>{texts.forWhom(holder.name, holder.email)}</p>
          <p>{passwordTexts.advice}</p>
          <NativeForm
            id="choose-password"
            label={own.form}
            viewModel={{ form: viewModel.form, submit }}
            fields={FIELDS}
            labels={{ password: texts.label }}
            rules={{ password: 'required' }}
            button={texts.submit}
          >
            {/* Tells a password manager whose password it is. */}
            <input hidden type="email" autoComplete="username" readOnly value={holder.email} />
          </NativeForm>
        </>
      )}
      <p className="auth-page__aside">
        <Link to={LOGIN_PATH}>{texts.signIn}</Link>
        {' · '}
        <Link to={FORGOTTEN_PASSWORD_PATH}>{texts.askAgain}</Link>
      </p>
    </AuthPage>
  );
});
