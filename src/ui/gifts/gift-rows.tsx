import { Button, Flex, type TableColumnsType, Tag } from 'antd';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Action } from '../../core/access/may';
import type { Gift } from '../../core/gifts/gift';
import type { Donation } from '../../core/gifts/gift-query';
import { netCents } from '../../core/gifts/net-cents';
import { dayOfGoods } from '../../core/gifts/received-goods';
import type { Pickup } from '../../core/pickups/pickup';
import { Allowed } from '../app/page-hooks';
import { goodsLinesTexts } from '../shared/goods-lines/goods-lines.texts';
import { Rows } from '../shared/table/rows';
import { formatDay } from '../shared/text/day';
import { money, giftTexts as texts } from './gift.texts';

/** What can be done with a gift of the list. */
interface GiftActions {
  readonly onSettle: (gift: Gift) => void;
  readonly onRefund: (gift: Gift) => void;
  readonly onCorrect: (gift: Gift) => void;
  readonly onCorrectGoods: (goods: Pickup) => void;
}

interface GiftRowsProps {
  /** Must be stable, so that typing into a filter does not render the rows again. */
  readonly actions: GiftActions;
  readonly donations: readonly Donation[];
  readonly titles: ReadonlyMap<string, string>;
}

/** A gift of money or of goods, as a row or a card shows it. */
interface Shown {
  readonly donation: Donation;
}

const TONES = {
  pending: 'warning',
  settled: 'success',
  refunded: 'default',
  requested: 'warning',
  scheduled: 'processing',
  collected: 'success',
  declined: 'default',
} as const;

const idOf = (donation: Donation) =>
  donation.kind === 'money' ? donation.gift.id : `goods-${donation.pickup.id}`;

const dayOf = (donation: Donation) =>
  formatDay(donation.kind === 'money' ? donation.gift.receivedOn : dayOfGoods(donation.pickup));

function methodOf(donation: Donation): string {
  return donation.kind === 'money' ? texts.methods[donation.gift.method] : texts.kinds.goods;
}

function campaignOf(donation: Donation, titles: ReadonlyMap<string, string>): string {
  const campaignId = donation.kind === 'money' ? donation.gift.campaignId : null;
  return campaignId === null ? texts.noCampaign : (titles.get(campaignId) ?? texts.goneCampaign);
}

function Donor({ donation }: Shown) {
  const { name, email } = donation.kind === 'money' ? donation.gift.donor : donation.pickup;
  return (
    <span className="gift-donor" id={`gift-${idOf(donation)}`}>
      {name}
      {email !== '' && <span className="more">{email}</span>}
    </span>
  );
}

function What({ donation }: Shown) {
  if (donation.kind === 'goods') {
    const { goods, items } = donation.pickup;
    const lines = goods.length > 0 ? goods.map(goodsLinesTexts.line) : [items];
    return (
      <span className="gift-goods">
        {lines.map((line) => (
          <span key={line} className="gift-line">
            {line}
          </span>
        ))}
      </span>
    );
  }
  const { gift } = donation;
  const more = [texts.refundedOf(gift), texts.benefitOf(gift)].filter((text) => text !== '');
  return (
    <>
      {money(gift.cents)}
      {more.map((text) => (
        <span key={text} className="more">
          {text}
        </span>
      ))}
    </>
  );
}

function State({ donation }: Shown) {
  const { state } = donation.kind === 'money' ? donation.gift : donation.pickup;
  const isBrought = donation.kind === 'goods' && donation.pickup.isBrought;
  const isCorrected = donation.kind === 'money' && donation.gift.correctedAt !== null;
  return (
    <>
      <Tag color={TONES[state]} variant="outlined">
        {isBrought ? texts.brought : texts.states[state]}
      </Tag>
      {isCorrected && <span className="more">{texts.wasCorrected}</span>}
    </>
  );
}

