import { Alert, Button, Card, Flex, type TableColumnsType, Tag, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { RECEIPT_KINDS, RECEIPT_STATES, type Receipt, receiptCents } from '../../core/receipts/receipt';
import type { KeptReceipt } from '../../core/receipts/receipt-query';
import { formatDay } from '../../core/shared/text/format';
import { formatCents } from '../../core/shared/text/format-money';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '../../core/shared/text/language';
import { Allowed, useViewModel } from '../app/page-hooks';
import { choice, queryFields, text, year } from '../shared/address/query-fields';
import { useAddress } from '../shared/address/use-address';
import { withQuery } from '../shared/address/with-query';
import { Labeled, NativeSelect, optionsOf, optionsOfYears } from '../shared/control/native-select';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { ListOrOne } from '../shared/list/list-or-one';
import { ListPage } from '../shared/list/list-page';
import { useListQuery } from '../shared/list/list-query';
import { OpenLink } from '../shared/list/openings';
import { SubView } from '../shared/sub-view';
import { column, headColumn, Rows, RowTitle } from '../shared/table/rows';
import { LettersUnderWay } from './letters/letter-run';
import { Letters, PaperLetters } from './letters/letters';
import { lettersTexts } from './letters/letters.texts';
import { OneReceipt } from './one-receipt';
import { IssueReceiptViewModel } from './one-receipt.view-model';
import { ReceiptListViewModel } from './receipt-list.view-model';
import { receiptsTexts as texts } from './receipts.texts';
import { ReceiptsWait } from './receipts-wait';

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
export function ReceiptsTab() {
  const [address, setAddress] = useAddress();
  const go = (view: Readonly<Record<string, string | number>>) =>
    setAddress(withQuery(new URLSearchParams({ tab: 'receipts' }), view));
  const openReceipt = (receipt: string) => go({ receipt });
  const goods = address.get('goods');
  const gift = address.get('gift') ?? goods;
  const letters = year.read(address.get('letters') ?? '');
  const paper = year.read(address.get('paper') ?? '');
  if (gift !== null && !address.has('receipt'))
    return (
      <IssueReceipt
        key={gift}
        giftId={gift}
        isGoods={goods !== null}
        onIssued={openReceipt}
        onBack={() => go({})}
      />
    );
  if (paper !== null) return <PaperLetters year={paper} onBack={() => go({ letters: paper })} />;
  if (letters !== null) return <Letters year={letters} go={go} />;
  return <AllReceipts go={go} />;
}

interface AllReceiptsProps {
  readonly go: (view: Readonly<Record<string, string | number>>) => void;
}

/** The list of receipts, and the one that is open (?receipt=ID). */
const AllReceipts = observer(function AllReceipts({ go }: AllReceiptsProps) {
  const list = useViewModel(ReceiptListViewModel);
  const [, setAddress] = useAddress();
  const { letterYear } = list;
  return (
    <ListOrOne
      title={texts.receipts}
      headingLevel={2}
      name="receipt"
      action={() => <Button onClick={() => go({ letters: letterYear })}>{lettersTexts.open}</Button>}
      list={() => (
        <>
          <ReceiptsWait />
          <p>{texts.check}</p>
          <LettersUnderWay year={letterYear} />
          <FilteredReceipts list={list} />
        </>
      )}
      record={(id, close) => (
        <OneReceipt
          id={id}
          onOpen={(receipt) => setAddress((now) => withQuery(now, { receipt }))}
          onBack={close}
        />
      )}
    />
  );
});

const FilteredReceipts = observer(function FilteredReceipts(props: { readonly list: ReceiptListViewModel }) {
  const { list } = props;
  const listQuery = useListQuery(list, receiptAddress);
  return (
    <ListPage
      list={list}
      listQuery={listQuery}
      texts={texts.list}
      search={{ label: texts.search, hint: texts.searchHint }}
      filters={[
        { name: 'year', label: texts.year, options: [ANY, ...optionsOfYears(list.years)] },
        { name: 'kind', label: texts.kind, options: optionsOf(RECEIPT_KINDS, texts.kinds, texts.any) },
        { name: 'state', label: texts.state, options: optionsOf(RECEIPT_STATES, texts.states, texts.any) },
      ]}
    >
      {({ items }) => <ReceiptList receipts={items} />}
    </ListPage>
  );
});

interface ReceiptListProps {
  readonly receipts: readonly KeptReceipt[];
}

/** Receipts in a table, or as cards where there is no room for one. */
export function ReceiptList({ receipts }: ReceiptListProps) {
  const columns: TableColumnsType<KeptReceipt> = [
    headColumn(texts.donor, (receipt) => (
      <RowTitle level={3}>
        <OpenLink id={receipt.id} detail={receipt.number}>
          {receipt.text.donor.name}
        </OpenLink>
      </RowTitle>
    )),
    column(texts.number, ({ number }) => number),
    column(texts.kind, ({ kind }) => texts.kinds[kind]),
    column(texts.amount, amountOf, { align: 'end' }),
    column(texts.issuedOn, ({ issuedOn }) => formatDay(issuedOn)),
    column(texts.state, (receipt) => <State receipt={receipt} />),
  ];
  return <Rows label={texts.receipts} rows={receipts} columns={columns} size="small" />;
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

function amountOf({ text }: Receipt): string {
  return text.gifts.length === 0 ? texts.goodsOnly : formatCents(receiptCents(text));
}

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
  const [chosen, setChosen] = useState<Language | null>(null);
  const { isSending } = viewModel.form;
  const handleIssue = async (language: Language) => {
    const id = await viewModel.issue(language);
    if (id !== null) onIssued(id);
  };
  return (
    <SubView title={texts.issueTitle} back={{ text: texts.back, onPress: onBack }}>
      <ReceiptsWait />
      <FetchedPart fetched={viewModel} texts={texts.gift} rows={2}>
        {({ gift, language }) => (
          <Card>
            <Flex vertical gap="middle" align="start">
              <p>
                {gift
                  ? texts.issueGift(formatCents(gift.cents), formatDay(gift.receivedOn), gift.donor.name)
                  : texts.issueGoods}
              </p>
              {gift?.receipt === 'none' && (
                <Alert type="warning" showIcon title={texts.issueFaults.notOwed} />
              )}
              {gift?.source && <Alert type="warning" showIcon title={texts.provider(gift.source.provider)} />}
              {gift?.receipt !== 'none' && (
                <Allowed to="receipt.issue">
                  <Labeled label={texts.language}>
                    {(id) => (
                      <>
                        <NativeSelect
                          id={id}
                          aria-describedby={`${id}-hint`}
                          options={optionsOf(LANGUAGES, LANGUAGE_NAMES)}
                          value={chosen ?? language}
                          onChange={(value) => setChosen(isLanguage(value) ? value : null)}
                        />
                        <Typography.Text id={`${id}-hint`} type="secondary">
                          <span>{texts.languageHint}</span>
                        </Typography.Text>
                      </>
                    )}
                  </Labeled>
                  <Button
                    type="primary"
                    aria-disabled={isSending || undefined}
                    onClick={() => void handleIssue(chosen ?? language)}
                  >
                    {texts.issue}
                  </Button>
                </Allowed>
              )}
            </Flex>
          </Card>
        )}
      </FetchedPart>
    </SubView>
  );
});
