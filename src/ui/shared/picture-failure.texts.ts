import type { PictureFailure } from '../../core/content/pictures/check-picture';
import type { PictureStoreFailure } from '../../core/content/pictures/image-library.port';
import { byteText } from './text/byte-text';

/** Why a file is not accepted as a picture, and what to do. */
export function pictureFailureText(failure: PictureFailure): string {
  if (failure.code === 'unsupported-type') {
    return `Please upload a file in one of these formats: ${failure.accepted.join(', ')}`;
  }
  return {
    empty: 'This file is empty. Choose another one.',
    'too-large': 'This file is larger than 20 MB. Choose a smaller one.',
    mismatch: 'This file’s content doesn’t match its name. Choose another one.',
    'too-many-pixels': 'This picture has more than 50 million pixels. Scale it down first.',
    undecodable: 'This picture is damaged and cannot be shown. Choose another one.',
  }[failure.reason];
}

/** Why the server refused a picture, wherever it is kept. */
const REFUSED = {
  unauthenticated: 'You’ve been signed out. Choose the picture again to sign in and continue.',
  forbidden: 'You don’t have permission to add pictures. Ask an admin.',
  'too-many': 'Too many requests. Wait a minute and choose the picture again.',
  'unsupported-type': 'The server doesn’t accept this kind of picture. Choose another one.',
};

/** Why a valid picture was not stored, in this browser (`isLocal`) or on the server. */
export function uploadFailureText(failure: PictureStoreFailure, isLocal: boolean): string {
  if (failure.code !== 'quota' && failure.code !== 'unavailable') return REFUSED[failure.code];
  if (!isLocal)
    return failure.code === 'quota'
      ? 'This picture is too large for the server. Choose a smaller one.'
      : 'Couldn’t upload the picture. Check your connection and try again.';
  if (failure.code === 'unavailable') return 'Couldn’t save the picture in this browser. Try again.';
  const all =
    failure.limit === undefined ? '' : ` It keeps at most ${byteText(failure.limit)} for this site.`;
  return `This browser has no room for this picture.${all} Choose a smaller picture, or free some space on this device.`;
}
