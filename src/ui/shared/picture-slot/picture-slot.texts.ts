import type { PictureSize } from '../../../core/content/pictures/image-library.port';

const px = ({ width, height }: PictureSize) => `${width} × ${height} px`;

/** What a place for a picture says. */
export const pictureSlotTexts = {
  choose: 'Choose a picture',
  otherWays: 'or drop or paste one here',
  recommended: (size: PictureSize) => `Recommended ${px(size)}`,
  now: (size: PictureSize) => `Now ${px(size)}`,
  busy: 'Checking and keeping the picture',
  busyWith: (label: string) => `${label}: checking and keeping the picture`,
  done: (size: PictureSize) => `The picture is in its place, ${px(size)}`,
  isLarge: (size: PictureSize, smaller: PictureSize) =>
    `This picture is ${px(size)}, larger than needed. Scaled down to ${px(smaller)} it loads faster and looks the same.`,
  scaleDown: 'Scale down',
  keepSize: 'Keep full size',
  cancel: 'Cancel',
};
