import type { FailureIn } from '../../../core/api/api';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import type { OwnApplications } from '../../../core/applications/own/own-applications.api';
import type { Wearer } from '../../../core/shared/sizes/wearer';
import { formatDayAt } from '../../../core/shared/text/format';
import { CHANGED_MEANWHILE, loadFailures, saveFailures } from '../../shared/failure.texts';
import { offersTexts } from './offers.texts';
import { ownApplicationsTexts as texts } from './own-applications.texts';

/** The end of a sentence, before a telephone number and a period; without a number it says to call 'us'. */
const call = (hasPhone: boolean) => (hasPhone ? 'call' : 'call us');
/** The same as a sentence of its own. */
const callNow = (hasPhone: boolean) => (hasPhone ? 'Call' : 'Call us');

/** Why a form was not taken; those that say to call go before a telephone number, if the foundation has one. */
const NOTICES = {
  closed: (hasPhone: boolean) =>
    `This program has stopped taking applications. Nothing was sent; what you wrote is still here. ${callNow(hasPhone)}`,
  'drop-in': 'You can simply come: this program needs no application. Nothing was sent.',
  'questions-changed': 'The questions changed while you wrote. New ones are marked.',
  'applied-already': 'You have applied already.',
  ...texts.over,
  'too-many': (hasPhone: boolean) =>
    `You can send 10 applications a day. Try again tomorrow, or ${call(hasPhone)}`,
};

/** A question about a pair; from the second pair on it says which one. */
function numbered(question: string, line: number): string {
  return line === 1 ? question : `${question} Pair ${line}`;
}

/** What people read while they fill in an application. */
export const ownFormTexts = {
  loading: 'Loading the form…',
  readFailed: loadFailures('the form', 'apply', 'the foundation’s staff'),
  gone: {
    title: 'This page does not exist, or you do not have access to it.',
    next: 'Go back to the list.',
  },
  /** The views with a form, by what it does. */
  views: {
    apply: {
      title: offersTexts.titles.participant,
      button: offersTexts.button.participant,
      back: 'Back to programs',
    },
    change: { title: texts.changeOf, button: texts.change, back: 'Back to pending applications' },
  },
  contactHint: 'An email address, a phone number, or a caseworker.',
  whyWeAsk: 'Why we ask',
  whyWeAskAbout: (label: string) => `Why we ask: ${label}`,
  /** Lines are counted from 1. */
  pairs: {
    who: (line: number) => numbered('Who is it for?', line),
    size: (line: number) => numbered('Which size?', line),
    forWhom: (line: number) => numbered('For (optional)', line),
    forWhomHint: 'Such as: my son. No name is needed.',
    wide: (line: number) => (line === 1 ? 'Wide' : `Wide (pair ${line})`),
    wearers: { man: 'Man', woman: 'Woman', child: 'Child', baby: 'Baby' } satisfies Record<Wearer, string>,
    measure: 'Measure me when I come',
    change: 'Change',
    changeOf: (pair: string) => `Change: ${pair}`,
  },
  why: {
    name: 'So that we know how to greet you. It does not have to be your legal name.',
    contact: 'So that our answer reaches you. We use it for nothing else.',
    access:
      'So that we can prepare, for example a place without stairs or somebody who speaks your language.',
    size: 'So that we look for shoes that fit. If you do not know, we measure when you come in.',
    adult: 'Who is younger than 18 can help, too, once a parent or guardian has agreed on paper.',
  },
  answerGoesTo: (contact: string) => `We send the answer to ${contact}.`,
  submit: 'Send Application',
  sending: 'Sending...',
  save: 'Save',
  saving: 'Saving...',
  loss: 'What you entered is not sent yet.',
  lossOfChange: 'What you changed is not saved yet.',
  sent: ({ answerBy }: OwnApplication) => ({
    title: 'Application Sent',
    description: `You will hear from us by ${weekday(answerBy)}.`,
  }),
  changed: { title: 'Application Changed', description: 'We read what you wrote last.' },
  keptTheirs: { title: 'Nothing Changed', description: 'The application stays as it was saved elsewhere.' },
  notSent: 'Not sent',
  notices: NOTICES,
  /** The same, and why there is no form at all. */
  refusals: {
    ...NOTICES,
    'not-open': (hasPhone: boolean) => `This program is not taking applications now. ${callNow(hasPhone)}`,
    'not-needed': offersTexts.needsNothing,
    'drop-in': offersTexts.dropIn,
  },
  seeApplication: 'See your application',
  failed: {
    ...saveFailures('apply', 'the foundation’s staff'),
    unavailable: 'Nothing was sent. Check your connection and try again. What you wrote is still here.',
    'not-found': 'This no longer exists. Nothing was sent; what you wrote is still here.',
    conflict: CHANGED_MEANWHILE,
  } satisfies Record<FailureIn<OwnApplications['send' | 'list']>['code'], string>,
  conflict: {
    title: 'This application changed elsewhere',
    intro:
      'It was changed while you were writing. Choose for each field which version to save. Until you do, what you wrote stays in the form.',
    action: 'Save This Version',
  },
};

/** 'Mon, Nov 30, 2026': at noon it is the same day in UTC and in Las Vegas. */
function weekday(date: string): string {
  return formatDayAt(Date.parse(`${date}T20:00:00Z`));
}
