import { expect, test } from 'vitest';
import { avatarsIn } from '../../src/adapters/postgres/people/postgres-avatars';
import { CampaignsService } from '../../src/core/campaigns/campaigns.service';
import { MAX_AVATAR_BYTES } from '../../src/core/content/avatars/choose-avatar';
import { ok } from '../../src/core/shared/result';
import { aCampaignDraft } from '../support/campaign-builder';
import { jpegOf, jpegSegment, pngOf } from '../support/picture-bytes';
import { postgresUnit } from '../support/postgres-unit';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { empty } = await anyDatabase();

async function open() {
  const database = await empty();
  const server = new TestServer(database);
  const browser = await server.signedIn('donor');
  const put = (bytes: Uint8Array<ArrayBuffer>) =>
    browser('/api/account/avatar', { method: 'PUT', body: bytes });
  const refOf = async (response: Response) => ((await response.json()) as { avatar?: string }).avatar ?? '';
  const held = async () => {
    const rows = await database.selectFrom('picture').select('ref').orderBy('ref').execute();
    return rows.map(({ ref }) => ref);
  };
  return { database, server, browser, put, refOf, held };
}

test('a person keeps one picture of their own; it counts as used, and goes when they take it away', async () => {
  const { database, server, browser, put, refOf, held } = await open();
  const first = await refOf(await put(pngOf(64, 64)));
  const second = await refOf(await put(pngOf(128, 128)));
  expect(second).not.toBe(first);
  expect(await held()).toEqual([second]);
  expect(await avatarsIn(database, server.logger).avatars()).toEqual(ok([second]));
  const session = await browser('/api/session', { method: 'GET' });
  expect(await session.json()).toMatchObject({ user: { avatar: second } });
  expect((await browser(`/pictures/${second.slice('picture:'.length)}`, { method: 'GET' })).status).toBe(200);
  expect((await browser('/api/account/removeAvatar', { method: 'POST' })).status).toBe(200);
  expect(await held()).toEqual([]);
  const notes = await database.selectFrom('audit_entry').select('action').execute();
  expect(notes.map(({ action }) => action)).toEqual(Array(3).fill('person.change-avatar'));
});

test('a picture that a campaign shows stays when nobody has it beside their name any more', async () => {
  const { database, browser, put, refOf, held } = await open();
  const shared = await refOf(await put(pngOf(64, 64)));
  const campaigns = new CampaignsService(postgresUnit(database));
  await campaigns.create({ id: 'boots', ...aCampaignDraft({ imageUrl: shared }) });
  await browser('/api/account/removeAvatar', { method: 'POST' });
  expect(await held()).toEqual([shared]);
});

test('whoever is no admin adds no other picture: only a small square, without where it was taken', async () => {
  const { database, browser, put, held } = await open();
  expect((await put(pngOf(200, 80))).status).toBe(415);
  expect((await put(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
  const heavy = new Uint8Array(MAX_AVATAR_BYTES + 1);
  heavy.set(pngOf(64, 64));
  expect((await put(heavy)).status).toBe(413);
  expect((await browser('/api/pictures', { method: 'POST', body: pngOf(64, 64) })).status).toBe(403);
  expect(await held()).toEqual([]);
  const place = jpegSegment(0xfe, [...new TextEncoder().encode('Las Vegas')]);
  expect((await put(jpegOf(64, 64, place))).status).toBe(200);
  const { bytes } = await database.selectFrom('picture').select('bytes').executeTakeFirstOrThrow();
  expect(new TextDecoder().decode(bytes)).not.toContain('Las Vegas');
});

test('so many changes in a short time are refused', async () => {
  const { put, held } = await open();
  const answers: number[] = [];
  for (let side = 1; side <= 21; side += 1) answers.push((await put(pngOf(side, side))).status);
  expect(answers).toEqual([...Array(20).fill(200), 429]);
  expect(await held()).toHaveLength(1);
});
