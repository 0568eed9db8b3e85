import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { DialogFrame } from '../dialog/dialog-frame';
import { proofTexts as texts } from '../second-step/proof.texts';
import { ConfirmViewModel } from '../second-step/proof.view-model';
import { ProofForm } from '../second-step/proof-form';
import { ReauthenticationViewModel } from './reauthentication.view-model';

/** Asks who somebody is who signed in a while ago, over the page, which stays as it is below. */
export const ConfirmDialog = observer(function ConfirmDialog() {
  const reauthentication = useSharedViewModel(ReauthenticationViewModel);
  const { isConfirming } = reauthentication;
  return (
    <DialogFrame
      open={isConfirming}
      title={texts.confirmTitle}
      footer={null}
      onCancel={() => reauthentication.endConfirm(false)}
    >
      {isConfirming && <Confirmation />}
    </DialogFrame>
  );
});

const Confirmation = observer(function Confirmation() {
  const reauthentication = useSharedViewModel(ReauthenticationViewModel);
  const viewModel = useViewModel(ConfirmViewModel);
  const cancel = () => reauthentication.endConfirm(false);
  const [problem] = viewModel.form.problems;
  return (
    <Flex vertical gap="middle">
      <p>{texts.confirmIntro}</p>
      {viewModel.offer ? (
        <ProofForm
          viewModel={viewModel}
          name="confirm"
          label={texts.confirmTitle}
          submit={texts.confirm}
          onDone={() => reauthentication.endConfirm(true)}
          onCancel={cancel}
        />
      ) : (
        <>
          <p role="status">{problem ? problem.message : texts.loading}</p>
          <Flex wrap gap="small" justify="end">
            <Button onClick={cancel}>{texts.cancel}</Button>
            {problem && <Button onClick={() => void viewModel.load()}>{texts.tryAgain}</Button>}
          </Flex>
        </>
      )}
    </Flex>
  );
});
