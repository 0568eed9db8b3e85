import { Button, Card, Flex, type TableColumnsType } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Receipt } from '../../../core/receipts/receipt';
import type { TaxYear } from '../../../core/receipts/tax-years';
import { useViewModel } from '../../app/page-hooks';
import { PrintedReceipt } from '../../receipts/printed-receipt';
import { useAddress } from '../../shared/address/use-address';
import { YearSelect } from '../../shared/control/native-select';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { NAME_LINK } from '../../shared/name-link';
import { Page } from '../../shared/page';
import { SubView } from '../../shared/sub-view';
import { Rows } from '../../shared/table/rows';
import { GiveLink } from './give-link';
import { taxReceiptsTexts as texts } from './own-gifts.texts';
import { TaxReceiptsViewModel } from './own-gifts.view-model';
import '../../shared/link-list.css';

/** The statement of a year and its receipts, to read and to print. The address remembers which (?year=, ?receipt=). */
export function TaxReceiptsPage() {
  const viewModel = useViewModel(TaxReceiptsViewModel);
  return (
    <Page title={texts.title} headingClass="screen-only">
      <FetchedPart fetched={viewModel} texts={texts} start={<GiveLink isMain>{texts.give}</GiveLink>}>
        {(years) => <Receipts years={years} thisYear={viewModel.thisYear} />}
      </FetchedPart>
    </Page>
  );
}

interface ReceiptsProps {
  readonly years: readonly TaxYear[];
  readonly thisYear: number;
}

function Receipts({ years, thisYear }: ReceiptsProps) {
  const [search, setSearch] = useAddress();
  /** The receipt that was shown last, whose link or button takes the focus again. */
  const [left, setLeft] = useState<string | null>(null);
  const receiptId = search.get('receipt');
  const receipt = years
    .flatMap(({ statement, others }) => [statement ?? [], others].flat())
    .find(({ id }) => id === receiptId);
  const shown = years.find((each) => String(each.year) === search.get('year')) ?? years[0];
  useEffect(() => {
    if (!receipt && left !== null && document.activeElement === document.body)
      document.getElementById(showId(left))?.focus();
  }, [receipt, left]);
  if (receipt) {
    const handleBack = () => {
      setLeft(receipt.id);
      setSearch({ year: String(receipt.year) });
    };
    return (
      <SubView
        title={texts.receipt(receipt.number)}
        back={{ text: texts.back, onPress: handleBack }}
        action={
          <Button type="primary" onClick={() => window.print()}>
            {texts.print}
          </Button>
        }
      >
        <PrintedReceipt receipt={receipt} />
      </SubView>
    );
  }
  if (!shown) return null;
  const { year, given, withoutReceipt, hasStatement, statement, leftOut, others } = shown;
  const handleShow = ({ id }: Receipt) => setSearch({ year: String(year), receipt: id });
  return (
    <Flex vertical gap="middle">
      <p>{texts.intro}</p>
      {years.length > 1 && (
        <Flex>
          <YearSelect
            label={texts.year}
            years={years.map((each) => each.year)}
            value={String(year)}
            onChange={(chosenYear) => setSearch({ year: chosenYear }, { replace: true })}
          />
        </Flex>
      )}
      <Card title={<h2>{texts.statement(year)}</h2>}>
        {given && <p>{texts.given(given)}</p>}
        {withoutReceipt > 0 && <p>{texts.withoutReceipt(withoutReceipt)}</p>}
        {hasStatement && (
          <p>
            {statement
              ? texts.statementFacts(statement)
              : year >= thisYear
                ? texts.inJanuary(year)
                : texts.notIssued}
          </p>
        )}
        {leftOut > 0 && <p>{texts.leftOut(leftOut)}</p>}
        {statement && (
          <Button type="primary" id={showId(statement.id)} onClick={() => handleShow(statement)}>
            {texts.showStatement}
          </Button>
        )}
      </Card>
      <Card title={<h2>{texts.others}</h2>}>
        {others.length === 0 ? (
          <p>{texts.noOthers}</p>
        ) : (
          <OwnReceiptRows receipts={others} all={statement ? [statement, ...others] : others} />
        )}
      </Card>
    </Flex>
  );
}

interface OwnReceiptRowsProps {
  readonly receipts: readonly Receipt[];
  /** Those that may have taken the place of a voided one. */
  readonly all: readonly Receipt[];
}

/** The id of what shows a receipt. */
function showId(receipt: string): string {
  return `show-${receipt}`;
}

function OwnReceiptRows({ receipts, all }: OwnReceiptRowsProps) {
  const state = (receipt: Receipt) =>
    texts.state(receipt, all.find(({ id }) => id === receipt.voided?.replacedBy)?.number ?? null);
  const link = ({ id, year, number: text }: Receipt) => (
    <Link id={showId(id)} to={`?year=${year}&receipt=${encodeURIComponent(id)}`} className={NAME_LINK}>
      {text}
    </Link>
  );
  const [number, kind, issuedOn, total, standing] = texts.heads;
  const columns: TableColumnsType<Receipt> = [
    { title: number, key: 'number', rowScope: 'row', render: (_, receipt) => link(receipt) },
    { title: kind, key: 'kind', render: (_, receipt) => texts.kinds[receipt.kind] },
    { title: issuedOn, key: 'issuedOn', render: (_, receipt) => texts.issuedOn(receipt) },
    { title: total, key: 'total', align: 'end', render: (_, receipt) => texts.total(receipt) },
    { title: standing, key: 'state', className: 'words', render: (_, receipt) => state(receipt) },
  ];
  return (
    <Rows size="small" label={texts.others} rows={receipts} columns={columns}>
      {(receipt) => (
        <>
          <Flex justify="space-between" gap="small" wrap>
            <strong className="link-list">{link(receipt)}</strong>
            <strong>{texts.total(receipt)}</strong>
          </Flex>
          <Flex justify="space-between" align="center" gap="small" wrap>
            <span>
              <span>{texts.kinds[receipt.kind]}</span>, <span>{texts.issuedOn(receipt)}</span>
              <span className="more">{state(receipt)}</span>
            </span>
          </Flex>
        </>
      )}
    </Rows>
  );
}
