import { pairText, type ShoeSize } from '../../../core/shared/sizes/shoe-size';
import { formatInstant } from '../../../core/shared/text/format';
import type { NextUp } from '../../../core/signups/own/next-up';
import type { NextKind } from '../waiting/next-kind';
import type { Waiting } from '../waiting/waiting';

/** What people read about what waits for them. */
export const waitingTexts = {
  title: 'Waiting today',
  names: {
    messages: (count: number): string => (count === 1 ? 'unread message' : 'unread messages'),
    shoes: (count: number): string => (count === 1 ? 'person asks for shoes' : 'people ask for shoes'),
    pickups: (count: number): string => (count === 1 ? 'pickup to schedule' : 'pickups to schedule'),
    applications: (count: number): string =>
      count === 1 ? 'application to answer' : 'applications to answer',
    goods: (count: number): string => (count === 1 ? 'gift of goods to sort' : 'goods to sort'),
    /** Of several; a single one is told by `answerFor`. */
    answers: (): string => 'answers to your applications',
    trainings: (count: number): string => (count === 1 ? 'training to do' : 'trainings to do'),
    hours: (): string => 'hours to approve',
    shifts: (count: number): string =>
      count === 1 ? 'open shift in the next 7 days' : 'open shifts in the next 7 days',
    unmarked: (count: number): string => (count === 1 ? 'past event to mark' : 'past events to mark'),
  } satisfies Record<keyof Waiting, (count: number) => string>,
  /** For a figure that is not known, or not yet. */
  unknown: {
    messages: 'Unread messages',
    shoes: 'People who ask for shoes',
    pickups: 'Pickups to schedule',
    applications: 'Applications to answer',
    goods: 'Goods to sort',
    answers: 'Answers',
    trainings: 'Trainings to do',
    hours: 'Hours to approve',
    shifts: 'Open shifts in the next 7 days',
    unmarked: 'Past events to mark',
  } satisfies Record<keyof Waiting, string>,
  notCounted: 'Couldn’t load this count.',
  /** Follows the number of answers where there is one; `title` is that of the program. */
  answerFor: (title: string) => `answer to your application for ${title}`,
  /** Why to read the answer, by what it is. */
  answered: {
    approved: 'You have a place. See what happens next.',
    denied: 'See why, and what to do next.',
  },
  next: {
    title: 'Coming up',
    labels: { shift: 'Next shift', session: 'Next session', event: 'Next event with a place' },
    /** `title` is that of the event. */
    aboutOf: (title: string, { startsAt, place }: NextUp, kind: NextKind) => {
      const when = formatInstant(startsAt);
      if (place === 'own') return `${when}. ${kind === 'shift' ? 'You are coming.' : 'You have a place.'}`;
      return place === 'open' ? `${title}, ${when}` : when;
    },
    reserve: 'Reserve your place',
    none: {
      shift: 'Nothing is scheduled.',
      session: 'No upcoming sessions.',
      event: 'No upcoming events.',
    },
    more: { shift: 'Find a shift', session: 'See the programs', event: 'See My Donations' },
    failed: 'Couldn’t load this.',
    shoes: 'Your shoes',
    reserved: (sizes: readonly ShoeSize[]) => sizes.map((size) => `Your ${pairText(size)} pair is reserved.`),
  },
};
