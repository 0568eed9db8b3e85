import { Alert, Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { RECEIPT_KINDS, RECEIPT_STATES } from '../../core/receipts/receipt';
import { useViewModel } from '../app/page-hooks';
import { withQuery } from '../shared/address/with-query';
import { optionsOf, optionsOfYears } from '../shared/control/native-select';
import { ListPage, useListQuery } from '../shared/list/list-page';
import { SubView } from '../shared/sub-view';
import { IssueReceipt } from './issue-receipt';
import { LettersUnderWay } from './letters/letter-progress';
import { Letters } from './letters/letters';
import { lettersTexts } from './letters/letters.texts';
import { PaperLetters } from './letters/paper-letters';
import { OneReceipt } from './one-receipt';
import { receiptAddress, yearIn } from './receipt-address';
import { ReceiptList } from './receipt-list';
import { ReceiptListViewModel } from './receipt-list.view-model';
import { ReceiptReadinessViewModel } from './receipt-readiness.view-model';
import { receiptsTexts as texts } from './receipts.texts';

const ANY = { value: '', label: texts.any };

import { useAddress } from '../shared/address/use-address';

/**
 * The receipts: found, issued, voided, replaced, printed and sent, and the letters of a year. The address keeps what is
 * looked at (?tab=receipts&receipt=ID, &gift=ID, &goods=ID, &letters=2026, &paper=2026).
 */
export const ReceiptsTab = observer(function ReceiptsTab() {
  const readiness = useViewModel(ReceiptReadinessViewModel);
  const [address, setAddress] = useAddress();
  const go = (view: Readonly<Record<string, string | number>>) =>
    setAddress(withQuery(new URLSearchParams({ tab: 'receipts' }), view));
  const openReceipt = (receipt: string) => go({ receipt });
  const receipt = address.get('receipt');
  const goods = address.get('goods');
  const gift = address.get('gift') ?? goods;
  const letters = yearIn(address, 'letters');
  const paper = yearIn(address, 'paper');
  return (
    <Flex vertical gap="middle">
      <Waiting readiness={readiness} />
      {receipt !== null ? (
        <OneReceipt key={receipt} id={receipt} onOpen={openReceipt} onBack={() => go({})} />
      ) : gift !== null ? (
        <IssueReceipt
          key={gift}
          giftId={gift}
          isGoods={goods !== null}
          onIssued={openReceipt}
          onBack={() => go({})}
        />
      ) : paper !== null ? (
        <PaperLetters year={paper} onBack={() => go({ letters: paper })} />
      ) : letters !== null ? (
        <Letters year={letters} go={go} />
      ) : (
        <AllReceipts go={go} />
      )}
    </Flex>
  );
});

/** What receipts wait for. */
const Waiting = observer(function Waiting({ readiness }: { readonly readiness: ReceiptReadinessViewModel }) {
  return (
    <Flex vertical gap="small" className="screen-only">
      {readiness.hasLegalName === false && (
        <Alert
          type="warning"
          showIcon
          title={texts.legalName.title}
          description={
            <>
              {texts.legalName.text} <Link to="/dashboard/settings">{texts.legalName.link}</Link>
            </>
          }
        />
      )}
      {readiness.sends === false && (
        <Alert type="info" showIcon title={texts.noMail.title} description={texts.noMail.text} />
      )}
    </Flex>
  );
});

const AllReceipts = observer(function AllReceipts({
  go,
}: {
  readonly go: (view: Readonly<Record<string, string | number>>) => void;
}) {
  const list = useViewModel(ReceiptListViewModel);
  const asked = useListQuery(list, receiptAddress);
  return (
    <SubView
      title={texts.receipts}
      headingLevel={2}
      action={<Button onClick={() => go({ letters: list.letterYear })}>{lettersTexts.open}</Button>}
    >
      <p>{texts.check}</p>
      <LettersUnderWay year={list.letterYear} />
      <ListPage
        list={list}
        asked={asked}
        texts={texts}
        search={{ label: texts.search, hint: texts.searchHint }}
        filters={[
          { name: 'year', label: texts.year, options: [ANY, ...optionsOfYears(list.years)] },
          { name: 'kind', label: texts.kind, options: optionsOf(RECEIPT_KINDS, texts.kinds, texts.any) },
          { name: 'state', label: texts.state, options: optionsOf(RECEIPT_STATES, texts.states, texts.any) },
        ]}
      >
        {({ items }) => <ReceiptList receipts={items} onOpen={(id) => go({ receipt: id })} />}
      </ListPage>
    </SubView>
  );
});
