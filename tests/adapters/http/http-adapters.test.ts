import * as v from 'valibot';
import { expect, test } from 'vitest';
import { HttpAccountLinks } from '../../../src/adapters/http/http-account-links';
import { HttpAuthGateway } from '../../../src/adapters/http/http-auth-gateway';
import { type Fetch, HttpCalls } from '../../../src/adapters/http/http-calls';
import { HttpContentStore } from '../../../src/adapters/http/http-content-store';
import { HttpFirstAdminGateway } from '../../../src/adapters/http/http-first-admin-gateway';
import { httpForms } from '../../../src/adapters/http/http-forms';
import { httpImageLibrary } from '../../../src/adapters/http/http-image-library';
import { httpOwnAvatar } from '../../../src/adapters/http/http-own-avatar';
import { httpPort } from '../../../src/adapters/http/http-port';
import { httpPublication } from '../../../src/adapters/http/http-publication';
import { HttpSession } from '../../../src/adapters/http/http-session';
import { KnownUser } from '../../../src/adapters/http/known-user';
import { ownAccountApi } from '../../../src/core/account/own-account.api';
import { type Api, callOf } from '../../../src/core/api/api';
import { activeCampaignsApi, campaignsApi } from '../../../src/core/campaigns/campaigns.api';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import type { ContactMessage } from '../../../src/core/messages/contact-message';
import { messagesApi } from '../../../src/core/messages/messages.api';
import { pickupsApi } from '../../../src/core/pickups/pickups.api';
import { fail, ok } from '../../../src/core/shared/result';
import { accountLinksContract } from '../../contracts/account-links.contract';
import { authGatewayContract } from '../../contracts/auth-gateway.contract';
import { contentStoreContract } from '../../contracts/content-store.contract';
import { firstAdminGatewayContract } from '../../contracts/first-admin-gateway.contract';
import { formGatewayContract } from '../../contracts/form-gateway.contract';
import { imageLibraryContract } from '../../contracts/image-library.contract';
import { ownAccountContract } from '../../contracts/own-account.contract';
import { publicationContract } from '../../contracts/publication.contract';
import { sessionContract } from '../../contracts/session.contract';
import { accountLinksHarness } from '../../support/account-links-harness';
import { APIS } from '../../support/apis';
import { aCampaignDraft } from '../../support/campaign-builder';
import { aContactMessage } from '../../support/contact-builder';
import { contentTitled } from '../../support/content-builder';
import { FakeTime } from '../../support/fake-time';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { pngOf } from '../../support/picture-bytes';
import { FORM_SIGNS } from '../../support/server-routes';
import { staySignedIn } from '../../support/stay-signed-in';
import { anyDatabase } from '../../support/test-database';
import { TestServer } from '../../support/test-server';

const { empty } = await anyDatabase();
const run = <T>(answer: Promise<T>) => answer;
const makeServer = async () => new TestServer(await empty());
const calls = (fetch: Fetch) => new HttpCalls(fetch, new FakeTime());

/** The forms of a page in which somebody has taken their time. */
const forms = (made: HttpCalls) =>
  httpForms(made, { read: () => ({ trap: '', openMs: 60_000 }), reset: () => {} });

/** A browser's session with the server, and what the browser remembers of it. */
function sessionOf(browser: Fetch) {
  const hint = new InMemorySession();
  const known = new KnownUser(hint);
  return {
    hint,
    known,
    session: new HttpSession(calls(browser), known),
    gateway: new HttpAuthGateway(calls(browser), known),
  };
}

sessionContract('HttpSession with HttpAuthGateway', async () => {
  const server = await makeServer();
  const people = [await server.account('volunteer'), await server.account('donor')] as const;
  return { ...sessionOf(server.browser()), people, run };
});

authGatewayContract('HttpAuthGateway', async () => {
  const server = await makeServer();
  const known = await server.account('volunteer');
  return { gateway: sessionOf(server.browser()).gateway, known, run };
});

test('the browser remembers who the server says is signed in, and forgets them with the session', async () => {
  const server = await makeServer();
  const { user, credentials } = await server.account('volunteer');
  const browser = server.browser();
  const first = sessionOf(browser);
  await first.gateway.signIn(credentials);
  expect(await first.hint.read()).toEqual(ok(user));
  const nextVisit = sessionOf(browser);
  await nextVisit.session.read();
  expect(await nextVisit.hint.read()).toEqual(ok(user));
  expect(nextVisit.known.id).toBe(user.id);
  await nextVisit.gateway.signOut();
  expect(await nextVisit.hint.read()).toEqual(ok(null));
  await first.session.read();
  expect(await first.hint.read()).toEqual(ok(null));
});

