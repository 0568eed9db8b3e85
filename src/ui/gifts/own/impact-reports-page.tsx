import { Button, Card, Flex } from 'antd';
import { useSearchParams } from 'react-router-dom';
import type { Impact } from '../../../core/gifts/own/impact';
import { usePageTitle } from '../../app/use-page-title';
import { useViewModel } from '../../app/use-view-model';
import { NothingHere } from '../../shared/fetched-part';
import { Labeled } from '../../shared/labeled';
import { NativeSelect } from '../../shared/native-select';
import { WideTable } from '../../shared/wide-table';
import { Report } from '../figures/report-parts';
import { impactTexts as texts } from './impact.texts';
import { ImpactViewModel } from './impact.view-model';
import { OwnPart } from './own-part';

/** What all gifts together did in each year that is over. The address remembers the year (?year=). */
export function ImpactReportsPage() {
  const viewModel = useViewModel(ImpactViewModel);
  usePageTitle(texts.title);
  return (
    <Flex vertical gap="middle">
      <h1>{texts.title}</h1>
      <OwnPart fetched={viewModel.impact}>
        {(impact) =>
          impact.years.length === 0 ? (
            <NothingHere>
              <strong>{texts.first}</strong>
              <p>{texts.firstNext}</p>
            </NothingHere>
          ) : (
            <Reports {...impact} />
          )
        }
      </OwnPart>
    </Flex>
  );
}

function Reports({ years, campaigns }: Impact) {
  const [search, setSearch] = useSearchParams();
  const shown = years.find(({ year }) => String(year) === search.get('year')) ?? years[0];
  if (!shown) return null;
  const facts = texts.factsOf(shown);
  return (
    <Flex vertical gap="middle">
      <p>{texts.intro}</p>
      <Flex wrap gap="small" align="end" className="screen-only">
        <Labeled label={texts.year}>
          {(id) => (
            <NativeSelect
              id={id}
              value={String(shown.year)}
              options={years.map(({ year }) => ({ value: String(year), label: String(year) }))}
              onChange={(year) => setSearch({ year }, { replace: true })}
            />
          )}
        </Labeled>
        <Button onClick={() => window.print()}>{texts.print}</Button>
      </Flex>
      <Card title={<h2>{texts.ofYear(shown.year)}</h2>}>
        <dl className="own-sums">
          {(Object.keys(facts) as (keyof typeof facts)[]).map((name) => (
            <div key={name}>
              <dt>{texts.facts[name]}</dt>
              <dd>{facts[name]}</dd>
            </div>
          ))}
        </dl>
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
      {campaigns.length > 0 && <Campaigns campaigns={campaigns} />}
    </Flex>
  );
}

function Campaigns({ campaigns }: Pick<Impact, 'campaigns'>) {
  return (
    <Card title={<h2>{texts.campaigns}</h2>}>
      <WideTable label={texts.campaigns}>
        <table className="report__table" aria-label={texts.campaigns}>
          <thead>
            <tr>
              {texts.campaignHeads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {campaigns.map((campaign) => (
              <tr key={campaign.id}>
                <th scope="row">{campaign.title}</th>
                {texts.campaignOf(campaign).map((cell, index) => (
                  <td key={texts.campaignHeads[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </Card>
  );
}
