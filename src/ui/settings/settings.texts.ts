import type { SecondStepPolicy } from '../../core/access/second-step';
import type { FailureIn } from '../../core/api/api';
import { DAYS_BEFORE } from '../../core/receipts/due-receipts';
import {
  KEEP_DAYS,
  LONGEST_OF_SETTINGS,
  type MissingSetting,
  MOST_TOLD,
  type Settings,
} from '../../core/settings/settings';
import type { SettingsStore } from '../../core/settings/settings.api';
import { formatCount } from '../../core/shared/text/format-count';
import { loadFailures, saveFailures } from '../shared/failure.texts';
import { formTexts } from '../shared/form/form.texts';
import { keptForSentences } from '../shared/privacy/kept-for.texts';
import { conflictOver } from '../shared/record.texts';

const { least, most } = KEEP_DAYS;
const outOfRange = `Enter a whole number from ${least} to ${formatCount(most)}.`;
const tooLong = (field: keyof typeof LONGEST_OF_SETTINGS) => formTexts.tooLong(LONGEST_OF_SETTINGS[field]);
const malformedList = 'Enter one email address per line.';
const tooManyAddresses = `Enter at most ${MOST_TOLD} addresses.`;

/** The sentences of the page Settings. */
export const settingsTexts = {
  title: 'Settings',
  loading: 'Loading the settings…',
  missing: 'Still missing',
  missingSentences: {
    legalName: 'Legal name missing: receipts wait.',
    ein: 'EIN missing: receipts go out without it.',
    formationState: 'State of formation missing: the notice beside gifts goes out without it.',
    purpose: 'Purpose missing: the notice beside gifts goes out without it.',
    signatory: 'Signatory missing: receipts go out unsigned.',
    replyTo: 'Reply-to address missing: replies to the site’s mails go to its own address.',
    toldOfMessages: 'No one gets an email about new messages. Check Messages from time to time.',
    toldOfPickups: 'No one gets an email about new pickup requests. Check Pickups from time to time.',
  } satisfies Record<MissingSetting, string>,
  labels: {
    legalName: 'Legal name',
    ein: 'EIN',
    formationState: 'State of formation',
    purpose: 'Purpose',
    registrationNote: 'Registration note',
    giftsAre: 'Gifts are',
    signatory: 'Signatory',
    sendReceipts: 'Send a receipt for each gift by itself',
    replyTo: 'Reply-to address',
    toldOfMessages: 'Notified of new messages',
    toldOfPickups: 'Notified of new pickup requests',
    keepMessagesDays: 'Days that messages are kept',
    keepApplicationsDays: 'Days that applications are kept',
    secondStep: 'Second step',
    secondStepFrom: 'From',
  } satisfies Record<keyof Settings, string>,
  groups: {
    foundation: 'The foundation',
    receipts: 'Receipts',
    mail: 'Mail',
    keeping: 'Keeping',
  },
  /** Above the groups. */
  form: 'Foundation settings',
  giftsAre: {
    deductible: 'Tax-deductible as the law allows',
    'not-deductible': 'Not tax-deductible',
  } satisfies Record<Settings['giftsAre'], string>,
  switches: { on: 'On', off: 'Off' },
  signIn: 'Sign-in',
  ownSecondStep: 'Your own second step',
  secondSteps: {
    off: 'Off',
    admins: 'Admins',
    'admins-and-managers': 'Admins and program managers',
  } satisfies Record<SecondStepPolicy['secondStep'], string>,
  hints: {
    legalName: 'The name under which the foundation is registered. It’s printed on receipts.',
    ein: 'The employer identification number, such as 12-3456789.',
    formationState: '',
    purpose: 'One sentence, as registered.',
    registrationNote: 'A sentence that a state wants beside requests for gifts.',
    giftsAre: '',
    signatory: 'Who signs receipts, with their title.',
    sendReceipts: `To donors with an email address, for gifts that are recorded or paid after you turn it on. Those dated more than ${DAYS_BEFORE} days before are on the letters of their year.`,
    replyTo: 'Replies to the site’s mails go there.',
    toldOfMessages: 'One email address per line. Each gets a mail when a message comes in.',
    toldOfPickups: 'One email address per line. Each gets a mail when somebody asks for a pickup.',
    keepMessagesDays: `From ${least} to ${formatCount(most)}. Older messages are deleted for good, once a day.`,
    keepApplicationsDays: `From ${least} to ${formatCount(most)}, from the day on which one was denied, withdrawn or ended.`,
    secondStep: 'Who signs in with a passkey or a code beside the password.',
    secondStepFrom: 'The first day, in Las Vegas. Until then they can set it up.',
  } satisfies Record<keyof Settings, string>,
  faults: {
    ein: { malformed: 'Enter nine digits, such as 12-3456789.' },
    formationState: { 'too-long': tooLong('formationState') },
    purpose: { 'too-long': tooLong('purpose') },
    registrationNote: { 'too-long': tooLong('registrationNote') },
    replyTo: { malformed: 'Enter a valid email address.' },
    toldOfMessages: { malformed: malformedList, 'too-many': tooManyAddresses },
    toldOfPickups: { malformed: malformedList, 'too-many': tooManyAddresses },
    keepMessagesDays: { 'out-of-range': outOfRange },
    keepApplicationsDays: { 'out-of-range': outOfRange },
    secondStep: { 'no-factor': 'Set up your own second step first.' },
    secondStepFrom: { malformed: 'Choose a day.', past: 'Choose today or a later day.' },
  },
  kept: {
    title: 'What is deleted on time',
    intro: 'The site looks once a day. What it deletes is gone for good.',
    sentences: keptForSentences,
  },
  save: 'Save Changes',
  loss: 'Your changes of the settings are not saved yet.',
  saved: { title: 'Settings Saved', description: 'They apply from now on.' },
  keptTheirs: { title: 'Nothing Changed', description: 'The settings stay as they were saved elsewhere.' },
  error: 'Error',
  readFailed: loadFailures('the settings', 'see the settings', 'another admin'),
  saveFailed: saveFailures('change the settings', 'another admin') satisfies Record<
    Exclude<FailureIn<SettingsStore['save']>['code'], 'conflict'>,
    string
  >,
  conflict: conflictOver({
    title: 'The settings changed elsewhere',
    thing: 'the settings',
    changing: 'changing them',
  }),
};
