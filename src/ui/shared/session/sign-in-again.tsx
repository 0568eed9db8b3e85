import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSharedViewModel } from '../../app/page-hooks';
import { fetchConfirmDialog, fetchSignInDialog } from './fetch-sign-in-dialog';
import { ReauthenticationViewModel } from './reauthentication.view-model';
import { signedOutNoticeTexts as texts } from './signed-out-notice.texts';
import './signed-out-notice.css';

/**
 * Asks to sign in again when the session has ended under the page; put off, it stays on the page as a notice. Asks as well who
 * somebody is before what needs a confirmation.
 */
export const SignInAgain = observer(function SignInAgain() {
  const reauthentication = useSharedViewModel(ReauthenticationViewModel);
  const { absence, isAsking, isConfirming } = reauthentication;
  const location = useLocation();
  useEffect(() => reauthentication.start(), [reauthentication]);
  const Dialog = useFetched(isAsking, fetchSignInDialog, () => reauthentication.putOff());
  const Confirm = useFetched(isConfirming, fetchConfirmDialog, () => reauthentication.endConfirm(false));
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
      {Confirm && <Confirm />}
    </>
  );
});

/** A dialog that is fetched when it is asked for. Not by Suspense: one that cannot be fetched must not take the page with it. */
function useFetched(
  isAsked: boolean,
  fetch: () => Promise<ComponentType>,
  onFailure: () => void,
): ComponentType | null {
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time
  useEffect(() => {
    if (isAsked && !Dialog) fetch().then((fetched) => setDialog(() => fetched), onFailure);
  }, [isAsked, Dialog]);
  return Dialog;
}
