import { Button, Flex } from 'antd';
import type { DatedEvent, EventPart } from '../../../core/events/event';
import { countOf, heldPlaces } from '../../../core/events/event-view';
import { inLine, UNASKED_MS } from '../../../core/signups/signup';
import type { RosterEntry } from '../../../core/signups/signup-view';
import { Allowed } from '../../app/page-hooks';
import { More } from '../../shared/table/rows';
import type { RosterAct } from '../event-acts.view-model';
import { eventViewTexts as texts } from '../event-view.texts';
import type { EventWithRoster } from '../events.view-model';
import { partName } from './part-name';

interface WaitingLineProps {
  readonly view: EventWithRoster;
  readonly event: DatedEvent;
  readonly parts: readonly EventPart[];
  /** The time, in ms since the epoch. */
  readonly now: number;
  readonly onAct: (act: RosterAct, entry: RosterEntry) => void;
}

/** Who waits for a place, in order, with why somebody was skipped, or that nobody gets a place unasked anymore. */
export function WaitingLine({ view, event, parts, now, onAct }: WaitingLineProps) {
  const lines = parts
    .map((part) => ({
      part,
      entries: view.roster
        .filter(({ state, shiftId }) => state === 'waiting' && shiftId === (part.shift?.id ?? null))
        .sort(inLine),
    }))
    .filter(({ entries }) => entries.length > 0);
  const isOpen = event.state === 'published';
  return (
    <>
      {lines.map(({ part, entries }) => (
        <Call
          key={partName(part)}
          part={part}
          now={now}
          waiting={entries.length}
          isOpen={isOpen}
          view={view}
        />
      ))}
      <Flex component="ol" vertical gap="small" aria-label={texts.waiting} className="events__line">
        {lines.flatMap(({ part, entries }) =>
          entries.map((entry, index) => {
            const name = texts.nameOf(entry);
            const isReached = part.startsAt > now;
            const skipped = entry.obstacle ? texts.skipped(entry.obstacle) : '';
            return (
              <li key={entry.id} className="events__person">
                <div>
                  <strong>{name}</strong>
                  <More
                    texts={[
                      texts.waitsFor(index + 1, partName(part)),
                      isReached ? skipped : texts.notReached,
                    ]}
                  />
                </div>
                {isReached && isOpen && (
                  <Allowed to="signup.assign">
                    <Flex wrap gap="small">
                      {isFree(view, part) && mayGetPlace(entry) && (
                        <Button
                          aria-label={texts.givePlaceIn(name, partName(part))}
                          onClick={() => onAct('givePlace', entry)}
                        >
                          {texts.acts.givePlace}
                        </Button>
                      )}
                      <Button
                        type="text"
                        aria-label={texts.removeFrom(name, partName(part))}
                        onClick={() => onAct('remove', entry)}
                      >
                        {texts.acts.remove}
                      </Button>
                    </Flex>
                  </Allowed>
                )}
              </li>
            );
          }),
        )}
      </Flex>
    </>
  );
}

interface CallProps extends Pick<WaitingLineProps, 'view' | 'now'> {
  readonly part: EventPart;
  readonly waiting: number;
  readonly isOpen: boolean;
}

/** Shortly before the start nobody gets a free place unasked, so somebody has to call. */
function Call({ view, part, now, waiting, isOpen }: CallProps) {
  const isLate = part.startsAt > now && part.startsAt - now < UNASKED_MS;
  return isOpen && isLate && isFree(view, part) ? (
    <p role="status">{texts.callWaiting(partName(part), waiting)}</p>
  ) : null;
}

/** Whether staff can give somebody a place: nothing keeps them from it, or only something else at that time. */
function mayGetPlace({ obstacle }: RosterEntry): boolean {
  return obstacle === null || obstacle.why === 'overlap';
}

function isFree({ counts }: Pick<EventWithRoster, 'counts'>, { shift, most }: EventPart): boolean {
  return most === null || heldPlaces(countOf(counts, shift?.id ?? null)) < most;
}
