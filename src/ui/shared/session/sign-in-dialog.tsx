import { Alert, Button, Flex, Form, Input, type InputRef } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Credentials } from '../../../core/account/auth-gateway.port';
import { useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { DialogFrame } from '../dialog/dialog-frame';
import { focusFirstIn, ignoreSecondClick } from '../focus/move-focus';
import { proofTexts } from '../second-step/proof.texts';
import { SignInStepViewModel } from '../second-step/proof.view-model';
import { ProofForm } from '../second-step/proof-form';
import { loginTexts } from '../sign-in/login.texts';
import { LoginViewModel } from '../sign-in/login.view-model';
import { type Absence, ReauthenticationViewModel } from './reauthentication.view-model';
import { signInAgainTexts as texts } from './sign-in-again.texts';

/** Signing in over the page, which stays as it is below. */
export const SignInDialog = observer(function SignInDialog() {
  const reauthentication = useSharedViewModel(ReauthenticationViewModel);
  const { absence } = reauthentication;
  return (
    <DialogFrame
      open={reauthentication.isAsking && absence !== null}
      title={texts.title}
      footer={null}
      // The email is known. Where signing in does not help there is no password, and a button has the focus.
      focusFirst={(dialog) => focusFirstIn(dialog, '[type=password]')}
      onCancel={() => reauthentication.putOff()}
    >
      {absence && <SignInForm absence={absence} />}
    </DialogFrame>
  );
});

interface SignInFormProps {
  readonly absence: Absence;
}

const ALERT_ID = 'sign-in-again_problem';
const REASON_ID = 'sign-in-again_reason';

const SignInForm = observer(function SignInForm({ absence }: SignInFormProps) {
  const reauthentication = useSharedViewModel(ReauthenticationViewModel);
  const viewModel = useViewModel(LoginViewModel);
  const emailRef = useRef<InputRef>(null);
  const passwordRef = useRef<InputRef>(null);
  const step = useViewModel(SignInStepViewModel);
  const { offer } = viewModel;
  useEffect(() => {
    if (offer) step.begin(offer);
  }, [step, offer]);
  const { isSending, problems, refusals } = viewModel.form;
  const [problem] = problems;
  const isWrong = (field: keyof Credentials) => problem?.field === field || undefined;
  // Another role is not mended by signing in once more.
  const canComeBack = absence.by?.id !== absence.person.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (refusals === 0) return;
    (problem?.field === 'email' ? emailRef : passwordRef).current?.focus();
  }, [refusals]);
  if (offer)
    return step.isOver ? (
      <Button onClick={() => viewModel.wait(null)}>{proofTexts.again}</Button>
    ) : (
      <ProofForm
        viewModel={step}
        name="second-step"
        label={proofTexts.title}
        submit={texts.submit}
        onDone={(user) => viewModel.enter(user)}
        onCancel={() => reauthentication.putOff()}
      />
    );
  const described = problem ? ALERT_ID : REASON_ID;
  return (
    <Form<Credentials>
      name="sign-in-again"
      aria-label={texts.form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ email: absence.person.email, password: '' }}
      onValuesChange={() => viewModel.form.clear()}
      onFinish={(typed) => void viewModel.submit(typed)}
    >
      <p id={REASON_ID} style={{ marginBlockEnd: 'var(--space-4)' }}>
        {texts.reason(absence)}
      </p>
      {canComeBack && (
        <>
          <Form.Item name="email" label={loginTexts.labels.email}>
            <Input
              ref={emailRef}
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={isSending}
              aria-invalid={isWrong('email')}
              aria-describedby={described}
            />
          </Form.Item>
          <Form.Item name="password" label={loginTexts.labels.password}>
            <Input
              ref={passwordRef}
              type="password"
              autoComplete="current-password"
              readOnly={isSending}
              aria-invalid={isWrong('password')}
              aria-describedby={described}
            />
          </Form.Item>
        </>
      )}
      <div role="alert" id={ALERT_ID}>
        {problem && (
          // The element around it is the alert; it is there before the words are.
          <Alert
            type="error"
            showIcon
            role="presentation"
            title={problem.message}
            description={problem.advice}
          />
        )}
      </div>
      <Flex wrap gap="small" justify="end" style={{ marginBlockStart: 'var(--space-4)' }}>
        <Button onClick={() => reauthentication.putOff()}>{texts.later}</Button>
        {absence.by && (
          <Button danger onClick={() => reauthentication.goOn()}>
            {texts.goOn(absence)}
          </Button>
        )}
        {canComeBack && (
          <Button
            type="primary"
            htmlType="submit"
            aria-disabled={isSending || undefined}
            onClick={ignoreSecondClick}
          >
            {isSending ? loginTexts.submitting : texts.submit}
          </Button>
        )}
      </Flex>
    </Form>
  );
});
