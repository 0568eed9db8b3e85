import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { FIRST_ADMIN_RULES, type FirstAdmin } from '../../../core/account/first-admin/first-admin';
import { LOGIN_PATH } from '../../../core/navigation/paths';
import { usePageTitle, useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { DoorPage } from '../../shared/door-page/door-page';
import { type NativeFields, NativeForm } from '../../shared/form/native-form';
import { passwordTexts } from '../../shared/form/password.texts';
import { AS_TYPED, PasswordField } from '../../shared/form/password-field';
import { NoScriptNote } from '../../shared/no-script-note';
import { SiteContentViewModel } from '../../shared/site-content/site-content.view-model';
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
export const FirstAdminPage = observer(function FirstAdminPage() {
  const viewModel = useViewModel(FirstAdminViewModel);
  const { contact } = useSharedViewModel(SiteContentViewModel).content.siteSettings;
  const secret = useLocation().hash.slice(1);
  usePageTitle(texts.title);
  const withSecret = useMemo(
    () => ({ form: viewModel.form, submit: (admin: FirstAdmin) => viewModel.submit(secret, admin) }),
    [viewModel, secret],
  );
  if (viewModel.isDone) return <Navigate to={LOGIN_PATH} replace />;
  return (
    <DoorPage heading={texts.heading}>
      <p>{texts.how}</p>
      <p>{passwordTexts.advice}</p>
      <NativeForm
        id="first-admin"
        label={texts.form}
        viewModel={withSecret}
        fields={FIELDS}
        labels={texts.labels}
        rules={FIRST_ADMIN_RULES}
        button={texts.submit}
        busy={texts.submitting}
      />
      <NoScriptNote contact={contact}>{texts.needsScript}</NoScriptNote>
    </DoorPage>
  );
});
