import { Button, Card, Flex } from 'antd';
import { useId } from 'react';
import { campaignProgress } from '../../../core/campaigns/campaign';
import type { Impact, Shown } from '../../../core/gifts/own/impact';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { SO_FAR_FIGURES } from '../../../core/shared/so-far';
import { formatCount } from '../../../core/shared/text/format-count';
import { useViewModel } from '../../app/page-hooks';
import { useAddress } from '../../shared/address/use-address';
import { BarChart } from '../../shared/chart/bar-chart';
import { NativeSelect, optionsOfYears } from '../../shared/control/native-select';
import { Facts } from '../../shared/facts';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { Page } from '../../shared/page';
import { Picture } from '../../shared/picture';
import { inWords } from '../../shared/translation/in-words';
import { Report, ReportTable } from '../figures/report-parts';
import { impactTexts as texts } from './own-gifts.texts';
import { ImpactViewModel } from './own-gifts.view-model';
import './impact.css';

/**
 * What all gifts together did: this year first, then each year that is over, and last how the figures are told. The address remembers
 * the year (?year=).
 */
export function ImpactReportsPage() {
  const viewModel = useViewModel(ImpactViewModel);
  return (
    <Page
      title={texts.title}
      action={
        <Button className="screen-only" onClick={() => window.print()}>
          {texts.print}
        </Button>
      }
    >
      <FetchedPart
        fetched={viewModel}
        texts={texts}
        isEmpty={({ years, soFar }) => years.length === 0 && bigFigures(soFar).length === 0}
      >
        {(impact) => <Reports {...impact} />}
      </FetchedPart>
    </Page>
  );
}

/** The figures of this year that everybody may see. */
function bigFigures(soFar: Impact['soFar']) {
  return SO_FAR_FIGURES.flatMap((name) => {
    const figure = soFar.figures[name];
    return figure === undefined ? [] : [{ name, figure }];
  });
}

/** This year in large figures, beside a drawn scene. */
function SoFar({ soFar }: Pick<Impact, 'soFar'>) {
  const id = useId();
  const figures = bigFigures(soFar);
  if (figures.length === 0) return null;
  return (
    <section className="impact__so-far" aria-labelledby={id}>
      <div className="impact__words">
        <h2 id={id}>{texts.soFar(soFar)}</h2>
        <ul>
          {figures.map(({ name, figure }) => (
            <li key={name}>
              <strong>{formatCount(figure)}</strong> <span>{texts.big[name]}</span>
            </li>
          ))}
        </ul>
      </div>
      <Picture className="screen-only" src="/images/impact-fitting.svg" alt="" width={1200} height={800} />
    </section>
  );
}

function Reports({ soFar, years, campaigns }: Impact) {
  const withMoney = years.filter(({ cents }) => cents !== 'not-recorded');
  return (
    <Flex vertical gap="middle" className="impact">
      <p>{texts.intro}</p>
      <SoFar soFar={soFar} />
      {campaigns.length > 0 && <Campaigns campaigns={campaigns} />}
      <EarlierYear years={years} />
      {withMoney.length > 1 && (
        <Report
          question={texts.byYear}
          heads={texts.heads}
          rows={withMoney.map((year) => ({
            name: String(year.year),
            cells: texts.cellsOf(year),
            value: typeof year.cents === 'number' ? year.cents : 0,
            label: texts.barOf(year),
          }))}
        />
      )}
      <p className="impact__note">{texts.note}</p>
    </Flex>
  );
}

/** The figures of a year that is over, without those that nobody recorded and those of 0. */
function EarlierYear({ years }: Pick<Impact, 'years'>) {
  const [search, setSearch] = useAddress();
  const shown = years.find(({ year }) => String(year) === search.get('year')) ?? years[0];
  if (shown === undefined) return null;
  const facts = texts.factsOf(shown);
  const isTold = (figure: Shown) => figure !== 'not-recorded' && figure !== 0;
  return (
    <Card
      title={<h2>{texts.ofYear(shown.year)}</h2>}
      extra={
        years.length > 1 && (
          <div className="screen-only">
            <NativeSelect
              aria-label={texts.year}
              options={optionsOfYears(years.map(({ year }) => year))}
              value={String(shown.year)}
              onChange={(year) => setSearch({ year }, { replace: true })}
            />
          </div>
        )
      }
    >
      <Facts
        layout="figures"
        facts={fieldNames(facts).map((name) => [
          texts.facts[name],
          isTold(shown[SOURCES[name]]) && facts[name],
        ])}
      />
    </Card>
  );
}

/** What each fact is about. */
const SOURCES = {
  money: 'cents',
  gifts: 'gifts',
  people: 'people',
  goods: 'goods',
  items: 'items',
  pairs: 'pairs',
  helped: 'peopleWithShoes',
} as const;

/** How far each campaign is: bars as shares of the goals, which differ. */
function Campaigns({ campaigns }: Pick<Impact, 'campaigns'>) {
  const progressOf = ({ goal, raised }: Pick<Impact['campaigns'][number], 'goal' | 'raised'>) =>
    campaignProgress({ goalAmount: goal, currentAmount: raised, giftCents: 0 });
  return (
    <Card title={<h2>{texts.campaigns}</h2>}>
      <div className="report">
        <BarChart
          title={texts.campaigns}
          bars={inWords(campaigns).map((campaign) => ({
            id: campaign.id,
            name: campaign.title,
            lang: campaign.lang?.title,
            value: progressOf(campaign),
            goal: 100,
            text: texts.ofGoal(progressOf(campaign)),
          }))}
        />
        <ReportTable
          label={texts.campaigns}
          heads={texts.campaignHeads}
          rows={inWords(campaigns).map((campaign) => ({
            name: campaign.title,
            lang: campaign.lang?.title,
            cells: texts.campaignOf(campaign),
          }))}
        />
      </div>
    </Card>
  );
}
