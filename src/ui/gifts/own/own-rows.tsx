import { Flex, type TableColumnsType } from 'antd';
import type { OwnGift } from '../../../core/gifts/own/own-gifts';
import { isFromForm, type OwnPickup } from '../../../core/pickups/own-pickup';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { goodsLinesTexts } from '../../shared/goods-lines/goods-lines.texts';
import { Rows } from '../../shared/table/rows';
import { formatDay } from '../../shared/text/day';
import { money } from '../gift.texts';
import { ownGivingTexts } from './own-giving.texts';

const texts = ownGivingTexts.myDonations;

/** A person's own gifts of money. */
export function OwnMoney({ gifts }: { readonly gifts: readonly OwnGift[] }) {
  const columns: TableColumnsType<OwnGift> = [
    { title: texts.day, key: 'day', rowScope: 'row', render: (_, { receivedOn }) => formatDay(receivedOn) },
    { title: texts.amount, key: 'amount', align: 'end', render: (_, { cents }) => money(cents) },
    { title: texts.state, key: 'state', render: (_, gift) => <GiftState gift={gift} /> },
    { title: texts.method, key: 'method', render: (_, { method }) => texts.methods[method] },
    { title: texts.campaign, key: 'campaign', render: (_, { campaign }) => campaign ?? texts.noCampaign },
  ];
  return (
    <Rows size="small" label={texts.money} rows={gifts} columns={columns}>
      {(gift) => (
        <>
          <Flex justify="space-between" gap="small" wrap>
            <strong>{formatDay(gift.receivedOn)}</strong>
            <strong>{money(gift.cents)}</strong>
          </Flex>
          <GiftState gift={gift} />
          <span className="more">
            {texts.methods[gift.method]}, {gift.campaign ?? texts.noCampaign}
          </span>
        </>
      )}
    </Rows>
  );
}

/** What a person asked to have picked up. */
export function OwnGoods({ pickups }: { readonly pickups: readonly OwnPickup[] }) {
  const asked = ({ receivedAt, scheduledAt, isBrought }: OwnPickup) =>
    formatDay(calendarDateAt(isBrought ? (scheduledAt ?? receivedAt) : receivedAt));
  const columns: TableColumnsType<OwnPickup> = [
    { title: texts.asked, key: 'asked', rowScope: 'row', render: (_, pickup) => asked(pickup) },
    {
      title: texts.items,
      key: 'items',
      className: 'words',
      render: (_, pickup) => <Things pickup={pickup} />,
    },
    {
      title: texts.state,
      key: 'state',
      className: 'words',
      render: (_, pickup) => <PickupState pickup={pickup} />,
    },
  ];
  return (
    <Rows size="small" label={texts.goods} rows={pickups} columns={columns}>
      {(pickup) => (
        <>
          <strong>{asked(pickup)}</strong>
          <Things pickup={pickup} />
          <div>
            <PickupState pickup={pickup} />
          </div>
        </>
      )}
    </Rows>
  );
}

/** What came, as far as somebody wrote it down, else what the donor wrote. */
function Things({ pickup: { items, goods } }: { readonly pickup: OwnPickup }) {
  const lines = goods.length > 0 ? goods.map(goodsLinesTexts.line) : [items];
  return (
    <>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </>
  );
}

function PickupState({ pickup }: { readonly pickup: OwnPickup }) {
  return (
    <>
      {texts.pickupState(pickup)}
      {isFromForm(pickup) && <span className="more">{texts.fromForm}</span>}
    </>
  );
}

function GiftState({ gift }: { readonly gift: OwnGift }) {
  const more = [
    texts.benefit(gift),
    gift.planId === null ? '' : texts.fromPlan,
    gift.isFromForm ? texts.fromForm : '',
  ].filter((text) => text !== '');
  return (
    <>
      {texts.giftState(gift)}
      {more.map((text) => (
        <span key={text} className="more">
          {text}
        </span>
      ))}
    </>
  );
}
