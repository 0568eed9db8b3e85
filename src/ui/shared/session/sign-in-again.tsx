import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSharedViewModel } from '../../app/page-hooks';
import { fetchSignInDialog } from './fetch-sign-in-dialog';
import { ReauthenticationViewModel } from './reauthentication.view-model';
import { signedOutNoticeTexts as texts } from './signed-out-notice.texts';
import './signed-out-notice.css';

/** Asks to sign in again when the session has ended under the page; put off, it stays on the page as a notice. */
export const SignInAgain = observer(function SignInAgain() {
  const reauthentication = useSharedViewModel(ReauthenticationViewModel);
  const { absence, isAsking } = reauthentication;
  const location = useLocation();
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => reauthentication.start(), [reauthentication]);
  useEffect(() => {
    // Not by Suspense: a dialog that cannot be fetched must not take the page with it.
    if (isAsking && !Dialog)
      fetchSignInDialog().then(
        (fetched) => setDialog(() => fetched),
        () => reauthentication.putOff(),
      );
  }, [isAsking, Dialog, reauthentication]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the place counts
  useEffect(() => reauthentication.handleNavigation(), [reauthentication, location]);
  return (
    <>
      {absence && !isAsking && (
        <Flex role="alert" className="signed-out-notice" wrap gap="small" align="center">
          <div>
            <strong className="signed-out-notice__title">{texts.notice(absence)}</strong>
            <p>{texts.nothingSaved}</p>
          </div>
          <Button onClick={() => reauthentication.ask()}>{texts.open}</Button>
        </Flex>
      )}
      {Dialog && <Dialog />}
    </>
  );
});
