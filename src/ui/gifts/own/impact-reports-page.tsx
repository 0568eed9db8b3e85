import { Button, Card, Flex } from 'antd';
import type { Impact } from '../../../core/gifts/own/impact';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { useViewModel } from '../../app/page-hooks';
import { useAddress } from '../../shared/address/use-address';
import { YearSelect } from '../../shared/control/native-select';
import { Facts } from '../../shared/facts';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { Page } from '../../shared/page';
import { Report, ReportTable } from '../figures/report-parts';
import { impactTexts as texts } from './own-gifts.texts';
import { ImpactViewModel } from './own-gifts.view-model';

/** What all gifts together did in each year that is over. The address remembers the year (?year=). */
export function ImpactReportsPage() {
  const viewModel = useViewModel(ImpactViewModel);
  return (
    <Page title={texts.title}>
      <FetchedPart fetched={viewModel} texts={texts} isEmpty={({ years }) => years.length === 0}>
        {(impact) => <Reports {...impact} />}
      </FetchedPart>
    </Page>
  );
}

function Reports({ years, campaigns }: Impact) {
  const [search, setSearch] = useAddress();
  const shown = years.find(({ year }) => String(year) === search.get('year')) ?? years[0];
  if (!shown) return null;
  const facts = texts.factsOf(shown);
  return (
    <Flex vertical gap="middle">
      <p>{texts.intro}</p>
      <Flex wrap gap="small" align="end" className="screen-only">
        <YearSelect
          label={texts.year}
          years={years.map(({ year }) => year)}
          value={String(shown.year)}
          onChange={(year) => setSearch({ year }, { replace: true })}
        />
        <Button onClick={() => window.print()}>{texts.print}</Button>
      </Flex>
      <Card title={<h2>{texts.ofYear(shown.year)}</h2>}>
        <Facts facts={fieldNames(facts).map((name) => [texts.facts[name], facts[name]])} />
      </Card>
      {years.length > 1 && (
        <Report
          question={texts.byYear}
          heads={texts.heads}
          rows={years.map((year) => ({
            name: String(year.year),
            cells: texts.cellsOf(year),
            value: typeof year.cents === 'number' ? year.cents : 0,
            label: texts.barOf(year),
          }))}
        />
      )}
      {campaigns.length > 0 && (
        <Card title={<h2>{texts.campaigns}</h2>}>
          <ReportTable
            label={texts.campaigns}
            heads={texts.campaignHeads}
            rows={campaigns.map((campaign) => ({ name: campaign.title, cells: texts.campaignOf(campaign) }))}
          />
        </Card>
      )}
    </Flex>
  );
}
