import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../src/core/campaigns/campaign';
import type { CampaignGateway } from '../../src/core/campaigns/campaign-gateway.port';
import { aCampaign, aCampaignDraft } from '../support/campaign-builder';
import type { Run, Soon } from './harness';

/** What every campaign gateway must do; `make` gives one that holds exactly the given campaigns. */
export function campaignGatewayContract(
  name: string,
  make: (campaigns: readonly Campaign[]) => Soon<{ readonly gateway: CampaignGateway; readonly run: Run }>,
): void {
  const conflict = { ok: false, failure: { code: 'conflict' } };
  const running = aCampaign({ id: 'running' });
  const over = aCampaign({ id: 'over', endDate: 0 });
  const hidden = aCampaign({ id: 'hidden', isActive: false });

  const setUp = async () => make([running, over, hidden]);

  describe(`${name} is a campaign gateway`, () => {
    test('it lists every campaign in order', async () => {
      const { gateway, run } = await setUp();
      expect(await run(gateway.list())).toEqual({ ok: true, value: [running, over, hidden] });
    });

    test('a campaign is active by isActive alone, also when it has ended', async () => {
      const { gateway, run } = await setUp();
      expect(await run(gateway.listActive())).toEqual({ ok: true, value: [running, over] });
    });

    test('it gets one by its id', async () => {
      const { gateway, run } = await setUp();
      expect(await run(gateway.get('over'))).toEqual({ ok: true, value: over });
      expect(await run(gateway.get('nobody'))).toEqual({ ok: false, failure: { code: 'not-found' } });
    });

    test('what is created gets times and a revision, and is listed last, at once', async () => {
      const { gateway, run } = await setUp();
      await run(gateway.list());
      const draft = aCampaignDraft({ title: 'School Shoes' });
      const created = await run(gateway.create('school-shoes', draft));
      expect(created).toMatchObject({ ok: true, value: { ...draft, id: 'school-shoes' } });
      if (!created.ok) return;
      expect(created.value.createdAt).toBeGreaterThanOrEqual(hidden.createdAt);
      expect(created.value.updatedAt).toBe(created.value.createdAt);
      const listed = await run(gateway.list());
      expect(listed).toEqual({ ok: true, value: [running, over, hidden, created.value] });
    });

    test('a creation that is asked for again is not done twice', async () => {
      const { gateway, run } = await setUp();
      const draft = aCampaignDraft({ title: 'School Shoes' });
      const [first, second] = await run(
        Promise.all([gateway.create('school-shoes', draft), gateway.create('school-shoes', draft)]),
      );
      expect(first.ok).toBe(true);
      expect(second).toEqual(first);
      expect(await run(gateway.create('school-shoes', draft))).toEqual(first);
      const listed = await run(gateway.list());
      expect(listed.ok && listed.value.map(({ id }) => id)).toEqual([
        'running',
        'over',
        'hidden',
        'school-shoes',
      ]);
    });

    test('a creation under the id of another campaign is a conflict, and changes nothing', async () => {
      const { gateway, run } = await setUp();
      expect(await run(gateway.create('over', aCampaignDraft({ title: 'Other' })))).toEqual(conflict);
      expect(await run(gateway.list())).toEqual({ ok: true, value: [running, over, hidden] });
    });

    test('what is updated keeps its id, its place and the time of its creation', async () => {
      const { gateway, run } = await setUp();
      await run(gateway.listActive());
      await run(gateway.get('over'));
      const draft = aCampaignDraft({ title: 'Renamed', isActive: false });
      const updated = await run(gateway.update('over', draft, over.revision));
      expect(updated).toMatchObject({
        ok: true,
        value: { ...draft, id: 'over', createdAt: over.createdAt },
      });
      expect(updated.ok && updated.value.updatedAt).toBeGreaterThanOrEqual(over.updatedAt);
      expect(await run(gateway.get('over'))).toEqual(updated);
      expect(await run(gateway.listActive())).toEqual({ ok: true, value: [running] });
      expect(await run(gateway.list())).toMatchObject({
        value: [{ id: 'running' }, { id: 'over' }, { id: 'hidden' }],
      });
    });

    test('every change gives another revision, from which the next one is made', async () => {
      const { gateway, run } = await setUp();
      const revisions = [over.revision];
      for (const title of ['One', 'One', 'Two']) {
        const updated = await run(gateway.update('over', aCampaignDraft({ title }), revisions.at(-1) ?? ''));
        if (!updated.ok) throw new Error(updated.failure.code);
        revisions.push(updated.value.revision);
      }
      expect(new Set(revisions).size).toBe(4);
    });

    test('a change of what somebody else has changed meanwhile is a conflict, and changes nothing', async () => {
      const { gateway, run } = await setUp();
      const theirs = await run(gateway.update('over', aCampaignDraft({ title: 'Theirs' }), over.revision));
      for (const base of [over.revision, running.id, 'invented', ''])
        expect(await run(gateway.update('over', aCampaignDraft({ title: 'Mine' }), base))).toEqual(conflict);
      expect(await run(gateway.get('over'))).toEqual(theirs);
    });

    test('of several changes from one base at the same moment one is done', async () => {
      const { gateway, run } = await setUp();
      const titles = ['A', 'B', 'C', 'D'];
      const results = await run(
        Promise.all(titles.map((title) => gateway.update('over', aCampaignDraft({ title }), over.revision))),
      );
      const done = results.filter(({ ok }) => ok);
      expect(done).toHaveLength(1);
      expect(results.filter(({ ok }) => !ok)).toEqual([conflict, conflict, conflict]);
      expect(await run(gateway.get('over'))).toEqual(done[0]);
    });

    test('an update of what is not there is refused', async () => {
      const { gateway, run } = await setUp();
      expect(await run(gateway.update('nobody', aCampaignDraft(), 'first'))).toEqual({
        ok: false,
        failure: { code: 'not-found' },
      });
    });

    test('a list that nobody waits for any more is cancelled', async () => {
      const { gateway, run } = await setUp();
      const cancelled = { ok: false, failure: { code: 'cancelled' } };
      expect(await run(gateway.list(AbortSignal.abort()))).toEqual(cancelled);
      const waiting = new AbortController();
      const question = gateway.listActive(waiting.signal);
      waiting.abort();
      const result = await run(question);
      expect([cancelled, { ok: true, value: [running, over] }]).toContainEqual(result);
    });
  });
}
