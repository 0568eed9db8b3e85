import { expect, test } from 'vitest';
import {
  acceptOf,
  formatForSlot,
  IMAGE_SLOTS,
  type ImageSlotName,
  MEDIA_TYPES,
} from '../../../src/core/content/image-slot';

/** The table of the specification, section 9, and the places it does not name: photos of leaders and campaigns. */
const TABLE: Readonly<Record<ImageSlotName, string>> = {
  whiteLogo: 'PNG, SVG; 200x80',
  colorLogo: 'PNG, SVG; 200x80',
  favicon: 'PNG, ICO; 32x32',
  socialImage: 'PNG, JPG, JPEG; 1200x630',
  heroBackground: 'JPG, JPEG, PNG; 1920x1080',
  leaderPhoto: 'JPG, JPEG, PNG; any size',
  campaignImage: 'JPG, JPEG, PNG; any size',
};

const slots = Object.keys(TABLE) as ImageSlotName[];

test.each(slots)('what %s takes is what the specification says', (name) => {
  const { extensions, size } = IMAGE_SLOTS[name];
  const pixels = size ? `${size.width}x${size.height}` : 'any size';
  expect(`${extensions.join(', ')}; ${pixels}`).toBe(TABLE[name]);
});

test.each(slots)('a file input for %s accepts every extension of the slot, and each is a format', (name) => {
  const slot = IMAGE_SLOTS[name];
  const accepted = acceptOf(slot).split(',');
  expect(accepted).toHaveLength(slot.extensions.length);
  for (const extension of accepted) expect(formatForSlot(slot, `picture${extension}`)).not.toBeNull();
});

test('a file input lists extensions as browsers want them', () => {
  expect(acceptOf(IMAGE_SLOTS.whiteLogo)).toBe('.png,.svg');
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
  'a file called %j is nothing for a logo',
  (fileName) => expect(formatForSlot(IMAGE_SLOTS.whiteLogo, fileName)).toBeNull(),
);
