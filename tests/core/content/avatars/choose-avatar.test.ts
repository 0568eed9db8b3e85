import { expect, test } from 'vitest';
import { ChooseAvatar } from '../../../../src/core/content/avatars/choose-avatar';
import { CheckPicture } from '../../../../src/core/content/pictures/check-picture';
import type { PictureFile } from '../../../../src/core/content/pictures/image-library.port';
import { fail, ok } from '../../../../src/core/shared/result';
import { pngOf } from '../../../support/picture-bytes';

const DANA = { id: 'dana', email: 'dana@fsr.example', name: 'Dana Donor', role: 'donor' };

function make(square: PictureFile | null) {
  const kept: PictureFile[] = [];
  const account = {
    setAvatar: async (picture: PictureFile) => {
      kept.push(picture);
      return ok(DANA);
    },
  };
  const check = new CheckPicture({ measure: async () => ({ width: 4000, height: 3000 }) });
  return { kept, choose: new ChooseAvatar(account, check, { square: async () => square }) };
}

const file = (name: string, bytes = pngOf(4000, 3000)) => ({
  name,
  size: bytes.length,
  read: async () => bytes,
});

test('what stands beside the name is the square, not the photo', async () => {
  const square = { bytes: pngOf(256, 256), type: 'image/png' };
  const { kept, choose } = make(square);
  expect(await choose.execute(file('me.png'))).toEqual(ok(DANA));
  expect(kept).toEqual([square]);
});

test('what is no photo, or cannot be cut, is refused before anything is kept', async () => {
  const { kept, choose } = make(null);
  expect(await choose.execute(file('me.svg'))).toMatchObject(fail({ code: 'unsupported-type' }));
  const refused = (reason: string) => fail({ code: 'bad-picture', reason });
  expect(await choose.execute(file('me.png', new Uint8Array(0)))).toEqual(refused('empty'));
  expect(await choose.execute(file('me.png'))).toEqual(refused('undecodable'));
  const wide = make({ bytes: pngOf(256, 200), type: 'image/png' });
  expect(await wide.choose.execute(file('me.png'))).toEqual(refused('undecodable'));
  expect([...kept, ...wide.kept]).toEqual([]);
});
