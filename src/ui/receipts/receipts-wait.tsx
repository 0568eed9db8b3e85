import { Alert, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { pathOf } from '../../core/navigation/paths';
import { useViewModel } from '../app/page-hooks';
import { ReceiptReadinessViewModel } from './receipt-list.view-model';
import { receiptsTexts as texts } from './receipts.texts';

/** What receipts wait for: the legal name, or a mail server. */
export const ReceiptsWait = observer(function ReceiptsWait() {
  const readiness = useViewModel(ReceiptReadinessViewModel).value;
  return (
    <Flex vertical gap="small" className="screen-only">
      {readiness?.hasLegalName === false && (
        <Alert
          type="warning"
          showIcon
          title={texts.legalName.title}
          description={
            <>
              <span>{texts.legalName.text}</span> <Link to={pathOf('settings')}>{texts.legalName.link}</Link>
            </>
          }
        />
      )}
      {readiness?.sends === false && (
        <Alert type="info" showIcon title={texts.noMail.title} description={texts.noMail.text} />
      )}
    </Flex>
  );
});