test('an answer about the session that a sign-in has overtaken leaves the hint alone', async () => {
  const server = await makeServer();
  const { user, credentials } = await server.account('volunteer');
  const browser = server.browser();
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow: Fetch = async (address, request) => {
    const response = await browser(address, request);
    if (request.method === 'GET') await released;
    return response;
  };
  const { session, gateway, hint } = sessionOf(slow);
  const read = session.read();
  await gateway.signIn(credentials);
  answer();
  await read;
  expect(await hint.read()).toEqual(ok(user));
});

test('credentials that cannot even be read are wrong ones', async () => {
  const { gateway } = sessionOf((await makeServer()).browser());
  expect(await gateway.signIn({ email: 'donor@fsr.example', password: 'x'.repeat(501) })).toEqual(
    fail({ code: 'invalid-credentials' }),
  );
});

test('a visitor reads the active campaigns, on a route of their own, as an admin leaves them', async () => {
  const server = await makeServer();
  const campaigns = httpPort(campaignsApi, calls(await server.signedIn('admin')), staySignedIn);
  const visitor = httpPort(activeCampaignsApi, calls(server.browser()), staySignedIn);
  expect(await visitor.active()).toEqual(ok([]));
  const draft = { id: 'boots', ...aCampaignDraft() };
  const created = await campaigns.create(draft);
  expect(await visitor.active()).toEqual(created.ok && ok([created.value]));
  const base = created.ok ? created.value.revision : '';
  expect(await campaigns.update({ ...draft, base, isActive: false })).toMatchObject({ ok: true });
  expect(await visitor.active()).toEqual(ok([]));
});

/** One's own account, in a browser that is signed in. */
const ownAccountIn = (browser: Fetch) => ({
  ...httpPort(ownAccountApi, calls(browser), staySignedIn),
  ...httpOwnAvatar(calls(browser), staySignedIn),
});

ownAccountContract('The client of the account API', async () => {
  const server = await makeServer();
  const { user, credentials } = await server.account('donor');
  const browser = server.browser();
  const known = new KnownUser(new InMemorySession());
  await new HttpAuthGateway(calls(browser), known).signIn(credentials);
  expect(user.role).toBe('donor');
  return { account: ownAccountIn(browser), password: credentials.password, run };
});

