import { expect, test } from 'vitest';
import { exif, jpegOf, jpegSegment, pngChunk, pngOf, pngWith } from '../support/picture-bytes';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();
const secret = [...new TextEncoder().encode('Las Vegas')];

test.each([
  ['a PNG', pngWith(30, 20, pngChunk('tEXt', secret), pngChunk('eXIf', secret)), pngOf(30, 20)],
  [
    'a JPEG with a fill byte before its metadata',
    jpegOf(30, 20, [0xff, ...jpegSegment(0xe1, exif(1, 'Las Vegas'))]),
    jpegOf(30, 20),
  ],
  ['a JPEG with something behind its end', Uint8Array.from([...jpegOf(30, 20), ...secret]), jpegOf(30, 20)],
])(
  'the server keeps %s clean, also where the page that sends it has not cleaned it',
  async (_, sent, kept) => {
    const admin = await new TestServer(await empty()).signedIn('admin');
    const stored = await admin('/api/pictures', { method: 'POST', body: sent });
    expect(stored.status).toBe(201);
    const { ref } = (await stored.json()) as { ref: string };
    const shown = await admin(`/pictures/${ref.slice('picture:'.length)}`, { method: 'GET' });
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(kept);
  },
);
