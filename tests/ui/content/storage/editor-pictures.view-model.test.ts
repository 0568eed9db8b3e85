import { describe, expect, test } from 'vitest';
import type {
  PictureInventory,
  StorageRoom,
} from '../../../../src/core/content/storage/picture-inventory.port';
import { fail } from '../../../../src/core/shared/result';
import { EditorPicturesViewModel } from '../../../../src/ui/content/storage/editor-pictures.view-model';
import { FakeTime } from '../../../support/fake-time';
import { InMemoryImageLibrary } from '../../../support/in-memory/in-memory-image-library';
import { pngOf } from '../../../support/picture-bytes';

const library = () => new InMemoryImageLibrary(crypto.subtle, new FakeTime());
const png = (width: number, height: number) => ({ bytes: pngOf(width, height), type: 'image/png' });

const unused = () => Promise.reject(new Error('asked'));

async function measured(inventory: Pick<PictureInventory, 'list'>, room: Pick<StorageRoom, 'estimate'>) {
  const upload = { execute: unused, isLocal: true };
  const viewModel = new EditorPicturesViewModel({ execute: unused }, upload, { inventory, room });
  await viewModel.refresh();
  return viewModel.report;
}

describe('the room that pictures take', () => {
  const room = { estimate: async () => ({ used: 300, limit: 1000 }) };

  test('is what they weigh together, beside what the browser gives', async () => {
    const held = library();
    await held.put(png(1, 1));
    await held.put(png(2, 2));
    expect(await measured(held, room)).toEqual({
      pictures: { count: 2, size: 2 * pngOf(1, 1).length },
      room: { used: 300, limit: 1000 },
    });
    expect(await measured(library(), { estimate: async () => null })).toEqual({
      pictures: { count: 0, size: 0 },
      room: null,
    });
  });

  test('is not known when they cannot be listed; what the browser gives still is', async () => {
    const broken = { list: async () => fail({ code: 'unavailable' } as const) };
    expect(await measured(broken, room)).toEqual({
      pictures: null,
      room: { used: 300, limit: 1000 },
    });
  });
});
