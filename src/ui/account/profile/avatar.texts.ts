import type { AvatarFailure } from '../../../core/content/avatars/choose-avatar';
import { IMAGE_SLOTS } from '../../../core/content/pictures/image-slot';
import { pictureFailureText } from '../../shared/picture-failure.texts';
import { accountTexts } from './account.texts';

/** What people read where they choose their own picture. */
export const avatarTexts = {
  title: 'Your picture',
  label: 'Picture',
  hint: 'It’s cropped to a square around its center. It appears next to your name, and admins see it in the list of people.',
  saved: { title: 'Picture Saved', description: 'It’s shown wherever the site shows your name.' },
  removed: { title: 'Picture Removed', description: 'The first letter of your name is shown instead.' },
  failure,
};

/** Why a picture was not kept, and what to do next. */
function failure(failed: AvatarFailure): string {
  switch (failed.code) {
    case 'bad-picture':
      return pictureFailureText(failed);
    case 'unsupported-type':
      // The server names media types, which nobody reads.
      return pictureFailureText({ ...failed, accepted: IMAGE_SLOTS.avatar.extensions });
    default:
      return accountTexts.failure(failed);
  }
}
