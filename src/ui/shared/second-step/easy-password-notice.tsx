import { Alert, Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { pathOf } from '../../../core/navigation/paths';
import { useViewModel } from '../../app/page-hooks';
import { EasyPasswordViewModel } from './easy-password.view-model';
import { secondStepTexts as texts } from './second-step.texts';

/** Asks staff, above each page, to change a password that is an easy guess. */
export const EasyPasswordNotice = observer(function EasyPasswordNotice() {
  const viewModel = useViewModel(EasyPasswordViewModel);
  return (
    <Alert
      type="warning"
      showIcon
      role="note"
      style={{ marginBlockEnd: 'var(--space-4)' }}
      title={texts.easyPassword}
      action={
        <Flex wrap gap="small" align="center">
          <Link to={pathOf('profile')}>{texts.changePassword}</Link>
          <Button
            aria-disabled={viewModel.form.isSending || undefined}
            onClick={() => void viewModel.putOff()}
          >
            {texts.later}
          </Button>
        </Flex>
      }
    />
  );
});
