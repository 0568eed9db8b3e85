import { Button, Flex, type TableColumnsType, Tag } from 'antd';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Action } from '../../core/access/may';
import { dayOfGoods, type GiftDonor, netCents } from '../../core/gifts/gift';
import type { Donation } from '../../core/gifts/gift-query';
import { fieldNames } from '../../core/shared/forms/field-names';
import { Allowed } from '../app/rights';
import { goodsLinesTexts } from '../shared/goods-lines/goods-lines.texts';
import { Rows } from '../shared/table/rows';
import { formatDay } from '../shared/text/day';
import { money, giftTexts as texts } from './gift.texts';
import type { useGiftDialogs } from './gift-dialogs';

interface GiftRowsProps {
  /** Opens a dialog; must be stable, so that typing into a filter does not render the rows again. */
  readonly onOpen: ReturnType<typeof useGiftDialogs>['open'];
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

/** Whether the list shows a field of the donor, below the name. */
const BELOW_NAME: Readonly<Record<Exclude<keyof GiftDonor, 'name'>, boolean>> = {
  email: true,
  phone: false,
  address: false,
};

function Donor({ donation }: Shown) {
  const donor: Partial<GiftDonor> = donation.kind === 'money' ? donation.gift.donor : donation.pickup;
  return (
    <span className="gift-donor" id={`gift-${idOf(donation)}`}>
      {donor.name}
      {fieldNames(BELOW_NAME).map(
        (field) =>
          BELOW_NAME[field] &&
          donor[field] && (
            <span key={field} className="more">
              {donor[field]}
            </span>
          ),
      )}
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

function Actions({ donation, onOpen }: Shown & Pick<GiftRowsProps, 'onOpen'>) {
  const described = { 'aria-describedby': `gift-${idOf(donation)}` };
  const button = (to: Action, text: string, opened: Parameters<typeof onOpen>[0]) => (
    <Allowed to={to}>
      <Button size="small" onClick={() => onOpen(opened)} {...described}>
        {text}
      </Button>
    </Allowed>
  );
  if (donation.kind === 'goods') {
    const { pickup: goods } = donation;
    return (
      <Flex className="gift-actions" gap="small" wrap>
        {goods.state === 'collected' ? (
          <>
            {button('gift.correct', texts.correct, { dialog: 'goods', goods })}
            <ReceiptLink of="goods" id={goods.id} {...described} />
          </>
        ) : (
          <Allowed to="pickup.list">
            <Link className="gift-link" to="?tab=pickups" {...described}>
              {texts.toPickups}
            </Link>
          </Allowed>
        )}
      </Flex>
    );
  }
  const { gift } = donation;
  return (
    <Flex className="gift-actions" gap="small" wrap>
      {gift.state === 'pending' && button('gift.settle', texts.settle, { dialog: 'settle', gift })}
      {gift.state === 'settled' && button('gift.refund', texts.refund, { dialog: 'refund', gift })}
      {button('gift.correct', texts.correct, { dialog: 'record', gift })}
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
export const GiftRows = memo(function GiftRows({ donations, titles, onOpen }: GiftRowsProps) {
  const columns: TableColumnsType<Donation> = [
    { title: texts.date, key: 'date', className: 'gift-day', render: (_, donation) => dayOf(donation) },
    { title: texts.donor, key: 'donor', rowScope: 'row', render: (_, one) => <Donor donation={one} /> },
    { title: texts.amount, key: 'amount', align: 'end', render: (_, one) => <What donation={one} /> },
    { title: texts.state, key: 'state', render: (_, one) => <State donation={one} /> },
    { title: texts.campaign, key: 'campaign', render: (_, one) => <For donation={one} titles={titles} /> },
    { title: texts.actions, key: 'actions', render: (_, one) => <Actions donation={one} onOpen={onOpen} /> },
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
            <Actions donation={donation} onOpen={onOpen} />
          </Flex>
        </>
      )}
    </Rows>
  );
});
