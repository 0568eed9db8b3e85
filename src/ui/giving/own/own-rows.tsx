import { Card, Flex, Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import type { OwnPickup } from '../../../core/donations/own-pickup';
import type { OwnGift } from '../../../core/giving/own-gifts';
import { calendarDateAt } from '../../../core/shared/calendar-date';
import { BREAKPOINTS } from '../../app/breakpoints';
import { useMediaQuery } from '../../app/use-media-query';
import { formatDay } from '../../shared/day';
import { WideTable } from '../../shared/wide-table';
import { money } from '../gifts/gift.texts';
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
    <Rows label={texts.money} rows={gifts} columns={columns}>
      {(gift) => (
        <>
          <Flex justify="space-between" gap="small" wrap>
            <strong>{formatDay(gift.receivedOn)}</strong>
            <strong>{money(gift.cents)}</strong>
          </Flex>
          <GiftState gift={gift} />
          <span className="own-more">
            {texts.methods[gift.method]}, {gift.campaign ?? texts.noCampaign}
          </span>
        </>
      )}
    </Rows>
  );
}

/** What a person asked to have picked up. */
export function OwnGoods({ pickups }: { readonly pickups: readonly OwnPickup[] }) {
  const asked = ({ receivedAt }: OwnPickup) => formatDay(calendarDateAt(receivedAt));
  const columns: TableColumnsType<OwnPickup> = [
    { title: texts.asked, key: 'asked', rowScope: 'row', render: (_, pickup) => asked(pickup) },
    { title: texts.items, key: 'items', className: 'own-text', render: (_, { items }) => items },
    {
      title: texts.state,
      key: 'state',
      className: 'own-text',
      render: (_, pickup) => texts.pickupState(pickup),
    },
  ];
  return (
    <Rows label={texts.goods} rows={pickups} columns={columns}>
      {(pickup) => (
        <>
          <strong>{asked(pickup)}</strong>
          <div>{pickup.items}</div>
          <div>{texts.pickupState(pickup)}</div>
        </>
      )}
    </Rows>
  );
}

function GiftState({ gift }: { readonly gift: OwnGift }) {
  const more = [texts.benefit(gift), gift.planId === null ? '' : texts.fromPlan].filter(
    (text) => text !== '',
  );
  return (
    <>
      {texts.giftState(gift)}
      {more.map((text) => (
        <span key={text} className="own-more">
          {text}
        </span>
      ))}
    </>
  );
}

interface RowsProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly columns: TableColumnsType<T>;
  /** One row as a card, on a phone. */
  readonly children: (row: T) => ReactNode;
}

/** Rows of a table, or cards on a phone. */
function Rows<T extends { readonly id: string }>({ label, rows, columns, children }: RowsProps<T>) {
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  if (isPhone)
    return (
      <ul className="own-list" aria-label={label}>
        {rows.map((row) => (
          <li key={row.id}>
            <Card size="small">{children(row)}</Card>
          </li>
        ))}
      </ul>
    );
  return (
    <WideTable label={label}>
      <Table
        aria-label={label}
        size="small"
        columns={columns}
        dataSource={rows}
        rowKey="id"
        pagination={false}
      />
    </WideTable>
  );
}
