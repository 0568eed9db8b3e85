import { Button, Flex } from 'antd';
import {
  compare,
  monthsOfYear,
  type Sum,
  sumOfCampaign,
  sumOfMonths,
  yearsOf,
} from '../../../core/gifts/figures';
import { plainAmount } from '../../../core/gifts/money-text';
import { csvText } from '../../../core/shared/text/csv';
import { useViewModel } from '../../app/page-hooks';
import { useAddress } from '../../shared/address/use-address';
import { YearSelect } from '../../shared/control/native-select';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { Page } from '../../shared/page';
import { downloadText } from '../../shared/text/download-text';
import { GiftFiguresViewModel, type ShownFigures } from './gift-figures.view-model';
import { Report, type ReportRow } from './report-parts';
import { reportTexts as texts } from './reports.texts';

/** What came by month, year and campaign, and who gave. The address remembers the year (?year=). */
export function DonationReportsPage() {
  const viewModel = useViewModel(GiftFiguresViewModel);
  return (
    <Page title={texts.title}>
      <FetchedPart fetched={viewModel} texts={texts} isEmpty={({ figures }) => figures.months.length === 0}>
        {(shown) => <Reports {...shown} thisYear={viewModel.thisYear} />}
      </FetchedPart>
    </Page>
  );
}

function Reports({ figures, campaigns, thisYear }: ShownFigures & { readonly thisYear: number }) {
  const [search, setSearch] = useAddress();
  const years = [...new Set([thisYear, ...yearsOf(figures)])].sort((a, b) => b - a);
  const year = years.find((each) => String(each) === search.get('year')) ?? thisYear;
  const months = monthsOfYear(figures, year);
  const ofYear = (each: number) => figures.months.filter(({ month }) => month.startsWith(`${each}-`));
  const campaignIds = [...new Set(ofYear(year).map(({ campaignId }) => campaignId))].sort(compare);
  const titles = new Map(campaigns.map(({ id, title }) => [id, title]));
  const total = totalOf(sumOfMonths(ofYear(year)));
  const handleExport = () => {
    const rows = months.map(({ month, gifts, cents }) => [month, String(gifts), plainAmount(cents)]);
    const text = csvText([[texts.month, texts.gifts, texts.amount], ...rows]);
    downloadText(texts.fileName(year), text, 'text/csv');
  };
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small" align="end" className="screen-only">
        <YearSelect
          label={texts.year}
          years={years}
          value={String(year)}
          onChange={(chosen) => setSearch({ year: chosen }, { replace: true })}
        />
        <Button onClick={() => window.print()}>{texts.print}</Button>
        <Button onClick={handleExport}>{texts.exportFile}</Button>
      </Flex>
      <p>{texts.counted}</p>
      <Report
        question={texts.byMonth(year)}
        heads={[texts.month, texts.gifts, texts.amount]}
        rows={months.map(({ month, ...sum }) => row(texts.monthName(month), sum))}
        total={total}
      />
      <Report
        question={texts.byYear}
        heads={[texts.year, texts.gifts, texts.amount]}
        rows={years.map((each) => row(String(each), sumOfMonths(ofYear(each))))}
        total={totalOf(sumOfMonths(figures.months))}
      />
      {campaignIds.length > 0 && (
        <Report
          question={texts.byCampaign(year)}
          heads={[texts.campaign, texts.gifts, texts.amount]}
          rows={campaignIds.map((id) => row(texts.campaignOf(id, titles), sumOfCampaign(figures, id, year)))}
          total={total}
        />
      )}
      <Report
        question={texts.donors}
        note={texts.donorsNote}
        heads={[texts.year, texts.newDonors, texts.returningDonors]}
        rows={figures.years.toReversed().map(({ year: each, newDonors, returningDonors }) => ({
          name: String(each),
          cells: [String(newDonors), String(returningDonors)],
          value: newDonors,
          label: texts.newOf(newDonors, returningDonors),
        }))}
      />
    </Flex>
  );
}

function row(name: string, { gifts, cents }: Sum): ReportRow {
  return { name, cells: [String(gifts), texts.money(cents)], value: cents, label: texts.whole(cents) };
}

function totalOf({ gifts, cents }: Sum): readonly string[] {
  return [texts.total, String(gifts), texts.money(cents)];
}
