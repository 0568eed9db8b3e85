import type { Failure } from '../../../core/shared/result';
import { loadFailures } from '../../shared/failure.texts';

const REQUIRED = 'Please fill out this field.';

/** The sentences of the page on which people manage their own account. */
export const accountTexts = {
  nameTitle: 'Your name',
  name: 'Name',
  missing: REQUIRED,
  saveName: 'Save Name',
  nameLoss: 'Your name is not saved yet.',
  nameSaved: { title: 'Name Saved', description: 'The site now shows your new name.' },
  passwordTitle: 'Your password',
  current: 'Current password',
  next: 'New password',
  changePassword: 'Change Password',
  passwordLoss: 'Your password is not changed yet.',
  passwordChanged: {
    title: 'Password Changed',
    description: 'Other browsers ask for the new one. This one stays signed in.',
  },
  wrong: 'This is not your current password.',
  sessionsTitle: 'Where you are signed in',
  sessions: 'Open sessions',
  loading: 'Loading your sessions…',
  readFailed: loadFailures('your sessions', 'see your sessions'),
  thisBrowser: 'This browser',
  lastUsed: (when: string) => `Last used: ${when}`,
  end: 'End Session',
  endOn: (device: string) => `End the session on ${device}`,
  ended: { title: 'Session Ended', description: 'That browser asks for your password again.' },
  browser: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: 'A browser',
  unknownSystem: 'an unknown device',
  error: 'Error',
  failure,
};

/** Why something was not done, and what to do next. */
function failure({ code }: Pick<Failure, 'code'>): string {
  switch (code) {
    case 'unauthenticated':
      return 'You’ve been signed out. Sign in and try again.';
    case 'too-many':
      return 'Too many attempts. Wait 15 minutes and try again.';
    case 'validation':
      return 'Correct the marked fields and try again.';
    case 'quota':
      return 'There’s no storage left for this. Free some space on this device and try again.';
    case 'forbidden':
      return 'You don’t have permission to do this. Ask an admin.';
    case 'not-found':
      return 'This session has ended already.';
    default:
      return 'That didn’t work. Check your connection and try again.';
  }
}
