import { expect, test } from 'vitest';
import { guardedImageLibrary } from '../../../src/adapters/guarded/guarded-image-library';
import type { StorageUse } from '../../../src/core/content/storage/picture-inventory.port';
import { imageLibraryContract } from '../../contracts/image-library.contract';
import { FakeTime } from '../../support/fake-time';
import { InMemoryImageLibrary } from '../../support/in-memory/in-memory-image-library';
import { InMemoryStorageRoom } from '../../support/in-memory/in-memory-storage-room';

const shoe = { bytes: new Uint8Array(100), type: 'image/png' };
const boot = { bytes: new Uint8Array(50), type: 'image/png' };

function setUp(use: StorageUse | null) {
  const room = new InMemoryStorageRoom(use);
  const inner = new InMemoryImageLibrary(crypto.subtle, new FakeTime());
  return { room, inner, library: guardedImageLibrary(inner, room) };
}

imageLibraryContract('GuardedImageLibrary', () => ({
  library: setUp(null).library,
  shows: async (address) => address.startsWith('data:'),
}));

test('a picture that just fits is stored; with one byte less of space it is refused before anything is stored', async () => {
  const limit = 1000 + shoe.bytes.length + 4 * 1024 * 1024;
  const { library, room, inner } = setUp({ used: 1001, limit });
  expect(await library.put(shoe)).toEqual({ ok: false, failure: { code: 'quota', limit } });
  expect(await inner.list()).toEqual({ ok: true, value: [] });
  expect(room.requests).toBe(0);
  room.use = { used: 1000, limit };
  expect((await library.put(shoe)).ok).toBe(true);
});

test('without a known limit, pictures are stored until the browser refuses one', async () => {
  expect((await setUp(null).library.put(shoe)).ok).toBe(true);
});

test('the first picture asks the browser for persistent storage, once', async () => {
  const { library, room } = setUp(null);
  await library.read('picture:none');
  expect(room.requests).toBe(0);
  await library.put(shoe);
  await library.put(boot);
  expect(room.requests).toBe(1);
});
