import { Button, Flex, type TableColumnsType, Tag } from 'antd';
import type { ListedPickup, PickupState } from '../../core/pickups/pickup';
import { canDecide, type PickupDecision } from '../../core/pickups/pickup-decision';
import { formatDay, formatInstant } from '../../core/shared/text/format';
import { calendarDateAt } from '../../core/shared/time/calendar';
import { Allowed } from '../app/page-hooks';
import { MoreMenu } from '../shared/control/menu/more-menu';
import { type Fact, Facts } from '../shared/facts';
import { GoodsText } from '../shared/goods-lines/goods-text';
import { actionsColumn, column, headColumn, Rows } from '../shared/table/rows';
import { EmailLink, PhoneLink } from '../shared/text/contact-links';
import { Instant } from '../shared/text/instant';
import { WroteIn } from '../shared/wrote-in';
import { pickupsTexts as texts } from './pickups.texts';
import './pickups.css';

const TONES: Readonly<Record<PickupState, string>> = {
  requested: 'warning',
  scheduled: 'processing',
  collected: 'success',
  declined: 'default',
};
/** What can be decided, what comes next first. */
const DECISIONS: Readonly<Record<PickupState, readonly PickupDecision['state'][]>> = {
  requested: ['scheduled', 'collected', 'declined'],
  scheduled: ['collected', 'scheduled', 'declined'],
  collected: [],
  declined: ['scheduled', 'collected'],
};

interface PickupListProps {
  readonly pickups: readonly ListedPickup[];
  readonly onDecide: (pickup: ListedPickup, state: PickupDecision['state']) => void;
  /** Shows everything that the donor wrote. */
  readonly onReadAll: (pickup: ListedPickup) => void;
}

interface OnePickupProps {
  readonly pickup: ListedPickup;
}

/** Pickups in a table, or as cards where there is no room for one. */
export function PickupList({ pickups, onDecide, onReadAll }: PickupListProps) {
  const columns: TableColumnsType<ListedPickup> = [
    headColumn(texts.donor, (pickup) => (
      <Flex vertical className="pickup pickup__donor">
        <strong id={nameId(pickup)}>{pickup.name}</strong>
        {waysTo(pickup).map(([name, way]) => way && <span key={name}>{way}</span>)}
      </Flex>
    )),
    column(
      texts.items,
      (pickup) => (
        <div className="words" style={{ minInlineSize: '12rem' }}>
          <GoodsText {...pickup.beginnings} className="pickup__text" />
          {pickup.beginnings.message !== '' && (
            <p className="pickup__text pickup__note">{pickup.beginnings.message}</p>
          )}
          <ReadAll pickup={pickup} onReadAll={onReadAll} />
        </div>
      ),
      { width: '35%' },
    ),
    column(texts.state, (pickup) => <Standing pickup={pickup} />),
    column(texts.requested, ({ receivedAt }) => <Instant ms={receivedAt} />),
    actionsColumn(texts.actions, (pickup) => <Decisions pickup={pickup} onDecide={onDecide} />),
  ];
  return (
    <Rows
      label={texts.pickups}
      rows={pickups}
      columns={columns}
      item={(pickup) => ({ className: 'pickup', 'aria-labelledby': nameId(pickup) })}
    >
      {(pickup) => (
        <Flex vertical gap="small">
          <strong id={nameId(pickup)}>{pickup.name}</strong>
          <Standing pickup={pickup} />
          <Facts
            layout="columns"
            facts={[
              [texts.items, <GoodsText key="items" {...pickup.beginnings} className="pickup__text" />],
              [texts.note, pickup.beginnings.message],
              ...waysTo(pickup),
              [texts.requested, formatInstant(pickup.receivedAt)],
            ]}
          />
          <ReadAll pickup={pickup} onReadAll={onReadAll} />
          <Decisions pickup={pickup} onDecide={onDecide} />
        </Flex>
      )}
    </Rows>
  );
}

/** Where the donor is and how to reach them; what was deleted, on time or with the person, is left out. */
function waysTo({ address, phone, email }: ListedPickup): readonly Fact[] {
  return [
    [texts.address, address],
    [texts.phone, phone !== '' && <PhoneLink key="phone" phone={phone} />],
    [texts.email, email !== '' && <EmailLink key="email" email={email} />],
  ];
}

/** Leads to what the list leaves out, if it leaves out anything. */
function ReadAll({ pickup, onReadAll }: OnePickupProps & Pick<PickupListProps, 'onReadAll'>) {
  return pickup.isWhole ? null : (
    <Button aria-describedby={nameId(pickup)} onClick={() => onReadAll(pickup)}>
      {texts.readAll}
    </Button>
  );
}

/** Where a pickup stands, by word as well as by color, with its time or the reason. */
function Standing({ pickup: { state, scheduledAt, reason, isBrought, language } }: OnePickupProps) {
  return (
    <Flex vertical gap="small" align="start">
      <Tag color={TONES[state]}>
        <span>{isBrought ? texts.droppedOff : texts.states[state]}</span>
      </Tag>
      <WroteIn language={language} />
      {scheduledAt !== null && (
        // The day of a collection is known, its time need not be.
        <span>
          {state === 'collected' ? formatDay(calendarDateAt(scheduledAt)) : <Instant ms={scheduledAt} />}
        </span>
      )}
      {reason !== '' && <span className="pickup__text">{reason}</span>}
    </Flex>
  );
}

/** What is decided next, and in the menu beside it what else can be decided. */
function Decisions({ pickup, onDecide }: OnePickupProps & Pick<PickupListProps, 'onDecide'>) {
  const [next, ...otherStates] = DECISIONS[pickup.state].filter((state) => canDecide(pickup.state, state));
  const textOf = (state: PickupDecision['state']) =>
    state === 'scheduled' && pickup.state === 'scheduled' ? texts.reschedule : texts.action[state];
  if (next === undefined) return null;
  return (
    <Allowed to="pickup.decide">
      <Flex wrap gap="small" className="pickup__actions">
        <Button
          id={`${nameId(pickup)}-${next}`}
          aria-describedby={nameId(pickup)}
          onClick={() => onDecide(pickup, next)}
        >
          {textOf(next)}
        </Button>
        <MoreMenu
          subject={pickup.name}
          isInRow
          actions={otherStates.map((state) => ({
            key: state,
            text: textOf(state),
            isDangerous: state === 'declined',
            onPress: () => onDecide(pickup, state),
          }))}
        />
      </Flex>
    </Allowed>
  );
}

function nameId({ id }: ListedPickup): string {
  return `pickup-${id}`;
}
