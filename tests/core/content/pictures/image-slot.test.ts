import { expect, test } from 'vitest';
import {
  acceptOf,
  formatForSlot,
  IMAGE_SLOTS,
  type ImageSlotName,
  MEDIA_TYPES,
} from '../../../../src/core/content/pictures/image-slot';

const slots = Object.keys(IMAGE_SLOTS) as ImageSlotName[];

test.each(slots)('a file input for %s accepts every extension of the slot, and each is a format', (name) => {
  const slot = IMAGE_SLOTS[name];
  const accepted = acceptOf(slot).split(',');
  expect(accepted).toHaveLength(slot.extensions.length);
  for (const extension of accepted) expect(formatForSlot(slot, `picture${extension}`)).not.toBeNull();
});

test.each([
  ['whiteLogo', '.png,.svg'],
  ['colorLogo', '.png,.svg'],
  ['favicon', '.png,.ico'],
  ['socialImage', '.png,.jpg,.jpeg'],
  ['heroBackground', '.jpg,.jpeg,.png'],
  ['leaderPhoto', '.jpg,.jpeg,.png'],
  ['campaignImage', '.jpg,.jpeg,.png'],
] as const)('a file input for %s accepts %s', (name, extensions) => {
  expect(acceptOf(IMAGE_SLOTS[name])).toBe(extensions);
});

test.each([
  ['whiteLogo', 'logo.svg', 'image/svg+xml'],
  ['whiteLogo', 'logo.PNG', 'image/png'],
  ['whiteLogo', '.png', 'image/png'],
  ['favicon', 'favicon.ico', 'image/x-icon'],
  ['leaderPhoto', 'kim.jpg', 'image/jpeg'],
  ['leaderPhoto', 'kim.holiday.jpeg', 'image/jpeg'],
] as const)('%s takes %s as %s', (slot, fileName, type) => {
  const format = formatForSlot(IMAGE_SLOTS[slot], fileName);
  expect(format && MEDIA_TYPES[format]).toBe(type);
});

test.each(['logo.svg.exe', 'png', '.', 'logo.', 'logo', '', 'logo.png '])(
  'a file called %j is not accepted as a logo',
  (fileName) => expect(formatForSlot(IMAGE_SLOTS.whiteLogo, fileName)).toBeNull(),
);
