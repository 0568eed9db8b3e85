import { expect, test } from 'vitest';
import { withItemsAt, withValueAt } from '../../src/core/content/content-path';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import type { SiteContent } from '../../src/core/content/site-content';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();

async function save(content: SiteContent) {
  const admin = await new TestServer(await empty()).signedIn('admin');
  const response = await admin('/api/content', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ content, base: null, automatic: false }),
    signal: new AbortController().signal,
  });
  return { status: response.status, body: await response.json() };
}

const [image] = DEFAULT_CONTENT.galleryContent.images;
const withPictures = (count: number) =>
  withItemsAt(DEFAULT_CONTENT, 'galleryContent.images', Array(count).fill(image));

test.each([
  ['a gallery of none', withPictures(0), [{ field: 'galleryContent.images', fault: 'too-few', count: 0 }]],
  ['a gallery of 13', withPictures(13), [{ field: 'galleryContent.images', fault: 'too-many', count: 13 }]],
  [
    'an entry without a picture',
    withValueAt(DEFAULT_CONTENT, 'galleryContent.images.0.url', ''),
    [{ field: 'galleryContent.images.0.url', fault: 'no-picture' }],
  ],
  [
    'a phone of letters',
    withValueAt(DEFAULT_CONTENT, 'siteSettings.contact.phone', 'call us'),
    [{ field: 'siteSettings.contact.phone', fault: 'bad-phone' }],
  ],
])('%s is refused, whatever page sent it', async (_, content, fields) => {
  expect(await save(content)).toEqual({ status: 422, body: { code: 'validation', fields } });
});

test('a gallery of 12 and a paragraph of 100,000 characters are saved', async () => {
  const long = withValueAt(withPictures(12), 'missionContent.description.0', 'Every size. '.repeat(8334));
  expect((await save(long)).status).toBe(200);
});
