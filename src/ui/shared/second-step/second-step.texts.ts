import type { OwnFactorsPort } from '../../../core/account/second-factor/own-factors.api';
import type { FailureIn } from '../../../core/api/api';
import { formatDay } from '../../../core/shared/text/format';
import { loadFailures, saveFailures } from '../failure.texts';

const failed = {
  ...saveFailures('do this'),
  'too-many': 'Too many attempts. Wait 15 minutes and try again.',
  'not-found': 'This took too long. Begin again.',
  conflict: 'This was not possible. Load the page again, then try once more.',
  'invalid-credentials': 'This was not accepted. Begin again.',
  locked: 'This server cannot keep authenticators. Use a passkey.',
} satisfies Readonly<Record<FailureIn<OwnFactorsPort[keyof OwnFactorsPort]>['code'], string>>;

/** What people read where they set up their own second step. */
export const secondStepTexts = {
  title: 'Second step',
  easyPassword: 'Your password is easy to guess.',
  changePassword: 'Change it',
  later: 'Later',
  intro:
    'A second step beside your password keeps others out who know the password: a passkey of your phone or computer, or an app that shows codes.',
  notSetUp: 'Not set up',
  loading: 'Loading your second step…',
  readFailed: loadFailures('your second step', 'see your second step'),
  list: 'Your second steps',
  passkey: (name: string) => `Passkey: ${name}`,
  authenticator: 'Authenticator',
  addedOn: (day: string) => `Added on ${day}`,
  lastUsed: (when: string) => `Last used: ${when}`,
  never: 'never',
  codesLeft: (left: number, total: number) => `Backup codes: ${left} of ${total} left`,
  addPasskey: 'Add a passkey',
  setUpAuthenticator: 'Set up an authenticator',
  newCodes: 'New backup codes',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  keep: 'Leave as It Is',
  askRemove: {
    title: (name: string) => `Remove ${name}?`,
    text: 'You can’t sign in with it anymore. Your other second steps stay.',
  },
  askCodes: {
    title: 'Make new backup codes?',
    text: 'The codes that you have now stop working.',
  },
  make: 'Make New Codes',
  askOthers: 'Ask another admin to reset your second step.',
  needsOne: 'You need at least one second step.',
  noAuthenticators: 'This server cannot keep authenticators. Use a passkey.',

  passkeyName: 'Name of the passkey',
  passkeyHint: 'Such as ‘My phone’. From 1 to 40 characters.',
  passkeyNameWrong: 'Enter a name of 1 to 40 characters.',
  passkeyKnown: 'This device has a passkey for this account already.',
  passkeyRefused: 'This passkey wasn’t accepted. Try again.',
  createPasskey: 'Add Passkey',
  simulatePasskey: 'Simulate passkey',

  password: 'Password',
  passwordIntro: 'Enter your password again to begin.',
  passwordWrong: 'This is not your current password.',
  goOn: 'Continue',
  scan: 'Scan this with the app, or type the text into it.',
  secret: 'The same as text',
  code: 'Code from the app',
  codeWrong: 'This code is not right. Check the clock of your phone.',
  turnOn: 'Turn On',
  copy: 'Copy',
  copied: { title: 'Copied', description: 'It’s in the clipboard now.' },
  notCopied: {
    title: 'Not Copied',
    description: 'This browser doesn’t let the site copy. Select the text instead.',
  },

  codesTitle: 'Backup codes',
  codesIntro:
    'Each of these codes works once in place of your second step. They are shown only now: keep them where nobody else finds them.',
  print: 'Print',
  download: 'Download',
  fileName: 'backup-codes.txt',
  kept: 'I have kept them',
  keptFirst: 'Keep the codes first, then check the box.',
  done: 'Done',

  added: { title: 'Second Step Set Up', description: 'You’re asked for it the next time you sign in.' },
  removed: { title: 'Second Step Removed', description: 'It no longer signs you in.' },
  error: 'Error',
  failed,

  soon: (day: string) => `From ${formatDay(day)} you sign in with a second step.`,
  setUpNow: 'Set it up now.',
  onlyThis: 'Set up your second step to go on. Until then only this page opens.',
  confirmFirst: 'Confirm your second step to go on.',
  confirmNow: 'Confirm',
};
