import type { PictureFailure } from '../../core/content/check-picture';
import type { PictureStoreFailure } from '../../core/content/image-library.port';
import { byteText } from './byte-text';

/** Why a file is refused as a picture, and what to do. */
export function pictureFailureText(failure: PictureFailure): string {
  if (failure.code === 'unsupported-type') {
    return `Please upload a file in one of these formats: ${failure.accepted.join(', ')}`;
  }
  switch (failure.reason) {
    case 'empty':
      return 'This file is empty. Please choose another one.';
    case 'too-large':
      return 'This file is larger than 20 MB. Please choose a smaller one.';
    case 'mismatch':
      return 'This file is not the kind of picture that its name says. Please choose another one.';
    case 'too-many-pixels':
      return 'This picture has more than 50 million pixels. Please scale it down first.';
    case 'undecodable':
      return 'This picture is damaged and cannot be shown. Please choose another one.';
  }
}

/** Why a checked picture could not be kept, in this browser (`isLocal`) or on the server. */
export function uploadFailureText(failure: PictureStoreFailure, isLocal: boolean): string {
  switch (failure.code) {
    case 'unauthenticated':
      return 'You are not signed in any more. Choose the picture again to sign in and go on.';
    case 'forbidden':
      return 'Your account may not add pictures. Ask whoever looks after the accounts.';
    case 'too-many':
      return 'That was too much in a short time. Wait a minute, then choose the picture again.';
    case 'unsupported-type':
      return 'The server takes no picture of this kind. Please choose another one.';
  }
  if (!isLocal)
    return failure.code === 'quota'
      ? 'The server takes no picture of this size. Please choose a smaller one.'
      : 'The picture could not be uploaded. Check your connection, then try again.';
  if (failure.code === 'unavailable')
    return 'The picture could not be kept in this browser. Please try again.';
  const all =
    failure.limit === undefined ? '' : ` It keeps at most ${byteText(failure.limit)} for this site.`;
  return `This browser has no room for this picture.${all} Choose a smaller picture, or free some space on this device.`;
}
