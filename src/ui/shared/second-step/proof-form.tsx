import { Button, Flex, Form, Input, type InputRef } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { ignoreSecondClick } from '../focus/move-focus';
import { type TypedWay, proofTexts as texts } from './proof.texts';
import type { ConfirmViewModel, SignInStepViewModel } from './proof.view-model';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

interface ProofFormProps<Done> {
  readonly viewModel: Pick<SignInStepViewModel | ConfirmViewModel, 'form' | 'offer' | 'way' | 'choose'> & {
    submit(typed: string): Promise<Done | null>;
    usePasskey(isPossible: boolean): Promise<Done | null>;
  };
  /** Begins the ids of its fields. */
  readonly name: string;
  readonly label: string;
  readonly submit: string;
  readonly onDone: (done: Done) => void;
  readonly onCancel: () => void;
}

const NOTHING = { typed: '' };

const AUTO_COMPLETE: Readonly<Record<TypedWay, string>> = {
  code: 'one-time-code',
  backup: 'off',
  password: 'current-password',
};

/** Proves a second step in a dialog. */
export const ProofForm = observer(function ProofForm<Done>(props: ProofFormProps<Done>) {
  const { viewModel, name, label, submit, onDone, onCancel } = props;
  const { form, offer, way } = viewModel;
  const field = useRef<InputRef>(null);
  const { refusals } = form;
  useEffect(() => {
    if (refusals > 0) field.current?.focus();
  }, [refusals]);
  const isOffered = offer !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when something else is asked for, not with each render
  useEffect(() => {
    if (isOffered) field.current?.focus();
  }, [isOffered, way]);
  const problem = form.problemOf('typed');
  if (!offer) return null;
  const take = (done: Done | null) => {
    if (done !== null) onDone(done);
  };
  const general = form.problems.find(({ field }) => field === null);
  const passkey = (isPossible: boolean, text: string) => (
    <Button
      aria-disabled={form.isSending || undefined}
      onClick={() => void viewModel.usePasskey(isPossible).then(take)}
    >
      {text}
    </Button>
  );
  return (
    <Flex vertical gap="middle">
      {offer.passkey && (
        <Flex wrap gap="small">
          {passkey(!SIMULATED, texts.usePasskey)}
          {SIMULATED && passkey(true, texts.simulatePasskey)}
        </Flex>
      )}
      <div role="alert">{general && <p className="error-mark">{general.message}</p>}</div>
      {way ? (
        <Form<typeof NOTHING>
          key={way}
          name={name}
          aria-label={label}
          layout="vertical"
          requiredMark={false}
          initialValues={NOTHING}
          onValuesChange={() => form.clear()}
          onFinish={({ typed }) => void viewModel.submit(typed).then(take)}
        >
          <Form.Item
            name="typed"
            label={texts.labels[way]}
            {...(problem && { validateStatus: 'error', help: <span role="alert">{problem}</span> })}
          >
            <Input
              ref={field}
              type={way === 'password' ? 'password' : 'text'}
              autoComplete={AUTO_COMPLETE[way]}
              {...(way === 'code' && { inputMode: 'numeric' })}
              spellCheck={false}
              maxLength={500}
              aria-invalid={problem !== undefined}
            />
          </Form.Item>
          <Flex wrap gap="small" justify="end">
            <Button onClick={onCancel}>{texts.cancel}</Button>
            <Button
              type="primary"
              htmlType="submit"
              aria-disabled={form.isSending || undefined}
              onClick={ignoreSecondClick}
            >
              {form.isSending ? texts.confirming : submit}
            </Button>
          </Flex>
        </Form>
      ) : (
        <Flex justify="end">
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </Flex>
      )}
      {offer.hasBackupCodes && way !== 'backup' && (
        <Button type="link" onClick={() => viewModel.choose('backup')}>
          {texts.useBackup}
        </Button>
      )}
      {offer.hasAuthenticator && way === 'backup' && (
        <Button type="link" onClick={() => viewModel.choose('code')}>
          {texts.useCode}
        </Button>
      )}
    </Flex>
  );
}) as <Done>(props: ProofFormProps<Done>) => ReactNode;
