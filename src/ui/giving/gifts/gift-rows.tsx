import { Button, Card, Flex, Table, type TableColumnsType, Tag } from 'antd';
import type { Gift } from '../../../core/giving/gift';
import { formatDay } from '../../shared/day';
import { WideTable } from '../../shared/wide-table';
import { money, giftTexts as texts } from './gift.texts';

/** What can be done with a gift of the list. */
export interface GiftRowsProps {
  readonly gifts: readonly Gift[];
  readonly titles: ReadonlyMap<string, string>;
  readonly onSettle: (gift: Gift) => void;
  readonly onRefund: (gift: Gift) => void;
  readonly onCorrect: (gift: Gift) => void;
}

const TONES = { pending: 'warning', settled: 'success', refunded: 'default' } as const;

function campaignOf({ campaignId }: Gift, titles: ReadonlyMap<string, string>): string {
  return campaignId === null ? texts.noCampaign : (titles.get(campaignId) ?? texts.goneCampaign);
}

function Donor({ gift }: { readonly gift: Gift }) {
  const { name, email } = gift.donor;
  return (
    <span className="gift-donor" id={`gift-${gift.id}`}>
      {name}
      {email !== '' && <span className="gift-more">{email}</span>}
    </span>
  );
}

function Amount({ gift }: { readonly gift: Gift }) {
  const more = [texts.refundedOf(gift), texts.benefitOf(gift)].filter((text) => text !== '');
  return (
    <>
      {money(gift.cents)}
      {more.map((text) => (
        <span key={text} className="gift-more">
          {text}
        </span>
      ))}
    </>
  );
}

function State({ gift: { state, correctedAt } }: { readonly gift: Gift }) {
  return (
    <>
      <Tag color={TONES[state]} variant="outlined">
        {texts.states[state]}
      </Tag>
      {correctedAt !== null && <span className="gift-more">{texts.wasCorrected}</span>}
    </>
  );
}

function Actions({
  gift,
  onSettle,
  onRefund,
  onCorrect,
}: { readonly gift: Gift } & Pick<GiftRowsProps, 'onSettle' | 'onRefund' | 'onCorrect'>) {
  const button = (text: string, action: (gift: Gift) => void) => (
    <Button size="small" onClick={() => action(gift)} aria-describedby={`gift-${gift.id}`}>
      {text}
    </Button>
  );
  return (
    <Flex gap="small" wrap>
      {gift.state === 'pending' && button(texts.settle, onSettle)}
      {gift.state === 'settled' && button(texts.refund, onRefund)}
      {button(texts.correct, onCorrect)}
    </Flex>
  );
}

/** The gifts in rows. */
export function GiftTable({ gifts, titles, ...actions }: GiftRowsProps) {
  const columns: TableColumnsType<Gift> = [
    { title: texts.date, key: 'date', render: (_, { receivedOn }) => formatDay(receivedOn) },
    { title: texts.donor, key: 'donor', rowScope: 'row', render: (_, gift) => <Donor gift={gift} /> },
    { title: texts.amount, key: 'amount', align: 'end', render: (_, gift) => <Amount gift={gift} /> },
    { title: texts.state, key: 'state', render: (_, gift) => <State gift={gift} /> },
    { title: texts.method, key: 'method', render: (_, { method }) => texts.methods[method] },
    { title: texts.campaign, key: 'campaign', render: (_, gift) => campaignOf(gift, titles) },
    { title: texts.actions, key: 'actions', render: (_, gift) => <Actions gift={gift} {...actions} /> },
  ];
  return (
    <WideTable label={texts.gifts}>
      <Table
        aria-label={texts.gifts}
        size="small"
        columns={columns}
        dataSource={gifts}
        rowKey="id"
        pagination={false}
      />
    </WideTable>
  );
}

/** The gifts on a phone. */
export function GiftCards({ gifts, titles, ...actions }: GiftRowsProps) {
  return (
    <Flex
      component="ul"
      vertical
      gap="small"
      aria-label={texts.gifts}
      style={{ listStyle: 'none', padding: 0, margin: 0 }}
    >
      {gifts.map((gift) => (
        <li key={gift.id}>
          <Card size="small">
            <Flex justify="space-between" gap="small" wrap>
              <strong>
                <Donor gift={gift} />
              </strong>
              <span>
                <Amount gift={gift} />
              </span>
            </Flex>
            <Flex justify="space-between" align="center" gap="small" wrap>
              <span>
                {formatDay(gift.receivedOn)} <State gift={gift} />
                <span className="gift-more">
                  {texts.methods[gift.method]}, {campaignOf(gift, titles)}
                </span>
              </span>
              <Actions gift={gift} {...actions} />
            </Flex>
          </Card>
        </li>
      ))}
    </Flex>
  );
}
