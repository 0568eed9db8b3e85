import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useSharedViewModel } from '../../app/page-hooks';
import { ConfirmDialog, useConfirmDialog } from '../dialog/confirm-dialog';
import { leaveTexts } from '../leave/leave.texts';
import { UnsavedWorkViewModel } from '../leave/unsaved-work.view-model';
import { unsentTexts as texts } from './unsent.texts';
import { UnsentViewModel } from './unsent.view-model';
import './unsent-notice.css';

/** Says what could not be sent, and asks before it is left. */
export const UnsentNotice = observer(function UnsentNotice() {
  const unsent = useSharedViewModel(UnsentViewModel);
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const { ask, dialog } = useConfirmDialog(texts.leaveAsIs);
  const { listed } = unsent;
  const discard = () =>
    ask({
      title: texts.discardTitle,
      text: texts.discardText(texts.listed(listed)),
      action: texts.discard,
      onConfirm: () => unsent.discard(),
    });
  const leave = () => {
    unsent.leave();
    unsaved.answer(true);
  };
  return (
    <>
      <div role="status">
        {listed.length > 0 && (
          <Flex className="unsent-notice screen-only" wrap gap="small" align="center">
            <div>
              <strong>{texts.title}</strong>: <span>{texts.listed(listed)}</span>
              <p>{texts.kept}</p>
            </div>
            <Flex wrap gap="small">
              <Button onClick={() => void unsent.flush()}>{texts.tryAgain}</Button>
              <Button onClick={discard}>{texts.discard}</Button>
            </Flex>
          </Flex>
        )}
      </div>
      {dialog}
      <ConfirmDialog
        open={unsaved.asking === unsent}
        title={leaveTexts.title}
        action={leaveTexts.leave}
        dismissal={leaveTexts.stay}
        onConfirm={leave}
        onDismiss={() => unsaved.answer(false)}
      >
        {texts.loss}
      </ConfirmDialog>
    </>
  );
});
