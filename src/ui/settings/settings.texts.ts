import type { FailureIn } from '../../core/api/api';
import { KEEP_ANNOUNCED_DAYS, KEEP_MAILS_DAYS } from '../../core/privacy/retention';
import type { MissingSetting } from '../../core/settings/settings';
import { KEEP_MESSAGES_DAYS, MOST_TOLD } from '../../core/settings/settings';
import type { SettingsStore } from '../../core/settings/settings.api';
import type { SettingsField } from './settings-form-values';

const { least, most } = KEEP_MESSAGES_DAYS;
const malformedList = 'Please enter one email address a line.';
const tooManyAddresses = `Please enter at most ${MOST_TOLD} addresses.`;

/** The sentences of the page Settings. */
export const settingsTexts = {
  title: 'Settings',
  loading: 'Loading the settings…',
  tryAgain: 'Try again',
  form: 'Settings',
  missing: 'Still missing',
  missingSentences: {
    legalName: 'Legal name missing: receipts wait.',
    ein: 'EIN missing: receipts go out without it.',
    signatory: 'Signatory missing: receipts go out unsigned.',
    replyTo: 'Address for replies missing: answers to the site’s mails go to its own address.',
    toldOfMessages: 'Nobody is told of new messages: look into the messages from time to time.',
    toldOfPickups: 'Nobody is told of new pickup requests: look into the pickups from time to time.',
  } satisfies Record<MissingSetting, string>,
  labels: {
    legalName: 'Legal name',
    ein: 'EIN',
    signatory: 'Signatory',
    replyTo: 'Address for replies',
    toldOfMessages: 'Told of new messages',
    toldOfPickups: 'Told of new pickup requests',
    keepMessagesDays: 'Days that messages are kept',
  } satisfies Record<SettingsField, string>,
  hints: {
    legalName: 'As the foundation is registered. It stands on receipts.',
    ein: 'The employer identification number, such as 12-3456789.',
    signatory: 'Who signs receipts, with their title.',
    replyTo: 'Answers to the site’s mails go there.',
    toldOfMessages: 'One email address a line. Each gets a mail when a message has come in.',
    toldOfPickups: 'One email address a line. Each gets a mail when somebody asks for a pickup.',
    keepMessagesDays: `From ${least} to ${most.toLocaleString('en-US')}. Older messages are deleted for good, once a day.`,
  } satisfies Record<SettingsField, string>,
  faults: {
    ein: { malformed: 'Please enter nine digits, such as 12-3456789.' },
    replyTo: { malformed: 'Please enter a valid email address.' },
    toldOfMessages: { malformed: malformedList, 'too-many': tooManyAddresses },
    toldOfPickups: { malformed: malformedList, 'too-many': tooManyAddresses },
    keepMessagesDays: {
      'out-of-range': `Please enter a whole number from ${least} to ${most.toLocaleString('en-US')}.`,
    },
  },
  kept: {
    title: 'What is deleted on time',
    intro: 'The site looks once a day. What it deletes is gone for good.',
    sentences: (days: number) => [
      `Messages: after ${days.toLocaleString('en-US')} days.`,
      `Pickup requests that were declined or never answered: after ${days.toLocaleString('en-US')} days.`,
      `Pickups that got a time: ${days.toLocaleString('en-US')} days after it, the phone number, the address and the note. The name, the email address, the items and the day stay, for the receipt.`,
      `Gifts that somebody announced online and that never came: after ${KEEP_ANNOUNCED_DAYS} days.`,
      `Mails that were sent or given up: after ${KEEP_MAILS_DAYS} days. Those that could not be sent: after ${days.toLocaleString('en-US')} days.`,
    ],
  },
  save: 'Save Changes',
  loss: 'Your changes of the settings are not saved yet.',
  saved: { title: 'Settings Saved', description: 'They hold from now on.' },
  keptTheirs: { title: 'Nothing Changed', description: 'The settings stay as they were saved elsewhere.' },
  error: 'Error',
  readFailed: {
    unauthenticated: 'You are not signed in any more. Sign in, then try again.',
    forbidden: 'Your account may not see the settings. Ask another admin.',
    unavailable: 'The settings could not be loaded. Check your connection, then try again.',
  } satisfies Record<FailureIn<SettingsStore['read']>['code'], string>,
  saveFailed: {
    unauthenticated:
      'You are not signed in any more. Sign in, then save again: what you typed is still here.',
    forbidden: 'Your account may not change the settings. Ask another admin.',
    validation: 'The settings were refused as they are. Check each field, then save again.',
    quota: 'This browser has no room to keep the settings. Free some space on this device, then try again.',
    'too-many': 'Too many changes in a short time. Wait a minute, then save again.',
    unavailable: 'The settings could not be saved. Please try again.',
  } satisfies Record<Exclude<FailureIn<SettingsStore['save']>['code'], 'conflict'>, string>,
  conflict: {
    title: 'The settings changed elsewhere',
    intro:
      'Somebody else saved the settings while you were changing them. Choose for each field which version to save. Until you do, what you typed stays in the form.',
    action: 'Save This Version',
  },
};
