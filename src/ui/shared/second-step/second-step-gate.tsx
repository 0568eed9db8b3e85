import { Alert, Button, Flex } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { hasBegun, lacksSecondStep, type Standing } from '../../../core/access/second-step';
import { pathOf } from '../../../core/navigation/paths';
import { useSharedViewModel } from '../../app/page-hooks';
import { PageSkeleton } from '../../app/skeletons/dashboard-skeleton';
import { ReauthenticationViewModel } from '../session/reauthentication.view-model';
import { EasyPasswordNotice } from './easy-password-notice';
import { secondStepTexts as texts } from './second-step.texts';

const SetUpFirst = lazy(async () => ({ default: (await import('./set-up-first')).SetUpFirst }));

interface SecondStepGateProps {
  readonly standing: Standing;
  /** The page that they came for. */
  readonly children: ReactNode;
}

/**
 * What somebody reads whom the policy asks for a second step: before it begins a notice above each page; from then on, in a session
 * without one, the page that sets it up, in place of every other.
 */
export function SecondStepGate({ standing, children }: SecondStepGateProps) {
  const { secondStepFrom, hasFactor, readAt } = standing;
  const isShut = lacksSecondStep(standing);
  // It stays until the backup codes are kept, although the session opens more by then.
  const [isSettingUp, setSettingUp] = useState(false);
  const [isSetUp, setSetUp] = useState(false);
  if (isShut && !hasFactor && !isSettingUp) setSettingUp(true);
  // The codes may be kept before the session is read again.
  if (isSettingUp && (!isSetUp || (isShut && !hasFactor)))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <SetUpFirst onSetUp={() => setSetUp(true)} />
      </Suspense>
    );
  if (isShut) return <ConfirmFirst />;
  const isAsked = !hasFactor && secondStepFrom !== null && !hasBegun(secondStepFrom, readAt);
  return (
    <>
      {isAsked && (
        <Alert
          type="info"
          showIcon
          role="note"
          style={{ marginBlockEnd: 'var(--space-4)' }}
          title={
            <>
              <span>{texts.soon(secondStepFrom)}</span> <Link to={pathOf('profile')}>{texts.setUpNow}</Link>
            </>
          }
        />
      )}
      {standing.hasEasyPassword && <EasyPasswordNotice />}
      {children}
    </>
  );
}

/** Somebody who set one up in another browser. */
function ConfirmFirst() {
  const reauthentication = useSharedViewModel(ReauthenticationViewModel);
  return (
    <Flex vertical gap="middle" align="start">
      <h1>{texts.title}</h1>
      <p role="status">{texts.confirmFirst}</p>
      <Button type="primary" onClick={() => void reauthentication.confirm()}>
        {texts.confirmNow}
      </Button>
    </Flex>
  );
}
