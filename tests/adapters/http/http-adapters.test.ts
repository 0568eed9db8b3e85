import { expect, test } from 'vitest';
import { HttpAuthGateway } from '../../../src/adapters/http/http-auth-gateway';
import { type Fetch, HttpCalls } from '../../../src/adapters/http/http-calls';
import { HttpCampaignGateway } from '../../../src/adapters/http/http-campaign-gateway';
import { HttpContactGateway } from '../../../src/adapters/http/http-contact-gateway';
import { HttpContentStore } from '../../../src/adapters/http/http-content-store';
import { HttpDonationGateway } from '../../../src/adapters/http/http-donation-gateway';
import { HttpImageLibrary } from '../../../src/adapters/http/http-image-library';
import { HttpSessionStore } from '../../../src/adapters/http/http-session-store';
import {
  LocalStorageSessionStore,
  SESSION_KEY,
} from '../../../src/adapters/local-storage/local-storage-session-store';
import { campaignRow } from '../../../src/adapters/postgres/campaign-row';
import type { User } from '../../../src/core/auth/user';
import { authGatewayContract } from '../../contracts/auth-gateway.contract';
import { campaignGatewayContract } from '../../contracts/campaign-gateway.contract';
import { contactGatewayContract } from '../../contracts/contact-gateway.contract';
import { contentStoreContract } from '../../contracts/content-store.contract';
import { donationGatewayContract } from '../../contracts/donation-gateway.contract';
import { sessionStoreContract } from '../../contracts/session-store.contract';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { pngOf } from '../../support/picture-bytes';
import { testDatabase } from '../../support/test-database';
import { TestServer } from '../../support/test-server';

const { empty } = await testDatabase();
const run = <T>(answer: Promise<T>) => answer;
const makeServer = async () => new TestServer(await empty());
const calls = (fetch: Fetch) => new HttpCalls(fetch, new FakeTime());

sessionStoreContract('HttpSessionStore', async () => {
  const server = await makeServer();
  const browser = server.browser();
  const [first, second] = [await server.account('volunteer'), await server.account('donor')];
  const passwords = new Map([first, second].map(({ user, credentials }) => [user.id, credentials]));
  const hint = new FakeStorage();
  const view = new EventTarget() as Window;
  const gateway = new HttpAuthGateway(calls(browser));
  const signIn = async ({ id }: User) => gateway.signIn(passwords.get(id) ?? first.credentials);
  return {
    store: new HttpSessionStore(calls(browser), new LocalStorageSessionStore(() => hint, view)),
    people: [first.user, second.user] as const,
    signIn,
    changeElsewhere: async (user: User | null) => {
      if (user) await signIn(user);
      else await browser('/api/session', { method: 'DELETE' });
      view.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_KEY }));
    },
  };
});

authGatewayContract('HttpAuthGateway', async () => {
  const server = await makeServer();
  const { user, credentials } = await server.account('volunteer');
  return { gateway: new HttpAuthGateway(calls(server.browser())), known: { credentials, user }, run };
});

campaignGatewayContract('HttpCampaignGateway', async (campaigns) => {
  const database = await empty();
  if (campaigns.length > 0)
    await database.insertInto('campaign').values(campaigns.map(campaignRow)).execute();
  const server = new TestServer(database);
  return { gateway: new HttpCampaignGateway(calls(await server.signedIn('admin'))), run };
});

contactGatewayContract('HttpContactGateway', async () => ({
  gateway: new HttpContactGateway(calls((await makeServer()).browser())),
  run,
}));

donationGatewayContract('HttpDonationGateway', async () => ({
  gateway: new HttpDonationGateway(calls((await makeServer()).browser())),
  run,
}));

contentStoreContract('HttpContentStore', async () => {
  const server = await makeServer();
  return new HttpContentStore(calls(await server.signedIn('admin')));
});

test('HttpImageLibrary keeps an uploaded picture at an address of its own', async () => {
  const server = await makeServer();
  const fetch = await server.signedIn('admin');
  const library = new HttpImageLibrary(calls(fetch), fetch);
  const file = { bytes: pngOf(3, 2), type: 'image/png' };
  const put = await library.put(file);
  if (!put.ok) throw new Error(put.failure.code);
  expect(await library.read(put.value)).toEqual({ ok: true, value: file });
  expect(await library.put(file)).toEqual(put);
  expect(await library.urlFor(put.value)).toMatch(/^\/pictures\/[0-9a-f]{64}$/);
  expect(
    await library.put({ bytes: new TextEncoder().encode('no picture'), type: 'image/png' }),
  ).toMatchObject({ ok: false });
});
