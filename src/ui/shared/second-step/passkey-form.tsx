import { Form, Input } from 'antd';
import { LONGEST_PASSKEY_NAME } from '../../../core/account/second-factor/factors';
import { StateForm } from '../form/state-form';
import type { OwnFactorsViewModel } from './own-factors.view-model';
import { secondStepTexts as texts } from './second-step.texts';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

interface PasskeyFormProps {
  readonly viewModel: OwnFactorsViewModel;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const NO_NAME = { name: '' };

/** Names a passkey and makes it on this device. */
export function PasskeyForm({ viewModel, onDone, onCancel }: PasskeyFormProps) {
  return (
    <StateForm
      name="passkey"
      state={viewModel.form}
      initial={NO_NAME}
      onSubmit={({ name }) => viewModel.addPasskey(name)}
      onDone={onDone}
      submit={SIMULATED ? texts.simulatePasskey : texts.createPasskey}
      onCancel={onCancel}
      isLeftBy={() => false}
      loss=""
    >
      <Form.Item name="name" label={texts.passkeyName} extra={texts.passkeyHint} required>
        <Input autoComplete="off" maxLength={LONGEST_PASSKEY_NAME} />
      </Form.Item>
    </StateForm>
  );
}
