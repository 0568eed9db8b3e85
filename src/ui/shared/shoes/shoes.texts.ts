import type { FailureIn } from '../../../core/api/api';
import type { NeededShoes } from '../../../core/applications/needed-shoes';
import type { FailureOf } from '../../../core/shared/result';
import { formatDay, formatInstant, formatTime } from '../../../core/shared/text/format';
import { formatCount } from '../../../core/shared/text/format-count';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import type { Shelf } from '../../../core/shelf/shelf.api';
import { CHANGED_MEANWHILE, saveFailures } from '../failure.texts';
import { wantedPairText } from './pair.texts';

/** What is said when something is kept on the shelf, and when it is not. */
export const shelfFailureTexts = {
  ...saveFailures('change the shelf'),
  'not-found': 'This is not there anymore, or you do not have access to it.',
  conflict: CHANGED_MEANWHILE,
} satisfies Record<FailureIn<Shelf['give']>['code'], string>;

/** How many pairs the board says that there are: a minus sign that reads as one. */
export function pairsText(count: number): string {
  return formatCount(count).replace('-', '−');
}

/** What people read who give shoes to somebody. */
export const giveShoesTexts = {
  title: (name: string) => `Give shoes to ${name}`,
  pair: (shoes: NeededShoes, line: number) => `Pair ${line}: ${wantedPairText(shoes)}`,
  give: 'Give this pair',
  labels: { cut: 'Cut given', size: 'US size given', wide: 'Wide given' },
  /** The button, by how many pairs are chosen. */
  submit: (count: number) => (count === 0 ? 'Give' : count === 1 ? 'Give 1 pair' : `Give ${count} pairs`),
  recordAnyway: 'Record Anyway',
  loss: 'What you entered about these shoes is not saved yet.',
  nothing: 'Choose the pair that you give.',
  noSize: 'Choose the cut and the size that you give.',
  noneLeft: (count: number) => `The board says ${pairsText(count)} on the shelf. Record it anyway?`,
  givenAt: (at: number, now: number) =>
    calendarDateAt(at) === calendarDateAt(now)
      ? `Given already at ${formatTime(at)}.`
      : `Given already on ${formatInstant(at)}.`,
  done: { title: 'Shoes Given' },
  notDone: 'Not saved',
  failed: shelfFailureTexts,
};

/** Why shoes were not given, and whether the next press gives them anyway; `now` is in ms. */
export function giveRefusal({ reason, count = 0, at }: FailureOf<'conflict'>, now: number) {
  const isNoneLeft = reason === 'none-left';
  const notice = reason === 'given' ? giveShoesTexts.givenAt(at ?? now, now) : shelfFailureTexts.conflict;
  return { isNoneLeft, notice: isNoneLeft ? giveShoesTexts.noneLeft(count) : notice };
}

/** What became of each pair that an applicant needs, as staff read it. */
export function shoesStanding(shoes: NeededShoes): string {
  const states: Record<NeededShoes['state'], string> = {
    given: `given on ${formatDay(calendarDateAt(shoes.givenAt ?? 0))}`,
    reserved: 'reserved',
    'looked-for': 'not on the shelf yet',
    'to-measure': '',
  };
  return [wantedPairText(shoes), states[shoes.state]].filter((part) => part !== '').join(': ');
}
