import { Button, Flex, Form, Input, QRCode } from 'antd';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useSharedViewModel } from '../../app/page-hooks';
import { StateForm } from '../form/state-form';
import { copyText } from '../text/copy-text';
import { ToastViewModel } from '../toast/toast.view-model';
import type { OwnFactorsViewModel } from './own-factors.view-model';
import { secondStepTexts as texts } from './second-step.texts';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

const SimulatedAuthenticator = lazy(async () => ({
  default: (await import('./simulated-authenticator')).SimulatedAuthenticator,
}));

interface AuthenticatorSetUpProps {
  readonly viewModel: OwnFactorsViewModel;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const NO_PASSWORD = { password: '' };
const NO_CODE = { code: '' };
const QR_SIZE = 200;

/** Sets up an authenticator: the password, then what the app takes over and its first code. */
export const AuthenticatorSetUp = observer(function AuthenticatorSetUp(props: AuthenticatorSetUpProps) {
  const { viewModel, onDone, onCancel } = props;
  const { setup, form } = viewModel;
  if (!setup)
    return (
      <Flex vertical gap="middle">
        <p>{texts.passwordIntro}</p>
        <StateForm
          key="password"
          name="authenticator-password"
          state={form}
          initial={NO_PASSWORD}
          onSubmit={({ password }) => viewModel.beginAuthenticator(password)}
          submit={texts.goOn}
          onCancel={onCancel}
          isLeftBy={() => false}
          loss=""
        >
          <Form.Item name="password" label={texts.password} required>
            <Input type="password" autoComplete="current-password" maxLength={500} />
          </Form.Item>
        </StateForm>
      </Flex>
    );
  const { secret, address } = setup;
  return (
    <Flex vertical gap="middle">
      <p>{texts.scan}</p>
      <QRCode value={address} size={QR_SIZE} bordered={false} type="svg" />
      <Secret text={(secret.match(/.{1,4}/g) ?? []).join(' ')} />
      {SIMULATED && (
        <Suspense>
          <SimulatedAuthenticator />
        </Suspense>
      )}
      <StateForm
        key="code"
        name="authenticator-code"
        state={form}
        initial={NO_CODE}
        onSubmit={({ code }) => viewModel.finishAuthenticator(code)}
        onDone={onDone}
        submit={texts.turnOn}
        onCancel={onCancel}
        isLeftBy={() => false}
        loss=""
      >
        <Form.Item name="code" label={texts.code} required>
          <Input autoComplete="one-time-code" inputMode="numeric" maxLength={20} />
        </Form.Item>
      </StateForm>
    </Flex>
  );
});

/** What the QR code holds, for apps that are typed into. */
function Secret({ text }: { readonly text: string }) {
  const toasts = useSharedViewModel(ToastViewModel);
  const copy = async () => {
    const isCopied = await copyText(text.replaceAll(' ', ''));
    toasts.show(isCopied ? texts.copied : { ...texts.notCopied, variant: 'destructive' });
  };
  return (
    <Flex vertical gap="small">
      <span>{texts.secret}</span>
      <Flex wrap gap="small" align="center">
        <code>{text}</code>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
      </Flex>
    </Flex>
  );
}