test('a changed password ends the sessions in other browsers; one of them can be ended alone', async () => {
  const server = await makeServer();
  const { credentials } = await server.account('donor');
  const signIn = async () => {
    const browser = server.browser();
    const known = new KnownUser(new InMemorySession());
    await new HttpAuthGateway(calls(browser), known).signIn(credentials);
    return {
      account: ownAccountIn(browser),
      session: new HttpSession(calls(browser), known),
    };
  };
  const [here, there, third] = [await signIn(), await signIn(), await signIn()];
  const listed = await here.account.sessions();
  const open = listed.ok ? listed.value : [];
  expect(open.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(open).toHaveLength(3);
  const theirs = await there.account.sessions();
  const own = theirs.ok ? (theirs.value.find(({ isCurrent }) => isCurrent)?.id ?? '') : '';
  expect(await here.account.endSession({ id: own })).toEqual(ok(undefined));
  expect(await there.session.read()).toEqual(ok(null));
  expect(await third.session.read()).not.toEqual(ok(null));
  // Nobody ends the session of somebody else.
  const stranger = await server.account('volunteer');
  const browser = server.browser();
  const known = new KnownUser(new InMemorySession());
  await new HttpAuthGateway(calls(browser), known).signIn(stranger.credentials);
  const mine = open.find(({ isCurrent }) => isCurrent)?.id ?? '';
  expect(await ownAccountIn(browser).endSession({ id: mine })).toEqual(fail({ code: 'not-found' }));
  expect(
    await here.account.changePassword({ current: credentials.password, next: 'walk two miles in these' }),
  ).toEqual(ok(undefined));
  expect(await third.session.read()).toEqual(ok(null));
  expect(await here.session.read()).not.toEqual(ok(null));
  for (const weak of ['short', 'password12345678'])
    expect(
      await here.account.changePassword({ current: 'walk two miles in these', next: weak }),
    ).toMatchObject({
      failure: { code: 'validation', fields: [{ field: 'next' }] },
    });
});

firstAdminGatewayContract('HttpFirstAdminGateway', async () => {
  const server = await makeServer();
  const invited = await server.ports.accounts.inviteFirstAdmin();
  const secret = (invited.ok && invited.value) || '';
  return { gateway: new HttpFirstAdminGateway(calls(server.browser())), secret };
});

accountLinksContract('HttpAccountLinks', async () =>
  accountLinksHarness(await empty(), (_, server) => new HttpAccountLinks(calls(server.browser()))),
);

formGatewayContract('What httpForms makes', async () => ({
  ...forms(calls((await makeServer()).browser())),
  run,
}));

contentStoreContract('HttpContentStore', async () => {
  const server = await makeServer();
  return new HttpContentStore(calls(await server.signedIn('admin')));
});

imageLibraryContract('HttpImageLibrary', async () => {
  const server = await makeServer();
  const fetch = await server.signedIn('admin');
  return {
    library: httpImageLibrary(calls(fetch), fetch),
    shows: async (address) => (await fetch(address, { method: 'GET' })).ok,
  };
});

publicationContract('HttpPublication', async () => {
  const server = await makeServer();
  const fetch = await server.signedIn('admin');
  return {
    publication: httpPublication(calls(fetch)),
    store: new HttpContentStore(calls(fetch)),
    breakPages: (isBroken) => {
      server.isRenderingBroken = isBroken;
    },
  };
});

test('what is no picture is not uploaded, and the address of a picture never changes', async () => {
  const server = await makeServer();
  const fetch = await server.signedIn('admin');
  const library = httpImageLibrary(calls(fetch), fetch);
  const text = { bytes: new TextEncoder().encode('no picture'), type: 'image/png' };
  expect(await library.put(text)).toMatchObject({ ok: false });
  const put = await library.put({ bytes: pngOf(3, 2), type: 'image/png' });
  expect(await library.urlFor(put.ok ? put.value : '')).toMatch(/^\/pictures\/[0-9a-f]{64}$/);
});

test('a smaller copy has an address that never changes, runs nothing, and shows a picture of its width', async () => {
  const server = await makeServer();
  const fetch = await server.signedIn('admin');
  const library = httpImageLibrary(calls(fetch), fetch);
  const put = await library.put({ bytes: pngOf(2000, 1000), type: 'image/png' });
  const ref = put.ok ? put.value : '';
  const unsupported = { ok: false, failure: { code: 'unsupported-type' } };
  const page = { bytes: new TextEncoder().encode('<!doctype html>'), type: 'image/png' };
  const narrow = { bytes: pngOf(639, 320), type: 'image/png' };
  for (const wrong of [page, narrow])
    expect(await library.putCopy(ref, 640, wrong)).toMatchObject(unsupported);
  expect((await library.putCopy(ref, 640, { bytes: pngOf(640, 320), type: 'image/png' })).ok).toBe(true);
  const address = await library.urlFor(ref);
  const { headers, status } = await server.request(`${address}/640`);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'public, max-age=31536000, immutable',
  ]);
  expect(headers.get('content-security-policy')).toContain('sandbox');
  for (const missing of ['1280', '320'])
    expect((await server.request(`${address}/${missing}`)).status).toBe(404);
});

