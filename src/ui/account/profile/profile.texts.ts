import type { AvatarFailure } from '../../../core/content/avatars/choose-avatar';
import { IMAGE_SLOTS } from '../../../core/content/pictures/image-slot';
import { loadFailures, saveFailures } from '../../shared/failure.texts';
import { pictureFailureText } from '../../shared/picture-failure.texts';

const failed = {
  ...saveFailures('do this'),
  'too-many': 'Too many attempts. Wait 15 minutes and try again.',
  'not-found': 'This session has ended already.',
};

/** What people read on their profile, where they manage their own account. */
export const profileTexts = {
  title: 'Profile',
  account: 'Your account',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  note: 'The foundation’s staff keep these details. You stay signed in on this browser until you log out. Logging out in one tab logs you out in the others.',
  noteOfServer:
    'The foundation’s staff keep these details. You stay signed in on this browser for seven days, or until you log out. Logging out in one tab logs you out in the others.',
  logOutEverywhere: 'Log out everywhere',
  loggedOutEverywhere: {
    title: 'Logged out everywhere',
    description: 'No browser is signed in to your account now.',
  },
  logoutEverywhereFailed: {
    title: 'Failed to log out everywhere',
    description: 'Other browsers may still be signed in. Sign in and try again.',
  },
  access: 'What your role opens',

  pictureTitle: 'Your picture',
  picture: 'Picture',
  removePicture: 'Remove picture',
  pictureHint:
    'It’s cropped to a square around its center. It appears next to your name, and admins see it in the list of people.',
  pictureSaved: { title: 'Picture Saved', description: 'It’s shown wherever the site shows your name.' },
  pictureRemoved: {
    title: 'Picture Removed',
    description: 'The first letter of your name is shown instead.',
  },
  pictureFailed,

  nameTitle: 'Your name',
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
  error: 'Error',
  failed,
};

/** Why a picture was not kept, and what to do next. */
function pictureFailed(failure: AvatarFailure): string {
  switch (failure.code) {
    case 'bad-picture':
      return pictureFailureText(failure);
    case 'unsupported-type':
      // The server names media types, which nobody reads.
      return pictureFailureText({ ...failure, accepted: IMAGE_SLOTS.avatar.extensions });
    default:
      return failed[failure.code];
  }
}
