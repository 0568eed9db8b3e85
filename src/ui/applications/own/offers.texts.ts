import type { OfferedProgram } from '../../../core/programs/program-view';
import { formatCount } from '../../../core/shared/text/format-count';
import { loadFailures } from '../../shared/failure.texts';

/** What people read about the programs that they can apply to. */
export const offersTexts = {
  loading: 'Loading programs…',
  readFailed: loadFailures('the programs', 'see the programs', 'the foundation’s staff'),
  programs: 'Programs',
  own: 'Your programs',
  intro: 'Choose what you need. Applying takes about two minutes.',
  /** Before a telephone number and a period, or before the period alone. */
  call: (hasPhone: boolean) => `Would you rather talk to somebody? Call${hasPhone ? '' : ' us'}`,
  /** Where nothing is offered. */
  none: {
    participant: {
      title: 'Call us',
      next: 'No program takes applications right now. We are glad to talk with you.',
    },
    volunteer: { title: 'No programs yet.', next: 'Programs in which you can help appear here.' },
  },
  places: ({ placesLeft, intake }: OfferedProgram) => {
    if (placesLeft === null) return '';
    if (placesLeft > 0) return `Places left: ${formatCount(placesLeft)}`;
    const taken = 'All places are taken now.';
    return intake === 'open' ? `${taken} You can apply for the next one.` : taken;
  },
  answer: (days: number) => `We answer within ${days} business ${days === 1 ? 'day' : 'days'}`,
  contact: 'Contact:',
  /** Stand in place of the button, by what was applied for and whether it was approved, with the way to it. */
  applied: (day: string) => `You applied on ${day}`,
  has: { participant: 'You have a place', volunteer: 'You help in this program' },
  see: { participant: 'See your application', volunteer: 'See My Programs' },
  seeOf: {
    participant: (title: string) => `See your application to ${title}`,
    volunteer: (title: string) => `See My Programs: ${title}`,
  },
  dropIn: 'Drop in. No sign-up needed.',
  datesOf: (title: string) => `Next dates of ${title}`,
  needsNothing: 'No application is needed to help here.',
  button: { participant: 'Apply', volunteer: 'Apply to help' },
  titles: {
    participant: (title: string) => `Apply to ${title}`,
    volunteer: (title: string) => `Apply to help in ${title}`,
  },
};
