import { Alert, Button, Card, Flex, type TableColumnsType, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { RECEIPT_KINDS, RECEIPT_STATES, type Receipt, receiptCents } from '../../core/receipts/receipt';
import type { KeptReceipt } from '../../core/receipts/receipt-query';
import { formatCents, formatDay } from '../../core/shared/text/format';
import { Allowed, useViewModel } from '../app/page-hooks';
import { choice, queryFields, text, year } from '../shared/address/query-fields';
import { useAddress } from '../shared/address/use-address';
import { withQuery } from '../shared/address/with-query';
import { optionsOf, optionsOfYears } from '../shared/control/native-select';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { ListPage } from '../shared/list/list-page';
import { useListQuery } from '../shared/list/list-query';
import { SubView } from '../shared/sub-view';
import { column, headColumn, Rows } from '../shared/table/rows';
import { LettersUnderWay } from './letters/letter-run';
import { Letters, PaperLetters } from './letters/letters';
import { lettersTexts } from './letters/letters.texts';
import { OneReceipt } from './one-receipt';
import { IssueReceiptViewModel } from './one-receipt.view-model';
import { ReceiptListViewModel, ReceiptReadinessViewModel } from './receipt-list.view-model';
import { receiptsTexts as texts } from './receipts.texts';

const ANY = { value: '', label: texts.any };

/** The receipts that an address asks for, as in '?kind=single&year=2026'. */
const receiptAddress = queryFields(
  { search: text(), year, kind: choice(RECEIPT_KINDS), state: choice(RECEIPT_STATES) },
  { isPaper: false, size: 20 },
);

/**
 * The receipts: found, issued, voided, replaced, printed and sent, and the letters of a year. The address keeps what is
 * looked at (?tab=receipts&receipt=ID, &gift=ID, &goods=ID, &letters=2026, &paper=2026).
 */
export const ReceiptsTab = observer(function ReceiptsTab() {
  const [address, setAddress] = useAddress();
  const go = (view: Readonly<Record<string, string | number>>) =>
    setAddress(withQuery(new URLSearchParams({ tab: 'receipts' }), view));
  const openReceipt = (receipt: string) => go({ receipt });
  const receipt = address.get('receipt');
  const goods = address.get('goods');
  const gift = address.get('gift') ?? goods;
  const letters = year.read(address.get('letters') ?? '');
  const paper = year.read(address.get('paper') ?? '');
  return (
    <Flex vertical gap="middle">
      <Waiting />
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
const Waiting = observer(function Waiting() {
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
              <span>{texts.legalName.text}</span> <Link to="/dashboard/settings">{texts.legalName.link}</Link>
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
      action={<Button onClick={() => go({ letters: list.letterYear })}>{lettersTexts.open}</Button>}
    >
      <p>{texts.check}</p>
      <LettersUnderWay year={list.letterYear} />
      <ListPage
        list={list}
        asked={asked}
        texts={texts.list}
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

interface ReceiptListProps {
  readonly receipts: readonly KeptReceipt[];
  readonly onOpen: (id: string) => void;
}

/** Receipts in a table, or as cards where there is no room for one. */
export function ReceiptList({ receipts, onOpen }: ReceiptListProps) {
  const columns: TableColumnsType<KeptReceipt> = [
    column(texts.number, ({ number }) => number),
    headColumn(texts.donor, (receipt) => <span id={nameId(receipt)}>{receipt.text.donor.name}</span>),
    column(texts.kind, ({ kind }) => texts.kinds[kind]),
    column(texts.amount, amountOf, { align: 'end' }),
    column(texts.issuedOn, ({ issuedOn }) => formatDay(issuedOn)),
    column(texts.state, (receipt) => <State receipt={receipt} />),
    column(texts.open, (receipt) => <Open receipt={receipt} onOpen={onOpen} />),
  ];
  return (
    <Rows label={texts.receipts} rows={receipts} columns={columns} below="phone" size="small">
      {(receipt) => (
        <Flex vertical gap="small" align="start">
          <strong id={nameId(receipt)}>{receipt.text.donor.name}</strong>
          <span>{`${receipt.number}, ${texts.kinds[receipt.kind]}, ${amountOf(receipt)}`}</span>
          <State receipt={receipt} />
          <Open receipt={receipt} onOpen={onOpen} />
        </Flex>
      )}
    </Rows>
  );
}

function State({ receipt: { state, leftOut } }: { readonly receipt: KeptReceipt }) {
  return (
    <Flex vertical gap={4} align="start">
      <Tag color={state === 'issued' ? 'success' : 'default'}>
        <span>{texts.states[state]}</span>
      </Tag>
      {leftOut > 0 && <strong>{texts.leftOut(leftOut)}</strong>}
    </Flex>
  );
}

function Open({ receipt, onOpen }: { readonly receipt: Receipt } & Pick<ReceiptListProps, 'onOpen'>) {
  return (
    <Button size="small" aria-describedby={nameId(receipt)} onClick={() => onOpen(receipt.id)}>
      {texts.open}
    </Button>
  );
}

function amountOf({ text }: Receipt): string {
  return text.gifts.length === 0 ? texts.goodsOnly : formatCents(receiptCents(text));
}

const nameId = ({ id }: Receipt) => `receipt-${id}`;

interface IssueReceiptProps {
  readonly giftId: string;
  readonly isGoods: boolean;
  readonly onIssued: (id: string) => void;
  readonly onBack: () => void;
}

/** Asks once more before a gift gets a receipt, and warns where a provider may have sent one. */
const IssueReceipt = observer(function IssueReceipt({
  giftId,
  isGoods,
  onIssued,
  onBack,
}: IssueReceiptProps) {
  const viewModel = useViewModel(IssueReceiptViewModel);
  useEffect(() => void viewModel.show({ giftId, isGoods }), [viewModel, giftId, isGoods]);
  const { isSending } = viewModel.form;
  const handleIssue = async () => {
    const id = await viewModel.issue();
    if (id !== null) onIssued(id);
  };
  return (
    <SubView title={texts.issueTitle} back={{ text: texts.back, onPress: onBack }}>
      <FetchedPart fetched={viewModel} texts={texts.gift} rows={2}>
        {(gift) => (
          <Card>
            <Flex vertical gap="middle" align="start">
              <p>
                {gift
                  ? texts.issueGift(formatCents(gift.cents), formatDay(gift.receivedOn), gift.donor.name)
                  : texts.issueGoods}
              </p>
              {gift?.source && <Alert type="warning" showIcon title={texts.provider(gift.source.provider)} />}
              <Allowed to="receipt.issue">
                <Button
                  type="primary"
                  aria-disabled={isSending || undefined}
                  onClick={() => void handleIssue()}
                >
                  {texts.issue}
                </Button>
              </Allowed>
            </Flex>
          </Card>
        )}
      </FetchedPart>
    </SubView>
  );
});
