import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useSharedViewModel } from '../../app/page-hooks';
import { PlainDialog } from '../dialog/form-dialog';
import { LoginForm } from '../sign-in/login-form';
import { ReauthenticationViewModel } from './reauthentication.view-model';
import { signInAgainTexts as texts } from './sign-in-again.texts';

const REASON_ID = 'sign-in-again_reason';

/** Signing in over the page, which stays as it is below. */
export const SignInDialog = observer(function SignInDialog() {
  const reauthentication = useSharedViewModel(ReauthenticationViewModel);
  const { absence, isAsking } = reauthentication;
  return (
    <PlainDialog
      open={isAsking && absence !== null}
      title={texts.title}
      // A press beside it must not put off what somebody is typing.
      mask={{ closable: false }}
      onClose={() => reauthentication.putOff()}
    >
      {absence && (
        <Flex vertical gap="middle">
          <p id={REASON_ID}>{texts.reason(absence)}</p>
          {/* Another role is not mended by signing in once more. */}
          {absence.by?.id !== absence.person.id && (
            // Letters of the public site's size, as the form is: Safari zooms into smaller ones.
            <div style={{ fontSize: '1rem' }}>
              <LoginForm
                id="sign-in-again"
                label={texts.title}
                email={absence.person.email}
                describedBy={REASON_ID}
              />
            </div>
          )}
          <Flex wrap gap="small" justify="end">
            <Button onClick={() => reauthentication.putOff()}>{texts.later}</Button>
            {absence.by && (
              <Button danger onClick={() => reauthentication.goOn()}>
                {texts.goOn(absence)}
              </Button>
            )}
          </Flex>
        </Flex>
      )}
    </PlainDialog>
  );
});
