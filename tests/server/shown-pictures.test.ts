import { expect, test } from 'vitest';
import { sourceSet } from '../../src/core/content/pictures/shown-pictures';
import { ok } from '../../src/core/shared/result';
import { ShownPicturesShelf } from '../../src/server/content/shown-pictures-shelf';
import { exif, jpegOf, jpegSegment, pngChunk, pngWith } from '../support/picture-bytes';

const ref = `picture:${'a'.repeat(64)}`;
const photo = (turn: number) => ({
  bytes: jpegOf(1200, 630, jpegSegment(0xe1, exif(turn, ''))),
  type: 'image/jpeg',
});
const png = (turn: number) => ({
  bytes: pngWith(1200, 630, pngChunk('eXIf', exif(turn, '').slice(6))),
  type: 'image/png',
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a picture that is turned (%i) is published with the size it is shown in',
  async (turn) => {
    for (const picture of [photo(turn), png(turn)]) {
      const shelf = new ShownPicturesShelf({
        read: async (_, width) => ok(width === undefined || width === 640 ? picture : null),
      });
      const shown = (await shelf.shown([ref])).get(ref);
      const [width, height] = turn < 5 ? [1200, 630] : [630, 1200];
      expect(shown?.size).toEqual({ width, height });
      expect(shown && sourceSet(shown, (path) => path.slice(-3))).toBe(`640 640w, aaa ${width}w`);
    }
  },
);