/** What a gift of money is for, and how it was paid. */
function For({ donation, titles }: Shown & Pick<GiftRowsProps, 'titles'>) {
  if (donation.kind === 'goods') return methodOf(donation);
  return (
    <>
      {campaignOf(donation, titles)}
      <span className="more">{methodOf(donation)}</span>
    </>
  );
}

function Actions({ donation, onSettle, onRefund, onCorrect, onCorrectGoods }: Shown & GiftActions) {
  const described = { 'aria-describedby': `gift-${idOf(donation)}` };
  if (donation.kind === 'goods')
    return (
      <Flex className="gift-actions" gap="small" wrap>
        {donation.pickup.state !== 'collected' && (
          <Allowed to="pickup.list">
            <Link className="gift-link" to="?tab=pickups" {...described}>
              {texts.toPickups}
            </Link>
          </Allowed>
        )}
        {donation.pickup.state === 'collected' && (
          <>
            <Allowed to="gift.correct">
              <Button size="small" onClick={() => onCorrectGoods(donation.pickup)} {...described}>
                {texts.correct}
              </Button>
            </Allowed>
            <ReceiptLink of="goods" id={donation.pickup.id} {...described} />
          </>
        )}
      </Flex>
    );
  const { gift } = donation;
  const button = (to: Action, text: string, act: (gift: Gift) => void) => (
    <Allowed to={to}>
      <Button size="small" onClick={() => act(gift)} {...described}>
        {text}
      </Button>
    </Allowed>
  );
  return (
    <Flex className="gift-actions" gap="small" wrap>
      {gift.state === 'pending' && button('gift.settle', texts.settle, onSettle)}
      {gift.state === 'settled' && button('gift.refund', texts.refund, onRefund)}
      {button('gift.correct', texts.correct, onCorrect)}
      {netCents(gift) > 0 && <ReceiptLink of="gift" id={gift.id} {...described} />}
    </Flex>
  );
}

/** Leads to where the receipt of a gift is issued. */
function ReceiptLink({
  of,
  id,
  ...described
}: {
  readonly of: 'gift' | 'goods';
  readonly id: string;
  readonly 'aria-describedby': string;
}) {
  return (
    <Allowed to="receipt.issue">
      <Link className="gift-link" to={`?tab=receipts&${of}=${encodeURIComponent(id)}`} {...described}>
        {texts.receipt}
      </Link>
    </Allowed>
  );
}

/** The gifts in a table, or as cards where there is no room for one. */
export const GiftRows = memo(function GiftRows({ donations, titles, actions }: GiftRowsProps) {
  const columns: TableColumnsType<Donation> = [
    { title: texts.date, key: 'date', className: 'gift-day', render: (_, donation) => dayOf(donation) },
    { title: texts.donor, key: 'donor', rowScope: 'row', render: (_, one) => <Donor donation={one} /> },
    { title: texts.amount, key: 'amount', align: 'end', render: (_, one) => <What donation={one} /> },
    { title: texts.state, key: 'state', render: (_, one) => <State donation={one} /> },
    { title: texts.campaign, key: 'campaign', render: (_, one) => <For donation={one} titles={titles} /> },
    { title: texts.actions, key: 'actions', render: (_, one) => <Actions donation={one} {...actions} /> },
  ];
  return (
    <Rows
      label={texts.gifts}
      rows={donations}
      columns={columns}
      keyOf={idOf}
      below="no-room-for-six-columns"
      size="small"
      className="gift-table"
    >
      {(donation) => (
        <>
          <Flex justify="space-between" gap="small" wrap>
            <strong>
              <Donor donation={donation} />
            </strong>
            <span>
              <What donation={donation} />
            </span>
          </Flex>
          <Flex justify="space-between" align="center" gap="small" wrap>
            <span>
              {dayOf(donation)} <State donation={donation} />
              <span className="more">
                {[
                  methodOf(donation),
                  ...(donation.kind === 'money' ? [campaignOf(donation, titles)] : []),
                ].join(', ')}
              </span>
            </span>
            <Actions donation={donation} {...actions} />
          </Flex>
        </>
      )}
    </Rows>
  );
});
