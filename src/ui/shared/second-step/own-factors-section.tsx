import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import type { OwnFactors } from '../../../core/account/second-factor/own-factors.api';
import type { OwnFactorsInput } from '../../../core/account/second-factor/own-factors.inputs';
import { formatDayAt, formatInstant } from '../../../core/shared/text/format';
import { useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { CardSection } from '../card-section';
import { useConfirmDialog } from '../dialog/confirm-dialog';
import { PlainDialog } from '../dialog/form-dialog';
import { FetchedPart } from '../fetched/fetched-part';
import { SessionViewModel } from '../session/session.view-model';
import { AuthenticatorSetUp } from './authenticator-set-up';
import { BackupCodes } from './backup-codes';
import { OwnFactorsViewModel } from './own-factors.view-model';
import { PasskeyForm } from './passkey-form';
import { secondStepTexts as texts } from './second-step.texts';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

const SimulatedAuthenticator = lazy(async () => ({
  default: (await import('./simulated-authenticator')).SimulatedAuthenticator,
}));

type Opened = 'authenticator' | 'passkey';

interface OwnFactorsSectionProps {
  /** Called when the first second step is set up, and its backup codes are kept. */
  readonly onSetUp?: () => void;
}

/** The second step of the person who is signed in: what is set up, and all that they can do with it. */
export const OwnFactorsSection = observer(function OwnFactorsSection({ onSetUp }: OwnFactorsSectionProps) {
  const viewModel = useViewModel(OwnFactorsViewModel);
  const { user } = useSharedViewModel(SessionViewModel);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { ask, dialog } = useConfirmDialog(texts.keep);
  const close = () => {
    setOpened(null);
    viewModel.endSetup();
  };
  const askRemove = (name: string, removed: OwnFactorsInput['removeFactor']) =>
    ask({
      title: texts.askRemove.title(name),
      text: texts.askRemove.text,
      action: texts.remove,
      onConfirm: () => void viewModel.remove(removed),
    });
  const askCodes = () =>
    ask({ ...texts.askCodes, action: texts.make, onConfirm: () => void viewModel.renewBackupCodes() });
  return (
    <CardSection title={texts.title}>
      <Flex vertical gap="middle">
        <p>{texts.intro}</p>
        <FetchedPart fetched={viewModel} texts={texts} rows={2}>
          {(factors) => {
            const { passkeys, authenticator, backupCodes, keepsAuthenticators } = factors;
            const isSetUp = passkeys.length > 0 || authenticator !== null;
            return (
              <>
                {isSetUp ? <FactorList factors={factors} onRemove={askRemove} /> : <p>{texts.notSetUp}</p>}
                {backupCodes && <p>{texts.codesLeft(backupCodes.left, backupCodes.total)}</p>}
                <Flex wrap gap="small">
                  <Button onClick={() => setOpened('passkey')}>{texts.addPasskey}</Button>
                  {keepsAuthenticators && (
                    <Button onClick={() => setOpened('authenticator')}>{texts.setUpAuthenticator}</Button>
                  )}
                  {isSetUp && <Button onClick={askCodes}>{texts.newCodes}</Button>}
                </Flex>
                {!keepsAuthenticators && <p>{texts.noAuthenticators}</p>}
                {user?.role === 'admin' && isSetUp && <p>{texts.askOthers}</p>}
                {SIMULATED && authenticator && (
                  <Suspense>
                    <SimulatedAuthenticator />
                  </Suspense>
                )}
              </>
            );
          }}
        </FetchedPart>
      </Flex>
      <PlainDialog open={opened === 'authenticator'} title={texts.setUpAuthenticator} onClose={close}>
        <AuthenticatorSetUp viewModel={viewModel} onDone={close} onCancel={close} />
      </PlainDialog>
      <PlainDialog open={opened === 'passkey'} title={texts.addPasskey} onClose={close}>
        <PasskeyForm viewModel={viewModel} onDone={close} onCancel={close} />
      </PlainDialog>
      {/* Esc does not close it: the codes are shown only now. */}
      <PlainDialog
        open={viewModel.newCodes !== null && opened === null}
        title={texts.codesTitle}
        onClose={() => {}}
      >
        {viewModel.newCodes && (
          <BackupCodes
            codes={viewModel.newCodes}
            onDone={() => {
              viewModel.endCodes();
              onSetUp?.();
            }}
          />
        )}
      </PlainDialog>
      {dialog}
    </CardSection>
  );
});

interface FactorListProps {
  readonly factors: OwnFactors;
  readonly onRemove: (name: string, removed: OwnFactorsInput['removeFactor']) => void;
}

function FactorList({ factors: { passkeys, authenticator }, onRemove }: FactorListProps) {
  return (
    <Flex component="ul" vertical gap="middle" aria-label={texts.list}>
      {passkeys.map(({ id, name, ...times }) => (
        <FactorRow
          key={id}
          name={texts.passkey(name)}
          {...times}
          onRemove={() => onRemove(name, { kind: 'passkey', id })}
        />
      ))}
      {authenticator && (
        <FactorRow
          name={texts.authenticator}
          {...authenticator}
          onRemove={() => onRemove(texts.authenticator, { kind: 'authenticator' })}
        />
      )}
    </Flex>
  );
}

interface FactorRowProps {
  readonly name: string;
  readonly addedAt: number;
  readonly lastUsedAt: number | null;
  readonly onRemove: () => void;
}

function FactorRow({ name, addedAt, lastUsedAt, onRemove }: FactorRowProps) {
  return (
    <Flex component="li" wrap gap="small" align="center" justify="space-between">
      <Flex vertical>
        <strong>{name}</strong>
        <span>{texts.addedOn(formatDayAt(addedAt))}</span>
        <span>{texts.lastUsed(lastUsedAt === null ? texts.never : formatInstant(lastUsedAt))}</span>
      </Flex>
      <Button aria-label={texts.removeNamed(name)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Flex>
  );
}
