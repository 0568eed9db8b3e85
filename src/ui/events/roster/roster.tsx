import { Button, Card, Flex, Tag } from 'antd';
import { useId, useState } from 'react';
import { type DatedEvent, type EventPart, isDated, partOf } from '../../../core/events/event';
import { countOf, heldPlaces } from '../../../core/events/event-view';
import { isNamed } from '../../../core/shared/person-key';
import type { RosterEntry } from '../../../core/signups/signup-view';
import { Allowed, useMay, useViewModel } from '../../app/page-hooks';
import { MoreMenu } from '../../shared/control/menu/more-menu';
import { NamedDataDialog, useMayNamedData } from '../../shared/privacy/named-data';
import { namedDataTexts } from '../../shared/privacy/named-data.texts';
import { More } from '../../shared/table/rows';
import { ContactLink } from '../../shared/text/contact-link';
import { AssignViewModel } from '../../signups/assign/assign.view-model';
import { AssignDialog } from '../../signups/assign/assign-dialog';
import type { RosterAct } from '../event-acts.view-model';
import { hasGuests } from '../event-figures';
import { eventViewTexts as texts } from '../event-view.texts';
import { eventsTexts } from '../events.texts';
import type { EventWithRoster } from '../events.view-model';
import { partName } from './part-name';
import { WaitingLine } from './waiting-line';

interface RosterProps {
  readonly view: EventWithRoster;
  /** The time, in ms since the epoch. */
  readonly now: number;
  readonly onAct: (act: RosterAct, entry: RosterEntry) => void;
  /** Called when somebody was assigned, or it was tried. */
  readonly onChanged: () => void;
}

/** What the lists of one part need. */
interface PartProps extends RosterProps {
  readonly event: DatedEvent;
  readonly part: EventPart;
  readonly onAssign: () => void;
}

