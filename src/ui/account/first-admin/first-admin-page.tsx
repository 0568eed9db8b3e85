import { useLocation, useNavigate } from 'react-router-dom';
import { FIRST_ADMIN_RULES, type FirstAdmin } from '../../../core/account/first-admin.port';
import { LOGIN_PATH } from '../../../core/navigation/paths';
import { useViewModel } from '../../app/page-hooks';
import { AuthPage } from '../../shared/auth-page/auth-page';
import { type NativeFields, NativeForm } from '../../shared/form/native-form';
import { passwordTexts } from '../../shared/form/password.texts';
import { AS_TYPED, PasswordField } from '../../shared/form/password-field';
import { firstAdminTexts as texts } from './first-admin.texts';
import { FirstAdminViewModel } from './first-admin.view-model';

const FIELDS: NativeFields<keyof FirstAdmin> = {
  name: { autoComplete: 'name' },
  email: { ...AS_TYPED, type: 'email', inputMode: 'email', autoComplete: 'username' },
  password: (field) => <PasswordField field={field} autoComplete="new-password" />,
};

/**
 * Behind the link that the server prints while there is no admin. The link's secret stands after the '#', which browsers
 * send nowhere.
 */
export function FirstAdminPage() {
  const viewModel = useViewModel(FirstAdminViewModel);
  const secret = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const submit = async (admin: FirstAdmin) => {
    const isDone = await viewModel.submit(secret, admin);
    if (isDone) await navigate(LOGIN_PATH, { replace: true });
    return isDone;
  };
  return (
    <AuthPage title={texts.title} heading={texts.heading} needsScript={texts.needsScript}>
      <p>{texts.how}</p>
      <p>{passwordTexts.advice}</p>
      <NativeForm
        id="first-admin"
        label={texts.form}
        viewModel={{ form: viewModel.form, submit }}
        fields={FIELDS}
        labels={texts.labels}
        rules={FIRST_ADMIN_RULES}
        button={texts.submit}
        busy={texts.submitting}
      />
    </AuthPage>
  );
}
