import { Button, Card, Flex } from 'antd';
import { useEffect, useState } from 'react';
import type { Receipt } from '../../../core/receipts/receipt';
import type { TaxYear } from '../../../core/receipts/tax-years';
import { usePageTitle, useViewModel } from '../../app/page-hooks';
import { PrintedReceipt } from '../../receipts/printed-receipt';
import { useAddress } from '../../shared/address/use-address';
import { Labeled, NativeSelect, optionsOfYears } from '../../shared/control/native-select';
import { FetchedPart, NothingHere } from '../../shared/fetched/fetched-part';
import { SubView } from '../../shared/sub-view';
import { GiveLink } from './give-link';
import { ownGivingTexts } from './own-giving.texts';
import { OwnReceiptRows, showId } from './own-receipt-rows';
import { taxReceiptsTexts as texts } from './tax-receipts.texts';
import { TaxReceiptsViewModel } from './tax-receipts.view-model';

/** The statement of a year and its receipts, to read and to print. The address remembers which (?year=, ?receipt=). */
export function TaxReceiptsPage() {
  const viewModel = useViewModel(TaxReceiptsViewModel);
  const [search, setSearch] = useAddress();
  /** The receipt that was shown last, whose button takes the focus again. */
  const [left, setLeft] = useState<string | null>(null);
  usePageTitle(texts.title);
  const chosen = (years: readonly TaxYear[]) =>
    years
      .flatMap(({ statement, others }) => [statement ?? [], others].flat())
      .find(({ id }) => id === search.get('receipt'));
  return (
    <Flex vertical gap="middle">
      <h1 className="screen-only">{texts.title}</h1>
      <FetchedPart fetched={viewModel} texts={ownGivingTexts}>
        {(years) => {
          if (years.length === 0)
            return (
              <NothingHere title={texts.none} next={texts.noneNext}>
                <GiveLink isMain>{ownGivingTexts.myDonations.give}</GiveLink>
              </NothingHere>
            );
          const receipt = chosen(years);
          const year = years.find((each) => String(each.year) === search.get('year')) ?? years[0];
          if (receipt)
            return (
              <OneReceipt
                receipt={receipt}
                onBack={() => {
                  setLeft(receipt.id);
                  setSearch({ year: String(receipt.year) });
                }}
              />
            );
          return (
            year && (
              <OneYear
                {...year}
                years={years}
                thisYear={viewModel.thisYear}
                onYear={(other) => setSearch({ year: other }, { replace: true })}
                left={left}
                onShow={({ id }) => setSearch({ year: String(year.year), receipt: id })}
              />
            )
          );
        }}
      </FetchedPart>
    </Flex>
  );
}

function OneReceipt({ receipt, onBack }: { readonly receipt: Receipt; readonly onBack: () => void }) {
  return (
    <Flex vertical gap="middle">
      <div className="screen-only">
        <SubView
          title={texts.receipt(receipt.number)}
          headingLevel={2}
          back={{ text: texts.back, onPress: onBack }}
          action={
            <Button type="primary" onClick={() => window.print()}>
              {texts.print}
            </Button>
          }
        >
          {null}
        </SubView>
      </div>
      <PrintedReceipt receipt={receipt} headingLevel={3} />
    </Flex>
  );
}

interface OneYearProps extends TaxYear {
  readonly years: readonly TaxYear[];
  readonly thisYear: number;
  readonly left: string | null;
  readonly onYear: (year: string) => void;
  readonly onShow: (receipt: Receipt) => void;
}

function OneYear(props: OneYearProps) {
  const { year, given, statement, leftOut, others, years, thisYear, left, onYear, onShow } = props;
  useEffect(() => {
    if (left !== null && document.activeElement === document.body)
      document.getElementById(showId(left))?.focus();
  }, [left]);
  return (
    <Flex vertical gap="middle">
      <p>{texts.intro}</p>
      {years.length > 1 && (
        <Flex>
          <Labeled label={texts.year}>
            {(id) => (
              <NativeSelect
                id={id}
                value={String(year)}
                options={optionsOfYears(years.map((each) => each.year))}
                onChange={onYear}
              />
            )}
          </Labeled>
        </Flex>
      )}
      <Card title={<h2>{texts.statement(year)}</h2>}>
        {given && <p>{texts.given(given)}</p>}
        <p>
          {statement
            ? texts.statementFacts(statement)
            : year >= thisYear
              ? texts.inJanuary(year)
              : texts.notIssued}
        </p>
        {leftOut > 0 && <p>{texts.leftOut(leftOut)}</p>}
        {statement && (
          <Button type="primary" id={showId(statement.id)} onClick={() => onShow(statement)}>
            {texts.showStatement}
          </Button>
        )}
      </Card>
      <Card title={<h2>{texts.others}</h2>}>
        {others.length === 0 ? (
          <p>{texts.noOthers}</p>
        ) : (
          <OwnReceiptRows
            receipts={others}
            all={statement ? [statement, ...others] : others}
            onShow={onShow}
          />
        )}
      </Card>
    </Flex>
  );
}
