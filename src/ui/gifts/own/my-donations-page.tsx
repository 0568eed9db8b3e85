import { Card, Flex, type TableColumnsType } from 'antd';
import { type GiftsAndPickups, type OwnGift, sumsByYear } from '../../../core/gifts/own/own-gifts';
import { isFromForm, type OwnPickup } from '../../../core/pickups/own-pickup';
import { formatDay } from '../../../core/shared/text/format';
import { formatCents } from '../../../core/shared/text/format-money';
import { calendarDateAt, yearOf } from '../../../core/shared/time/calendar';
import { useViewModel } from '../../app/page-hooks';
import { useAddress } from '../../shared/address/use-address';
import { YearSelect } from '../../shared/control/native-select';
import { Facts } from '../../shared/facts';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { GoodsText } from '../../shared/goods-lines/goods-text';
import { Page } from '../../shared/page';
import { More, Rows } from '../../shared/table/rows';
import { inWords, type SpokenWords } from '../../shared/translation/in-words';
import { markedWords, wordsInTurn } from '../../shared/translation/marked-words';
import { GiveLink } from './give-link';
import { myDonationsTexts as texts } from './own-gifts.texts';
import { OwnGiftsViewModel } from './own-gifts.view-model';

/** A list of more gifts is shown year by year. */
const MANY = 12;

/** What the person gave, money and goods, and what became of it. The address remembers the year (?year=). */
export function MyDonationsPage() {
  const viewModel = useViewModel(OwnGiftsViewModel);
  return (
    <Page title={texts.title}>
      <FetchedPart
        fetched={viewModel}
        texts={texts}
        isEmpty={({ gifts, pickups }) => gifts.length + pickups.length === 0}
        start={<GiveLink isMain>{texts.give}</GiveLink>}
      >
        {(giftsAndPickups) => <Given {...giftsAndPickups} />}
      </FetchedPart>
    </Page>
  );
}

function Given({ gifts, pickups }: GiftsAndPickups) {
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
      <Facts facts={sums.map((sum) => [String(sum.year), texts.sum(sum)])} layout="figures" />
    </Card>
  );
}

function Money({ gifts }: GiftsProps) {
  const [search, setSearch] = useAddress();
  const years = [...new Set(gifts.map(({ receivedOn }) => yearOf(receivedOn)))];
  const isLong = gifts.length > MANY && years.length > 1;
  const yearInAddress = search.get('year');
  const year =
    isLong && yearInAddress !== 'all'
      ? (years.find((each) => String(each) === yearInAddress) ?? years[0])
      : null;
  const shown = year === null ? gifts : gifts.filter(({ receivedOn }) => yearOf(receivedOn) === year);
  return (
    <Flex vertical gap="middle">
      {isLong && (
        <Flex>
          <YearSelect
            label={texts.year}
            years={years}
            value={year === null ? 'all' : String(year)}
            last={{ value: 'all', label: texts.allYears }}
            onChange={(chosen) => setSearch({ year: chosen }, { replace: true })}
          />
        </Flex>
      )}
      <OwnMoney gifts={shown} />
    </Flex>
  );
}

function OwnMoney({ gifts }: GiftsProps) {
  const columns: TableColumnsType<OwnGift> = [
    { title: texts.day, key: 'day', rowScope: 'row', render: (_, { receivedOn }) => formatDay(receivedOn) },
    { title: texts.amount, key: 'amount', align: 'end', render: (_, { cents }) => formatCents(cents) },
    { title: texts.state, key: 'state', className: 'words', render: (_, gift) => <GiftState gift={gift} /> },
    { title: texts.method, key: 'method', render: (_, { method }) => texts.methods[method] },
    { title: texts.campaign, key: 'campaign', render: (_, gift) => markedWords(campaignOf(gift)) },
  ];
  return (
    <Rows size="small" label={texts.money} rows={gifts} columns={columns}>
      {(gift) => (
        <>
          <Flex justify="space-between" gap="small" wrap>
            <strong>{formatDay(gift.receivedOn)}</strong>
            <strong>{formatCents(gift.cents)}</strong>
          </Flex>
          <GiftState gift={gift} />
          <span className="more">
            {wordsInTurn([{ text: texts.methods[gift.method], lang: undefined }, campaignOf(gift)], ', ')}
          </span>
        </>
      )}
    </Rows>
  );
}

/** The campaign that a gift was given to, or that it was given to none. */
function campaignOf(gift: OwnGift): SpokenWords {
  const { campaign, lang } = inWords(gift);
  return campaign === null
    ? { text: texts.noCampaign, lang: undefined }
    : { text: campaign, lang: lang?.campaign };
}

function OwnGoods({ pickups }: { readonly pickups: readonly OwnPickup[] }) {
  const dayOf = ({ receivedAt, scheduledAt, isBrought }: OwnPickup) =>
    formatDay(calendarDateAt(isBrought ? (scheduledAt ?? receivedAt) : receivedAt));
  const columns: TableColumnsType<OwnPickup> = [
    { title: texts.asked, key: 'asked', rowScope: 'row', render: (_, pickup) => dayOf(pickup) },
    {
      title: texts.items,
      key: 'items',
      className: 'words',
      render: (_, pickup) => <GoodsText {...pickup} />,
    },
    {
      title: texts.state,
      key: 'state',
      className: 'words',
      render: (_, pickup) => <PickupState {...pickup} />,
    },
  ];
  return (
    <Rows size="small" label={texts.goods} rows={pickups} columns={columns}>
      {(pickup) => (
        <>
          <strong>{dayOf(pickup)}</strong>
          <GoodsText {...pickup} />
          <div>
            <PickupState {...pickup} />
          </div>
        </>
      )}
    </Rows>
  );
}

function PickupState(pickup: OwnPickup) {
  return (
    <>
      <span>{texts.pickupState(pickup)}</span>
      {isFromForm(pickup) && <span className="more">{texts.fromForm}</span>}
    </>
  );
}

function GiftState({ gift }: { readonly gift: OwnGift }) {
  const plan = gift.planId === null ? '' : texts.fromPlan;
  return (
    <>
      <span>{texts.giftState(gift)}</span>
      <More
        texts={[texts.benefit(gift), texts.noReceipt(gift), plan, gift.isFromForm ? texts.fromForm : '']}
      />
    </>
  );
}
