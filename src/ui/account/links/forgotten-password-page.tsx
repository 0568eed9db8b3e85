import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { FORGOTTEN_PASSWORD_PATH, LOGIN_PATH } from '../../../core/navigation/paths';
import { useViewModel } from '../../app/page-hooks';
import { AuthPage } from '../../shared/auth-page/auth-page';
import { type NativeFields, NativeForm } from '../../shared/form/native-form';
import { AS_TYPED } from '../../shared/form/password-field';
import { accountLinksTexts } from './account-links.texts';
import { ForgottenPasswordViewModel } from './account-links.view-model';

const texts = accountLinksTexts.forgotten;
const FIELDS: NativeFields<'email'> = {
  email: { ...AS_TYPED, type: 'email', inputMode: 'email', autoComplete: 'username' },
};

/** Where somebody who forgot their password asks for a link. */
export const ForgottenPasswordPage = observer(function ForgottenPasswordPage() {
  const viewModel = useViewModel(ForgottenPasswordViewModel);
  const { outcome, sendsMail } = viewModel;
  return (
    <AuthPage
      path={FORGOTTEN_PASSWORD_PATH}
      title={texts.title}
      heading={texts.heading}
      needsScript={accountLinksTexts.needsScript}
    >
      <p>{texts.intro}</p>
      {!sendsMail && <p>{texts.noMail}</p>}
      <NativeForm
        id="forgotten-password"
        label={texts.form}
        viewModel={viewModel}
        fields={FIELDS}
        labels={{ email: texts.label }}
        rules={{ email: 'email' }}
        button={texts.submit}
      />
      <div role="status" style={{ marginTop: 16 }}>
        {outcome && sendsMail && <p>{texts.sent}</p>}
        {outcome && !sendsMail && !outcome.link && <p>{texts.nobody}</p>}
        {outcome?.link && (
          <p>
            <a href={outcome.link}>{texts.shown}</a>
          </p>
        )}
      </div>
      <p className="auth-page__aside">
        <Link to={LOGIN_PATH}>{accountLinksTexts.signIn}</Link>
      </p>
    </AuthPage>
  );
});
