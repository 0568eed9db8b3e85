import { Button, Flex, type TableColumnsType, Tag } from 'antd';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { Action } from '../../core/access/may';
import { dayOfGoods, type GiftDonor, type NoReceiptReason } from '../../core/gifts/gift';
import type { Donation } from '../../core/gifts/gift-query';
import { isReceiptable } from '../../core/gifts/receiptable';
import { fieldNames } from '../../core/shared/forms/field-names';
import { formatDay } from '../../core/shared/text/format';
import { formatCents } from '../../core/shared/text/format-money';
import type { CalendarDate } from '../../core/shared/time/calendar';
import { Allowed, useMay } from '../app/page-hooks';
import { MoreMenu } from '../shared/control/menu/more-menu';
import { GoodsText } from '../shared/goods-lines/goods-text';
import { actionsColumn, column, headColumn, More, Rows } from '../shared/table/rows';
import { giftTexts as texts } from './gift.texts';
import type { GiftDialog } from './gift-dialogs';

interface GiftRowsProps {
  /** Opens a dialog; must be stable, so that typing into a filter does not render the rows again. */
  readonly onOpen: (opened: Partial<GiftDialog>) => void;
  readonly donations: readonly Donation[];
  readonly titles: ReadonlyMap<string, string>;
}

/** A gift of money or of goods, as a row or a card shows it. */
interface Shown {
  readonly donation: Donation;
  readonly id: string;
  readonly day: CalendarDate;
  readonly donor: Partial<GiftDonor>;
  readonly state: keyof typeof TONES;
  readonly stateText: string;
  readonly isCorrected: boolean;
  /** Why no receipt is owed; null where one is, or for goods. */
  readonly noReceiptReason: NoReceiptReason | null;
  /** What it is for, if it is known, and how it came. */
  readonly about: readonly string[];
}

