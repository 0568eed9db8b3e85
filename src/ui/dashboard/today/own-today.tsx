import { pathOf } from '../../../core/navigation/paths';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import type { NextUp } from '../../../core/signups/own/next-up';
import { menuTexts } from '../../shared/menu.texts';
import { NEXT_PLACES, type NextKind } from '../waiting/next-kind';
import { nextName } from '../waiting/next-name';
import { todayTexts as texts } from './today.texts';
import { TodayList } from './today-list';

interface OwnTodayProps {
  readonly kind: NextKind;
  readonly next: NextUp;
  /** ms since the epoch. */
  readonly now: number;
}

/** The own shift or place of today; renders nothing where it is on another day. */
export function OwnToday({ kind, next, now }: OwnTodayProps) {
  const { startsAt, place } = next;
  if (place !== 'own' || calendarDateAt(startsAt) !== calendarDateAt(now)) return null;
  const { page } = NEXT_PLACES[kind];
  return (
    <TodayList
      items={[
        {
          id: page,
          name: nextName(next).whole,
          facts: [texts.when(startsAt, now)],
          to: pathOf(page),
          action: menuTexts[page],
        },
      ]}
    />
  );
}