/** Who signed up for an event: whom to call, its shifts, its guests, and who waits. */
export function Roster(props: RosterProps) {
  const { event, roster } = props.view;
  const assigning = useViewModel(AssignViewModel);
  if (!isDated(event)) return null;
  const toCall = roster.filter(({ call }) => call !== null);
  const shifts = event.shifts.flatMap(({ id }) => partOf(event, id) ?? []);
  const guests = partOf(event, null);
  const isWithGuests = guests && (hasGuests(event) || roster.some(({ shiftId }) => shiftId === null));
  const assign = (part: EventPart) =>
    assigning.begin({ eventId: event.id, shiftId: part.shift?.id ?? null, name: partName(part) });
  return (
    <>
      {toCall.length > 0 && <CallThem entries={toCall} onAct={props.onAct} />}
      {shifts.length > 0 && (
        <Section title={texts.shifts}>
          <ul className="events__parts" aria-label={texts.shifts}>
            {shifts.map((part) => (
              <li key={part.shift?.id}>
                <Part {...props} event={event} part={part} onAssign={() => assign(part)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {isWithGuests && (
        <Section title={texts.guests}>
          <Part {...props} event={event} part={guests} onAssign={() => assign(guests)} />
        </Section>
      )}
      {roster.some(({ state }) => state === 'waiting') && (
        <Section title={texts.waiting}>
          <WaitingLine {...props} event={event} parts={guests ? [...shifts, guests] : shifts} />
        </Section>
      )}
      <AssignDialog viewModel={assigning} onDone={props.onChanged} />
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  const id = useId();
  return (
    <Flex component="section" vertical gap="small" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Flex>
  );
}

interface CallThemProps extends Pick<RosterProps, 'onAct'> {
  readonly entries: readonly RosterEntry[];
}

/** People without an email address, who have to be told something by phone. */
function CallThem({ entries, onAct }: CallThemProps) {
  return (
    <Section title={texts.callThem}>
      <p className="more">{texts.callHint}</p>
      <Flex component="ul" vertical gap="small" aria-label={texts.callThem}>
        {entries.map((entry) => (
          <li key={entry.id} className="events__person events__person--urgent">
            <div>
              <strong>{texts.nameOf(entry)}</strong> <ContactLink contact={entry.contact} />
              <More texts={[entry.call === null ? '' : texts.reasons[entry.call]]} />
            </div>
            <Allowed to="signup.assign">
              <Button aria-label={texts.toldOf(texts.nameOf(entry))} onClick={() => onAct('told', entry)}>
                {texts.acts.told}
              </Button>
            </Allowed>
          </li>
        ))}
      </Flex>
    </Section>
  );
}

/** A shift, or the guests: how many places are taken, and by whom. */
function Part({ view, event, part, now, onAct, onAssign, onChanged }: PartProps) {
  const { shift, most } = part;
  const canAssign = useMay()('signup.assign');
  const id = shift?.id ?? null;
  const name = partName(part);
  const entries = view.roster.filter(({ shiftId, state, call, markedAt }) => {
    const isGone = state === 'withdrawn' && (call === 'removed' || markedAt === null);
    return shiftId === id && state !== 'waiting' && !isGone;
  });
  const left = view.roster.filter((entry) => entry.shiftId === id && hasLeft(entry)).sort(latestFirst);
  const isOpen = canAssign && event.state === 'published' && part.startsAt > now;
  const dropsIn = shift === null && !event.takesSignups;
  const held = heldPlaces(countOf(view.counts, id));
  const isAssignable = canAssign && event.state === 'published' && !dropsIn && (most === null || held < most);
  const taken = dropsIn ? texts.dropIn : texts.taken(held, most);
  return (
    <Card size="small">
      <Flex wrap gap="small" align="center" justify="space-between">
        <div style={{ flex: '1 1 9rem' }}>
          {shift && <h3 className="events__part">{name}</h3>}
          <span>
            {shift && (
              <>
                <span>{`${eventsTexts.times(part.startsAt, part.endsAt)} ·`}</span>{' '}
              </>
            )}
            <strong>{taken}</strong>
          </span>{' '}
          {shift?.adultsOnly && <Tag>{texts.adultsOnly}</Tag>}
        </div>
        {isAssignable && (
          <Button aria-label={texts.assignTo(name)} onClick={onAssign}>
            {texts.assign}
          </Button>
        )}
      </Flex>
      {entries.length === 0 ? (
        <p className="more">{dropsIn ? texts.dropInHint : texts.nobody}</p>
      ) : (
        <ul className={shift ? 'events__people' : 'events__people events__people--guests'} aria-label={name}>
          {entries.map((entry) => (
            <PersonRow
              key={entry.id}
              entry={entry}
              canRemove={isOpen && entry.state === 'going'}
              onRemove={() => onAct('remove', entry)}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <ul className="events__people" aria-label={texts.withdrewFrom(name)}>
          {left.map((entry) => (
            <li key={entry.id} className="more">
              {texts.withdrewAt(texts.nameOf(entry), entry.withdrewAt ?? now, now)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface PersonRowProps {
  readonly entry: RosterEntry;
  readonly canRemove: boolean;
  readonly onRemove: () => void;
  readonly onChanged: () => void;
}

/** Somebody with a place, and what can be done about them. */
function PersonRow({ entry, canRemove, onRemove, onChanged }: PersonRowProps) {
  const [isOpen, setOpen] = useState(false);
  const name = texts.nameOf(entry);
  const hasData = useMayNamedData() && isNamed(entry);
  return (
    <li className="events__person">
      <span>
        <span>{name}</span> <State state={entry.state} />
      </span>
      <MoreMenu
        subject={name}
        isInRow
        actions={[
          hasData && { key: 'data', text: namedDataTexts.open, onPress: () => setOpen(true) },
          canRemove && { key: 'remove', text: texts.acts.remove, isDangerous: true, onPress: onRemove },
        ]}
      />
      {hasData && (
        <NamedDataDialog
          record={{ kind: 'signup', id: entry.id }}
          name={name}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onErased={onChanged}
        />
      )}
    </li>
  );
}

/** Whether somebody gave their place back shortly before the start, and has none now. */
function hasLeft({ state, markedAt, withdrewAt }: RosterEntry): boolean {
  return state === 'withdrawn' && markedAt === null && withdrewAt !== null;
}

function latestFirst(a: RosterEntry, b: RosterEntry): number {
  return (b.withdrewAt ?? 0) - (a.withdrewAt ?? 0);
}

const TONES = {
  waiting: 'warning',
  going: 'processing',
  withdrawn: 'default',
  attended: 'success',
  'no-show': 'error',
} as const;

function State({ state }: Pick<RosterEntry, 'state'>) {
  return (
    <Tag color={TONES[state]}>
      <span>{texts.states[state]}</span>
    </Tag>
  );
}