function shownOf(donation: Donation, titles: ReadonlyMap<string, string>): Shown {
  if (donation.kind === 'goods') {
    const { pickup } = donation;
    return {
      donation,
      id: `goods-${pickup.id}`,
      day: dayOfGoods(pickup),
      donor: pickup,
      state: pickup.state,
      stateText: pickup.isBrought ? texts.droppedOff : texts.states[pickup.state],
      isCorrected: false,
      noReceiptReason: null,
      about: [texts.kinds.goods],
    };
  }
  const { id, receivedOn, donor, state, correctedAt, campaignId, method, noReceiptReason } = donation.gift;
  return {
    donation,
    id,
    day: receivedOn,
    donor,
    state,
    stateText: texts.states[state],
    isCorrected: correctedAt !== null,
    noReceiptReason,
    about: [texts.campaignOf(campaignId, titles), texts.methods[method]],
  };
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

/** Whether the list shows a field of the donor, below the name. */
const BELOW_NAME: Readonly<Record<Exclude<keyof GiftDonor, 'name'>, boolean>> = {
  email: true,
  phone: false,
  address: false,
};

const nameId = ({ id }: Shown) => `gift-${id}`;

function Donor({ shown }: { readonly shown: Shown }) {
  const { donor } = shown;
  return (
    <span className="gift-donor" id={nameId(shown)}>
      <span>{donor.name}</span>
      <More texts={fieldNames(BELOW_NAME).map((field) => (BELOW_NAME[field] && donor[field]) || '')} />
    </span>
  );
}

function What({ donation }: Pick<Shown, 'donation'>) {
  if (donation.kind === 'money') {
    const { gift } = donation;
    return (
      <>
        <span>{formatCents(gift.cents)}</span>
        <More texts={[texts.refundedOf(gift), texts.benefitOf(gift)]} />
      </>
    );
  }
  return (
    <div className="gift-goods">
      <GoodsText {...donation.pickup} />
    </div>
  );
}

/** Where a gift stands. That its money is here is what one expects, and not said. */
function State({ state, stateText, isCorrected, noReceiptReason }: Shown) {
  return (
    <>
      {state !== 'settled' && (
        <Tag color={TONES[state]}>
          <span>{stateText}</span>
        </Tag>
      )}
      {noReceiptReason !== null && (
        <>
          <Tag>
            <span>{texts.noReceipt}</span>
          </Tag>
          <span className="more">{texts.noReceiptReasons[noReceiptReason]}</span>
        </>
      )}
      {isCorrected && <span className="more">{texts.wasCorrected}</span>}
    </>
  );
}

interface ActionsProps extends Pick<GiftRowsProps, 'onOpen'> {
  readonly shown: Shown;
}

/** What is done next with a gift as a button or link, and everything else in the menu beside it. */
function Actions({ shown, onOpen }: ActionsProps) {
  const may = useMay();
  const { donation } = shown;
  const described = { 'aria-describedby': nameId(shown) };
  const link = (to: Action, text: string, tab: string) => (
    <Allowed to={to}>
      <Link className="gift-link" to={`?tab=${tab}`} {...described}>
        {text}
      </Link>
    </Allowed>
  );
  const receipt = (kind: 'gift' | 'goods', id: string) =>
    link('receipt.issue', texts.receipt, `receipts&${kind}=${encodeURIComponent(id)}`);
  const correct = (opened: Partial<GiftDialog>) =>
    may('gift.correct') && { key: 'correct', text: texts.correct, onPress: () => onOpen(opened) };
  const donorName = shown.donor.name ?? '';
  if (donation.kind === 'goods') {
    const { pickup: goods } = donation;
    if (goods.state !== 'collected') return link('pickup.list', texts.toPickups, 'pickups');
    return (
      <Flex gap="small" wrap align="center">
        {receipt('goods', goods.id)}
        <MoreMenu subject={donorName} isInRow actions={[correct({ dialog: 'goods', goods })]} />
      </Flex>
    );
  }
  const { gift } = donation;
  return (
    <Flex gap="var(--space-1) var(--space-2)" wrap align="center" className="gift-actions">
      {gift.state === 'pending' && (
        <Allowed to="gift.settle">
          <Button size="small" onClick={() => onOpen({ dialog: 'settle', gift })} {...described}>
            {texts.settle}
          </Button>
        </Allowed>
      )}
      {isReceiptable(gift) && receipt('gift', gift.id)}
      <MoreMenu
        subject={donorName}
        isInRow
        actions={[
          correct({ dialog: 'record', gift }),
          gift.state === 'settled' &&
            may('gift.refund') && {
              key: 'refund',
              text: texts.refund,
              isDangerous: true,
              onPress: () => onOpen({ dialog: 'refund', gift }),
            },
        ]}
      />
    </Flex>
  );
}

/** The gifts in a table, or as cards where there is no room for one. */
export const GiftRows = memo(function GiftRows({ donations, titles, onOpen }: GiftRowsProps) {
  const columns: TableColumnsType<Shown> = [
    column(texts.date, ({ day }) => formatDay(day), { className: 'gift-day' }),
    headColumn(texts.donor, (shown) => <Donor shown={shown} />),
    column(texts.amount, (shown) => <What {...shown} />, { align: 'end' }),
    column(texts.state, (shown) => <State {...shown} />),
    column(texts.campaign, ({ about }) => <span>{about.join(', ')}</span>),
    actionsColumn(texts.actions, (shown) => <Actions shown={shown} onOpen={onOpen} />),
  ];
  return (
    <Rows
      label={texts.gifts}
      rows={donations.map((donation) => shownOf(donation, titles))}
      columns={columns}
      below="no-room-for-six-columns"
      size="small"
      className="gift-table"
    >
      {(shown) => (
        <>
          <Flex justify="space-between" gap="small" wrap>
            <strong>
              <Donor shown={shown} />
            </strong>
            <div>
              <What {...shown} />
            </div>
          </Flex>
          <Flex justify="space-between" align="center" gap="small" wrap>
            <span>
              <span>{formatDay(shown.day)}</span> <State {...shown} />
              <More texts={[shown.about.toReversed().join(', ')]} />
            </span>
            <Actions shown={shown} onOpen={onOpen} />
          </Flex>
        </>
      )}
    </Rows>
  );
});
