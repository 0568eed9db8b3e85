import { Card, Flex } from 'antd';
import { type OwnGift, type OwnGifts, sumsByYear } from '../../../core/gifts/own/own-gifts';
import { yearOf } from '../../../core/shared/time/calendar';
import { usePageTitle, useViewModel } from '../../app/page-hooks';
import { useAddress } from '../../shared/address/use-address';
import { Labeled, NativeSelect, optionsOfYears } from '../../shared/control/native-select';
import { FetchedPart, NothingHere } from '../../shared/fetched/fetched-part';
import { GiveLink } from './give-link';
import { OwnGiftsViewModel } from './own-gifts.view-model';
import { ownGivingTexts } from './own-giving.texts';
import { OwnGoods, OwnMoney } from './own-rows';

const texts = ownGivingTexts.myDonations;
/** A list of more gifts is shown year by year. */
const MANY = 12;

/** What the person gave, money and goods, and what became of it. The address remembers the year (?year=). */
export function MyDonationsPage() {
  const viewModel = useViewModel(OwnGiftsViewModel);
  usePageTitle(texts.title);
  return (
    <Flex vertical gap="middle">
      <h1>{texts.title}</h1>
      <FetchedPart fetched={viewModel} texts={ownGivingTexts}>
        {(given) =>
          given.gifts.length + given.pickups.length === 0 ? (
            <NothingHere title={texts.none} next={texts.noneNext}>
              <GiveLink isMain>{texts.give}</GiveLink>
            </NothingHere>
          ) : (
            <Given {...given} />
          )
        }
      </FetchedPart>
    </Flex>
  );
}

function Given({ gifts, pickups }: OwnGifts) {
  return (
    <Flex vertical gap="middle">
      <p>{texts.intro}</p>
      <div>
        <GiveLink>{texts.giveAgain}</GiveLink>
      </div>
      <Sums gifts={gifts} />
      <Card title={<h2>{texts.money}</h2>}>
        {gifts.length === 0 ? <p>{texts.noMoney}</p> : <Money gifts={gifts} />}
      </Card>
      <Card title={<h2>{texts.goods}</h2>}>
        {pickups.length === 0 ? <p>{texts.noGoods}</p> : <OwnGoods pickups={pickups} />}
      </Card>
    </Flex>
  );
}

interface GiftsProps {
  readonly gifts: readonly OwnGift[];
}

function Sums({ gifts }: GiftsProps) {
  const sums = sumsByYear(gifts);
  if (sums.length === 0) return null;
  return (
    <Card title={<h2>{texts.sums}</h2>} role="region" aria-label={texts.sums}>
      <dl className="own-sums">
        {sums.map((sum) => (
          <div key={sum.year}>
            <dt>{sum.year}</dt>
            <dd>
              <strong>{texts.sum(sum)}</strong> {texts.giftsOf(sum)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Money({ gifts }: GiftsProps) {
  const [search, setSearch] = useAddress();
  const years = [...new Set(gifts.map(({ receivedOn }) => yearOf(receivedOn)))];
  const isLong = gifts.length > MANY && years.length > 1;
  const asked = search.get('year');
  const year = isLong && asked !== 'all' ? (years.find((each) => String(each) === asked) ?? years[0]) : null;
  const shown = year === null ? gifts : gifts.filter(({ receivedOn }) => yearOf(receivedOn) === year);
  return (
    <Flex vertical gap="middle">
      {isLong && (
        <Flex>
          <Labeled label={texts.year}>
            {(id) => (
              <NativeSelect
                id={id}
                value={year === null ? 'all' : String(year)}
                options={[...optionsOfYears(years), { value: 'all', label: texts.allYears }]}
                onChange={(chosen) => setSearch({ year: chosen }, { replace: true })}
              />
            )}
          </Labeled>
        </Flex>
      )}
      <OwnMoney gifts={shown} />
    </Flex>
  );
}
