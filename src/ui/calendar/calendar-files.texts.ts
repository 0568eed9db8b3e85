import { loadFailures, saveFailures } from '../shared/failure.texts';

const RIGHT = 'have a calendar address';

/** What people read about calendar files and their calendar address. */
export const calendarFilesTexts = {
  download: 'Download calendar (.ics)',
  downloadFailed: {
    title: 'Calendar Not Downloaded',
    description: 'Couldn’t make the file. Check your connection and try again.',
  },
  title: 'Calendar address',
  loading: 'Loading your calendar address',
  readFailed: loadFailures('your calendar address', RIGHT),
  gone: { title: 'This account has no calendar address.' },
  intro: 'Calendar programs read your schedule at an address of its own, and keep it up to date.',
  confidential: 'The calendar entry says only “Appointment”.',
  make: 'Make a Calendar Address',
  own: 'Your calendar address',
  copy: 'Copy',
  copied: { title: 'Address Copied', description: 'Paste it into your calendar program.' },
  notCopied: {
    title: 'Address Not Copied',
    description: 'This browser doesn’t allow it. Select the address and copy it yourself.',
  },
  open: 'Open in my calendar',
  once: 'Anyone with this address can read your schedule. It is shown only once.',
  madeOn: (day: string) => `Made on ${day}.`,
  ended: 'Your calendar address ended.',
  makeNew: 'Make a new one.',
  leave: 'Leave as It Is',
  renew: {
    button: 'New Address',
    title: 'Make a new address?',
    text: 'The old one stops working.',
  },
  turnOff: {
    button: 'Turn Off',
    title: 'Turn off the calendar address?',
    text: 'Calendars that use it stop showing changes.',
  },
  turnedOff: { title: 'Calendar Address Turned Off', description: 'It doesn’t work anymore.' },
  error: 'Error',
  failed: { ...saveFailures(RIGHT), 'not-found': 'This account has no calendar address.' },
  needsServer: 'Calendar apps can subscribe once the site runs on its server.',
};