test('a page finds the content of the revision that it shows, for good; an unknown one is not found', async () => {
  const server = await makeServer();
  const store = new HttpContentStore(calls(await server.signedIn('admin')));
  const content = contentTitled('Published');
  const saved = await store.save({ content, base: null, automatic: false });
  const revision = saved.ok ? saved.value.revision : '';
  const visitor = new HttpContentStore(calls(server.browser()));
  const found = await visitor.at(revision);
  expect(found.ok && found.value.heroContent.title).toBe('Published');
  expect(await visitor.at('no/such?revision')).toEqual(fail({ code: 'not-found' }));
  const answer = await server.request(`/api/content/${revision}`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('who is not signed in, or may not, is told so by each adapter that people at work use', async () => {
  const server = await makeServer();
  const save = { content: DEFAULT_CONTENT, base: null, automatic: false };
  const file = { bytes: pngOf(3, 2), type: 'image/png' };
  for (const [fetch, code] of [
    [server.browser(), 'unauthenticated'],
    [await server.signedIn('volunteer'), 'forbidden'],
  ] as const) {
    const refused = fail({ code });
    const content = new HttpContentStore(calls(fetch));
    const campaigns = httpPort(campaignsApi, calls(fetch), staySignedIn);
    expect(await content.save(save)).toEqual(refused);
    expect(await content.backups()).toEqual(refused);
    expect(await campaigns.list()).toEqual(refused);
    expect(await campaigns.create({ id: 'new', ...aCampaignDraft() })).toEqual(refused);
    expect(await httpImageLibrary(calls(fetch), fetch).put(file)).toEqual(refused);
    const messages = httpPort(messagesApi, calls(fetch), staySignedIn);
    expect(await messages.counts()).toEqual(refused);
    expect(await messages.mark({ id: 'm1', state: 'read', base: 'first' })).toEqual(refused);
    const pickups = httpPort(pickupsApi, calls(fetch), staySignedIn);
    expect(await pickups.onDay({ day: '2026-11-23' })).toEqual(refused);
    const declined = { state: 'declined', reason: 'Too far.', id: 'p1', base: 'first' } as const;
    expect(await pickups.decide(declined)).toEqual(refused);
  }
});

test('the server has an answer to every call of every API, and the browser can read it', async () => {
  const server = await makeServer();
  const admin = calls(await server.signedIn('admin'));
  for (const { api, samples } of APIS)
    for (const name of Object.keys(api.calls)) {
      const answer = await callOf(httpPort<Api>(api, admin, staySignedIn), name)(samples[name]);
      const outcome = answer.ok ? 'ok' : answer.failure.code;
      expect(['unavailable', 'forbidden', 'unauthenticated'], `${api.area}.${name}`).not.toContain(outcome);
    }
});

const written = (part: Partial<ContactMessage> = {}) => ({
  ...aContactMessage(part),
  language: 'en' as const,
});

test('a form that only the server finds wrong is refused with its fields, and not as if nobody had answered', async () => {
  const browser = calls((await makeServer()).browser());
  const sent = await forms(browser).message.send(written({ email: 'nobody' }));
  expect(sent).toEqual(fail({ code: 'validation', fields: [{ field: 'email', message: '' }] }));
  const form = { amount: '25', name: 'Ada', email: 'nobody', phone: '', message: '' };
  const given = await browser.write(`/api/gifts${FORM_SIGNS}`, { method: 'POST', body: form }, v.undefined());
  expect(given).toMatchObject(fail({ code: 'validation', fields: [{ field: 'email', message: '' }] }));
});

test('a password that is guessed too often, and a form that is sent too often, are refused as too many', async () => {
  const server = await makeServer();
  const { credentials } = await server.account('volunteer');
  const browser = server.browser();
  const { gateway } = sessionOf(browser);
  const codes = new Set<string>();
  for (let attempt = 0; attempt < 9; attempt++) {
    const answer = await gateway.signIn({ ...credentials, password: 'guessed' });
    if (!answer.ok) codes.add(answer.failure.code);
  }
  expect([...codes]).toEqual(['invalid-credentials', 'too-many']);
  const contact = forms(calls(browser)).message;
  let sent = await contact.send(written());
  for (let attempt = 0; attempt < 30 && sent.ok; attempt++) sent = await contact.send(written());
  expect(sent).toEqual(fail({ code: 'too-many' }));
});

test.each([
  ['within a second', { trap: '', openMs: 900 }, 'pace'],
  ['with the hidden field filled in', { trap: 'https://spam.example', openMs: 60_000 }, 'trap'],
  ['with the hidden field filled in within a second', { trap: 'filled', openMs: 900 }, 'trap'],
  ['at a time that is none', { trap: '', openMs: Number.NaN }, 'pace'],
])('a form that is sent %s is refused, keeps nothing, and may be sent once more', async (_, signs, sign) => {
  const server = await makeServer();
  let now = signs;
  const source = { read: () => now, reset: () => (now = { trap: '', openMs: 60_000 }) };
  const contact = httpForms(calls(server.browser()), source).message;
  const refused = fail({ code: 'validation', fields: [{ field: sign, message: '' }] });
  expect(await contact.send(written())).toEqual(refused);
  const messages = httpPort(messagesApi, calls(await server.signedIn('admin')), staySignedIn);
  expect(await messages.counts()).toMatchObject({ value: { unread: 0 } });
  expect(await contact.send(written())).toEqual(ok(undefined));
  expect(await messages.counts()).toMatchObject({ value: { unread: 1 } });
});
