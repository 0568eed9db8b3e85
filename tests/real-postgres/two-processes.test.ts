import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import { aCampaignDraft } from '../support/campaign-builder';
import { contentTitled } from '../support/content-builder';
import { hasPostgres, newDatabase, openForTests, query, until } from '../support/real-postgres';
import { ServerProcess } from '../support/server-process';
import { signedInAdmin } from '../support/signed-in-admin';

const SAVES = 50;

describe.skipIf(!hasPostgres)('two processes on one database', () => {
  async function twoServers(endLater?: (end: () => Promise<void>) => void) {
    const url = await newDatabase();
    const start = () => ServerProcess.start(url, {}, endLater);
    const [first, second] = await Promise.all([start(), start()]);
    return { url, first, second, cookie: await signedInAdmin(openForTests(url), first) };
  }

  /** The pair that most tests share: a process takes a second to start. Tests that kill one start their own. */
  let pair: Awaited<ReturnType<typeof twoServers>>;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    pair = await twoServers((end) => ends.push(end));
  });
  afterAll(() => Promise.all(ends.map((end) => end())));

  /** What the next save is made from. */
  const latest = async (server: ServerProcess): Promise<string | null> =>
    (await (await server.call('/api/content')).json())?.revision ?? null;
  const saving = (cookie: string, title: string, base: string | null = null) => ({
    method: 'PUT',
    cookie,
    body: { content: contentTitled(title), base, automatic: false },
  });
  const inOrder = (statuses: readonly (number | null)[]) =>
    [...statuses].sort((a, b) => Number(a) - Number(b));

  test('of 50 saves from one base one wins and 49 are conflicts, and both processes show the winner', async () => {
    // It comes first: the saves are made from the content that nobody has saved yet.
    const { first, second, cookie } = pair;
    const attempts = Array.from({ length: SAVES }, async (_, at) => {
      const response = await [first, second][at % 2]?.call('/api/content', saving(cookie, `Title ${at}`));
      return { status: response?.status, answer: await response?.json() };
    });
    const answers = await Promise.all(attempts);
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    const conflicts = answers.filter(({ status }) => status === 409);
    expect(conflicts).toHaveLength(SAVES - 1);
    expect(conflicts.every(({ answer }) => answer.code === 'conflict')).toBe(true);
    for (const server of [first, second])
      expect(await (await server.call('/api/content')).json()).toEqual(winners[0]?.answer);
    // The next save begins where the winner ended.
    const next = saving(cookie, 'The next', winners[0]?.answer.revision);
    expect(await second.status('/api/content', next)).toBe(200);
  });

  test('of two admins who change one campaign one has to look again', async () => {
    const { first, second, cookie } = pair;
    const created = await first.call('/api/campaigns/create', {
      method: 'POST',
      cookie,
      body: { ...aCampaignDraft(), id: 'two-admins' },
    });
    const { revision } = await created.json();
    const change = (title: string) => ({
      method: 'POST',
      cookie,
      body: { ...aCampaignDraft({ title }), id: 'two-admins', base: revision },
    });
    const statuses = await Promise.all([
      first.status('/api/campaigns/update', change('Ann’s title')),
      second.status('/api/campaigns/update', change('Bob’s title')),
    ]);
    expect(inOrder(statuses)).toEqual([200, 409]);
    const asked = `/api/campaigns/get?q=${encodeURIComponent('{"id":"two-admins"}')}`;
    const kept = await (await first.call(asked, { cookie })).json();
    expect(kept.title).toBe(statuses[0] === 200 ? 'Ann’s title' : 'Bob’s title');
  });

  test('a process that is killed in the middle of a save leaves nothing of it, and the other goes on', async () => {
    const { url, first, second, cookie } = await twoServers();
    const before = await (await first.call('/api/content', saving(cookie, 'Before'))).json();
    // A lock on the backups holds up the save after it has changed the content and before it has ended.
    const holder = openForTests(url);
    const held = holder.transaction().execute(async (transaction) => {
      await transaction.selectFrom('content_backup').selectAll().forUpdate().execute();
      const killed = first.status('/api/content', saving(cookie, 'Killed', before.revision));
      await until(async () => {
        const waiting = await query(url, "select 1 from pg_stat_activity where wait_event_type = 'Lock'");
        return waiting.length > 0;
      });
      await first.program.end('SIGKILL');
      expect(await killed).toBeNull();
    });
    await held;
    expect(await (await second.call('/api/content')).json()).toEqual(before);
    expect(await second.status('/api/content', saving(cookie, 'After', before.revision))).toBe(200);
    const [row] = await query<{ backups: number; title: string }>(
      url,
      `select (select count(*)::int4 from content_backup) as backups,
        content->'heroContent'->>'title' as title from content_head`,
    );
    // The default content and 'Before'.
    expect(row).toEqual({ backups: 2, title: 'After' });
  });

  test('a process that is killed at any moment leaves each save whole or not at all', async () => {
    const { url, first, second, cookie } = await twoServers();
    let last: string | null = null;
    let saved = 0;
    const saveUntilKilled = (async () => {
      for (;;) {
        const response: Response | null = await first
          .call('/api/content', saving(cookie, `Title ${saved}`, last))
          .catch(() => null);
        if (!response) return;
        last = (await response.json()).revision;
        saved += 1;
      }
    })();
    await until(async () => saved >= 5);
    await first.program.end('SIGKILL');
    await saveUntilKilled;
    const { value, revision } = await (await second.call('/api/content')).json();
    // The last save may have been stored without its answer.
    const titles = [`Title ${saved - 1}`, `Title ${saved}`];
    expect(titles).toContain(value.heroContent.title);
    if (value.heroContent.title === titles[0]) expect(revision).toBe(last);
    const backups = await (await second.call('/api/content/backups', { cookie })).json();
    const before = Number(value.heroContent.title.split(' ')[1]) - 1;
    expect(backups[0].content.heroContent.title).toBe(
      before < 0 ? DEFAULT_CONTENT.heroContent.title : `Title ${before}`,
    );
    expect(await query(url, 'select count::int4 from change_count where thing = $1', ['content'])).toEqual([
      { count: before + 2 },
    ]);
  });

  test('what is saved at one process stands in the pages of both', async () => {
    const { first, second, cookie } = pair;
    let base = await latest(first);
    for (const [at, title] of ['One', 'Two', 'Three'].entries()) {
      const server = at % 2 === 0 ? first : second;
      base = (await (await server.call('/api/content', saving(cookie, title, base))).json()).revision;
    }
    for (const server of [first, second]) {
      await until(async () => (await (await server.call('/')).text()).includes('<title>Three</title>'));
      expect(await (await server.call('/')).text()).toContain(`data-revision="${base}"`);
      expect(await (await server.call('/no-such-page')).text()).toContain('<title>Three</title>');
    }
  });

  test('a process that answered a save answers the new words from then on, and the other as soon as it hears', async () => {
    const { first, second, cookie } = pair;
    const titleAt = async (server: ServerProcess) =>
      (await (await server.call('/api/content')).json())?.value.heroContent.title;
    const campaignsAt = async (server: ServerProcess) => {
      const campaigns: readonly { title: string }[] = await (
        await server.call('/api/campaigns/active')
      ).json();
      return campaigns.map(({ title }) => title);
    };
    let base = await latest(first);
    for (let at = 0; at < 20; at += 1) {
      const [here, there] = at % 2 === 0 ? [first, second] : [second, first];
      // Both have read, and so remember, what is replaced now.
      await Promise.all([titleAt(here), titleAt(there)]);
      base = (await (await here.call('/api/content', saving(cookie, `Title ${at}`, base))).json()).revision;
      expect(await titleAt(here)).toBe(`Title ${at}`);
      await until(async () => (await titleAt(there)) === `Title ${at}`);
    }
    await Promise.all([campaignsAt(first), campaignsAt(second)]);
    const body = { ...aCampaignDraft({ title: 'Warm Socks' }), id: 'warm-socks' };
    await first.call('/api/campaigns/create', { method: 'POST', cookie, body });
    expect(await campaignsAt(first)).toContain('Warm Socks');
    await until(async () => (await campaignsAt(second)).includes('Warm Socks'));
  });

  test('a process that was started later answers the content that open pages were made from, and a campaign is in the pages of both', async () => {
    const { url, first, second, cookie } = pair;
    const before = await latest(first);
    const revisions: string[] = [];
    for (const title of ['One', 'Two', 'Three']) {
      const saved = await first.call('/api/content', saving(cookie, title, revisions.at(-1) ?? before));
      revisions.push((await saved.json()).revision);
    }
    const campaign = { ...aCampaignDraft({ title: 'Boots', imageUrl: '' }), id: 'boots' };
    expect(await second.status('/api/campaigns/create', { method: 'POST', cookie, body: campaign })).toBe(
      200,
    );
    for (const server of [first, second])
      await until(async () => (await (await server.call('/')).text()).includes('<b>Boots</b>'));
    const third = await ServerProcess.start(url);
    expect(await (await third.call('/')).text()).toContain('<b>Boots</b>');
    for (const [at, revision] of revisions.entries()) {
      const found = await (await third.call(`/api/content/${revision}`)).json();
      expect(found.value.heroContent.title).toBe(['One', 'Two', 'Three'][at]);
    }
    const outcome = await third.call(`/api/publication/${revisions[2]}`, { cookie });
    expect(await outcome.json()).toMatchObject({ status: 'live' });
  });

  test('what is saved at one process is published to the browsers that follow another', async () => {
    const { first, second, cookie } = pair;
    const stream = await second.call('/api/changes', { cookie });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await first.status('/api/content', saving(cookie, 'One', await latest(first)))).toBe(200);
    let heard = '';
    while (!heard.includes('data: content\n')) {
      const piece = await reader?.read();
      if (!piece || piece.done) throw new Error(`The stream ended after: ${heard}`);
      heard += piece.value;
    }
    expect(heard).toContain('event: change\ndata: content\n');
    await reader?.cancel();
  });
});
