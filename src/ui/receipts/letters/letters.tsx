import { Button, Flex, type TableColumnsType } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DonorYear } from '../../../core/receipts/receipt-query';
import { formatCount } from '../../../core/shared/text/format-count';
import { formatCents } from '../../../core/shared/text/format-money';
import { Allowed, useViewModel } from '../../app/page-hooks';
import { queryFields, text } from '../../shared/address/query-fields';
import { YearSelect } from '../../shared/control/native-select';
import { ListPage } from '../../shared/list/list-page';
import { pagesAt, useListQuery } from '../../shared/list/list-query';
import { PaperLogo } from '../../shared/paper/paper-logo';
import { SubView } from '../../shared/sub-view';
import { column, headColumn, Rows } from '../../shared/table/rows';
import { IssueReceiptViewModel } from '../one-receipt.view-model';
import { PrintedReceipt } from '../printed-receipt';
import { DonorYearsViewModel, ReceiptListViewModel } from '../receipt-list.view-model';
import { receiptsTexts } from '../receipts.texts';
import { ReceiptsWait } from '../receipts-wait';
import { LetterRun, LettersUnderWay } from './letter-run';
import { LetterRunViewModel } from './letter-run.view-model';
import { lettersTexts as texts } from './letters.texts';

/** The donors of a year that an address asks for. */
const fieldsOf = (year: number) => queryFields({ search: text() }, { year, size: 20 });

interface LettersProps {
  readonly year: number;
  readonly go: (view: Readonly<Record<string, string | number>>) => void;
}

/** The letters of a year: one run for all donors, and each donor's statement. */
export const Letters = observer(function Letters({ year, go }: LettersProps) {
  const list = useViewModel(DonorYearsViewModel);
  const issuing = useViewModel(IssueReceiptViewModel);
  const run = useViewModel(LetterRunViewModel);
  const { years } = useViewModel(ReceiptListViewModel);
  const listQuery = useListQuery(list, fieldsOf(year));
  useEffect(() => void run.showYear(year), [run, year]);
  const handleIssue = async (donorKey: string) => {
    const id = await issuing.issueStatement(donorKey, year);
    if (id !== null) go({ receipt: id });
  };
  return (
    <SubView
      title={texts.title(year)}
      back={{ text: receiptsTexts.back, onPress: () => go({}) }}
      action={<Button onClick={() => go({ paper: year })}>{texts.paper}</Button>}
    >
      <ReceiptsWait />
      <p>{texts.intro}</p>
      <YearSelect
        label={texts.year}
        years={[...new Set([...years, year])]}
        value={String(year)}
        onChange={(letters) => go({ letters })}
      />
      <LetterRun viewModel={run} donors={list.value?.total ?? 0} />
      <h2>{texts.donors}</h2>
      <ListPage
        list={list}
        listQuery={listQuery}
        texts={{ ...texts, readFailed: receiptsTexts.list.readFailed }}
        search={{ label: texts.search, hint: texts.searchHint }}
      >
        {({ items }) => <DonorList donors={items} onIssue={(donorKey) => void handleIssue(donorKey)} />}
      </ListPage>
    </SubView>
  );
});

interface DonorListProps {
  readonly donors: readonly DonorYear[];
  readonly onIssue: (donorKey: string) => void;
}

/** The donors of a year in a table, or as cards where there is no room for one. */
export function DonorList({ donors, ...actions }: DonorListProps) {
  const columns: TableColumnsType<DonorYear> = [
    headColumn(texts.donor, ({ name, email }) => (
      <Flex vertical style={{ fontWeight: 400 }}>
        <strong>{name}</strong>
        <span>{email}</span>
      </Flex>
    )),
    column(texts.gifts, ({ gifts }) => formatCount(gifts), { align: 'end' }),
    column(texts.sum, ({ cents }) => formatCents(cents), { align: 'end' }),
    column(texts.goods, ({ goods }) => formatCount(goods), { align: 'end' }),
    column(texts.statement, (donor) => <Statement donor={donor} {...actions} />),
  ];
  return (
    <Rows
      label={texts.donors}
      rows={donors}
      columns={columns}
      keyOf={({ donorKey }) => donorKey}
      below="phone"
      size="small"
    >
      {(donor) => (
        <Flex vertical gap="small" align="start">
          <strong>{donor.name}</strong>
          <span>{donor.email}</span>
          <span>{texts.given(donor.gifts, formatCents(donor.cents), donor.goods)}</span>
          <Statement donor={donor} {...actions} />
        </Flex>
      )}
    </Rows>
  );
}

function Statement({
  donor: { statement, name, donorKey },
  onIssue,
}: { readonly donor: DonorYear } & Omit<DonorListProps, 'donors'>) {
  if (statement)
    return (
      <Flex vertical gap={4} align="start">
        <Link to={`?tab=receipts&receipt=${encodeURIComponent(statement.id)}`}>{statement.number}</Link>
        {statement.leftOut > 0 && <strong>{receiptsTexts.leftOut(statement.leftOut)}</strong>}
      </Flex>
    );
  return (
    <Allowed to="receipt.issue">
      <Button size="small" aria-label={`${texts.issue}: ${name}`} onClick={() => onIssue(donorKey)}>
        {texts.issue}
      </Button>
    </Allowed>
  );
}

/** So many letters are printed at once. */
const SIZE = 100;

/** The statements of a year that go out on paper, each on a page of its own. */
export const PaperLetters = observer(function PaperLetters({
  year,
  onBack,
}: {
  readonly year: number;
  readonly onBack: () => void;
}) {
  const list = useViewModel(ReceiptListViewModel);
  const [page, setPage] = useState(1);
  useEffect(
    () =>
      void list.show({
        year,
        kind: 'statement',
        state: 'issued',
        search: '',
        isPaper: true,
        page,
        size: SIZE,
      }),
    [list, year, page],
  );
  return (
    <SubView
      title={texts.paperTitle(year)}
      back={{ text: texts.paperBack, onPress: onBack }}
      action={
        <Button type="primary" onClick={() => window.print()}>
          {receiptsTexts.print}
        </Button>
      }
    >
      <LettersUnderWay year={year} />
      <ListPage
        list={list}
        listQuery={pagesAt({ page, size: SIZE }, setPage)}
        texts={{ ...receiptsTexts.list, none: texts.paperNone }}
      >
        {({ items }) => (
          <div>
            {items.map((receipt) => (
              <PrintedReceipt key={receipt.id} receipt={receipt} logo={<PaperLogo />} />
            ))}
          </div>
        )}
      </ListPage>
    </SubView>
  );
});
