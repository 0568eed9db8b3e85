import { Alert, Button, Flex, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { RECEIPT_KINDS, RECEIPT_STATES } from '../../core/receipts/receipt';
import type { ReceiptQuery } from '../../core/receipts/receipt-book.port';
import { useViewModel } from '../app/use-view-model';
import { NativeSelect } from '../shared/native-select';
import { pagedTexts } from '../shared/paged/paged.texts';
import { PagedList } from '../shared/paged/paged-list';
import { withQuery } from '../shared/paged/with-query';
import { SubView } from '../shared/sub-view';
import { IssueReceipt } from './issue-receipt';
import { LettersUnderWay } from './letter-progress';
import { Letters } from './letters';
import { lettersTexts } from './letters.texts';
import { OneReceipt } from './one-receipt';
import { PaperLetters } from './paper-letters';
import { isReceiptQueryNarrowed, receiptQueryOf, yearIn } from './receipt-address';
import { ReceiptList } from './receipt-list';
import { ReceiptListViewModel } from './receipt-list.view-model';
import { ReceiptReadinessViewModel } from './receipt-readiness.view-model';
import { receiptsTexts as texts } from './receipts.texts';
import '../shared/paged/list-filters.css';
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
  const [address, setAddress] = useAddress();
  const query = receiptQueryOf(address);
  const asked = JSON.stringify(query);
  useEffect(() => void list.show(JSON.parse(asked) as ReceiptQuery), [list, asked]);
  return (
    <SubView
      title={texts.receipts}
      headingLevel={2}
      action={<Button onClick={() => go({ letters: list.letterYear })}>{lettersTexts.open}</Button>}
    >
      <p>{texts.check}</p>
      <LettersUnderWay year={list.letterYear} />
      <ReceiptFilters
        query={query}
        years={list.years}
        onChange={(changed) => setAddress((now) => withQuery(now, { ...changed }))}
      />
      <PagedList
        state={list.state}
        loading={texts.loading}
        failed={texts.readFailed}
        empty={isReceiptQueryNarrowed(query) ? texts.notFound : texts.none}
        query={query}
        onPage={(page) => setAddress((now) => withQuery(now, { page }))}
        onRetry={() => void list.retry()}
      >
        {({ items }) => <ReceiptList receipts={items} onOpen={(id) => go({ receipt: id })} />}
      </PagedList>
    </SubView>
  );
});

interface ReceiptFiltersProps {
  readonly query: ReceiptQuery;
  readonly years: readonly number[];
  readonly onChange: (changed: Readonly<Record<string, string>>) => void;
}

/** What receipts are found by. Words are looked for on Enter, all else at once. */
function ReceiptFilters({ query, years, onChange }: ReceiptFiltersProps) {
  const [form] = Form.useForm<{ search: string }>();
  useEffect(() => form.setFieldsValue({ search: query.search }), [form, query.search]);
  const any = { value: '', label: texts.any };
  const choices = {
    year: years.map((year) => ({ value: String(year), label: String(year) })),
    kind: RECEIPT_KINDS.map((value) => ({ value, label: texts.kinds[value] })),
    state: RECEIPT_STATES.map((value) => ({ value, label: texts.states[value] })),
  };
  return (
    <Form
      form={form}
      className="list-filters"
      layout="vertical"
      role="search"
      aria-label={texts.filters}
      initialValues={{ search: query.search }}
      onFinish={({ search }) => onChange({ search: search.trim() })}
    >
      <Flex wrap gap="middle" align="end">
        <Form.Item className="list-filters__search" label={texts.search} name="search">
          <Input placeholder={texts.searchHint} maxLength={200} />
        </Form.Item>
        <Button htmlType="submit">{pagedTexts.search}</Button>
        {(['year', 'kind', 'state'] as const).map((name) => (
          <Form.Item key={name} label={texts[name]} htmlFor={`receipts-${name}`}>
            <NativeSelect
              id={`receipts-${name}`}
              options={[any, ...choices[name]]}
              value={String(query[name] ?? '')}
              onChange={(value) => onChange({ [name]: value })}
            />
          </Form.Item>
        ))}
        {isReceiptQueryNarrowed(query) && (
          <Button type="text" onClick={() => onChange({ search: '', year: '', kind: '', state: '' })}>
            {pagedTexts.clear}
          </Button>
        )}
      </Flex>
    </Form>
  );
}
