import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../src/core/campaigns/campaign';
import type { ActiveCampaigns, Campaigns } from '../../src/core/campaigns/campaigns.api';
import { aCampaign, aCampaignDraft } from '../support/campaign-builder';
import { spanishFor } from '../support/translations/in-spanish';
import type { Run, Soon } from './harness';

/** What everything that keeps campaigns must do; `make` gives one that holds exactly the given campaigns. */
export function campaignsContract(
  name: string,
  make: (
    kept: readonly Campaign[],
  ) => Soon<{ readonly campaigns: Campaigns & ActiveCampaigns; readonly run: Run }>,
): void {
  const conflict = { ok: false, failure: { code: 'conflict' } };
  const running = aCampaign({ id: 'running' });
  const over = aCampaign({ id: 'over', endDate: 0 });
  const hidden = aCampaign({ id: 'hidden', isActive: false });

  const setUp = async () => make([running, over, hidden]);

  describe(`${name} keeps campaigns`, () => {
    test('it lists every campaign in order', async () => {
      const { campaigns, run } = await setUp();
      expect(await run(campaigns.list())).toEqual({ ok: true, value: [running, over, hidden] });
    });

    test('a campaign is active by isActive alone, also when it has ended', async () => {
      const { campaigns, run } = await setUp();
      expect(await run(campaigns.active())).toEqual({ ok: true, value: [running, over] });
    });

    test('it gets one by its id', async () => {
      const { campaigns, run } = await setUp();
      expect(await run(campaigns.get({ id: 'over' }))).toEqual({ ok: true, value: over });
      expect(await run(campaigns.get({ id: 'nobody' }))).toEqual({
        ok: false,
        failure: { code: 'not-found' },
      });
    });

    test('what is created gets times and a revision, and is listed last, at once', async () => {
      const { campaigns, run } = await setUp();
      await run(campaigns.list());
      const draft = aCampaignDraft({ title: 'School Shoes' });
      const created = await run(campaigns.create({ id: 'school-shoes', ...draft }));
      expect(created).toMatchObject({ ok: true, value: { ...draft, id: 'school-shoes' } });
      if (!created.ok) return;
      expect(created.value.createdAt).toBeGreaterThanOrEqual(hidden.createdAt);
      expect(created.value.updatedAt).toBe(created.value.createdAt);
      const listed = await run(campaigns.list());
      expect(listed).toEqual({ ok: true, value: [running, over, hidden, created.value] });
    });

    test('a creation that is asked for again is not done twice', async () => {
      const { campaigns, run } = await setUp();
      const draft = aCampaignDraft({ title: 'School Shoes' });
      const [first, second] = await run(
        Promise.all([
          campaigns.create({ id: 'school-shoes', ...draft }),
          campaigns.create({ id: 'school-shoes', ...draft }),
        ]),
      );
      expect(first.ok).toBe(true);
      expect(second).toEqual(first);
      expect(await run(campaigns.create({ id: 'school-shoes', ...draft }))).toEqual(first);
      const listed = await run(campaigns.list());
      expect(listed.ok && listed.value.map(({ id }) => id)).toEqual([
        'running',
        'over',
        'hidden',
        'school-shoes',
      ]);
    });

    test('a creation under the id of another campaign is a conflict, and changes nothing', async () => {
      const { campaigns, run } = await setUp();
      expect(await run(campaigns.create({ id: 'over', ...aCampaignDraft({ title: 'Other' }) }))).toEqual(
        conflict,
      );
      expect(await run(campaigns.list())).toEqual({ ok: true, value: [running, over, hidden] });
    });

    test('its words in Spanish go with it, and entries that say nothing do not', async () => {
      const { campaigns, run } = await setUp();
      const title = spanishFor('Winter Boots', 'Botas de invierno');
      const sent = { title: { ...title, text: ' Botas de invierno ' }, description: { text: ' ', of: '' } };
      const created = await run(campaigns.create({ id: 'boots', ...aCampaignDraft({ es: sent }) }));
      expect(created).toMatchObject({ ok: true, value: { es: { title } } });
      if (!created.ok) return;
      expect(created.value.es).toEqual({ title });
      expect(await run(campaigns.get({ id: 'boots' }))).toEqual(created);
      const again = await run(campaigns.create({ id: 'boots', ...aCampaignDraft({ es: sent }) }));
      expect(again).toEqual(created);
      const other = aCampaignDraft({ es: { title: spanishFor('Winter Boots', 'Otras') } });
      expect(await run(campaigns.create({ id: 'boots', ...other }))).toEqual(conflict);
      const { revision: base } = created.value;
      const emptied = await run(campaigns.update({ ...aCampaignDraft({ es: null }), id: 'boots', base }));
      expect(emptied).toMatchObject({ ok: true, value: { es: null } });
    });

    test('what is updated keeps its id, its place and the time of its creation', async () => {
      const { campaigns, run } = await setUp();
      await run(campaigns.active());
      await run(campaigns.get({ id: 'over' }));
      const draft = aCampaignDraft({ title: 'Renamed', isActive: false });
      const updated = await run(campaigns.update({ id: 'over', base: over.revision, ...draft }));
      expect(updated).toMatchObject({
        ok: true,
        value: { ...draft, id: 'over', createdAt: over.createdAt },
      });
      expect(updated.ok && updated.value.updatedAt).toBeGreaterThanOrEqual(over.updatedAt);
      expect(await run(campaigns.get({ id: 'over' }))).toEqual(updated);
      expect(await run(campaigns.active())).toEqual({ ok: true, value: [running] });
      expect(await run(campaigns.list())).toMatchObject({
        value: [{ id: 'running' }, { id: 'over' }, { id: 'hidden' }],
      });
    });

    test('every change gives another revision, from which the next one is made', async () => {
      const { campaigns, run } = await setUp();
      const revisions = [over.revision];
      for (const title of ['One', 'One', 'Two']) {
        const updated = await run(
          campaigns.update({ id: 'over', base: revisions.at(-1) ?? '', ...aCampaignDraft({ title }) }),
        );
        if (!updated.ok) throw new Error(updated.failure.code);
        revisions.push(updated.value.revision);
      }
      expect(new Set(revisions).size).toBe(4);
    });

    test('a change of what somebody else has changed meanwhile is a conflict, and changes nothing', async () => {
      const { campaigns, run } = await setUp();
      const theirs = await run(
        campaigns.update({ id: 'over', base: over.revision, ...aCampaignDraft({ title: 'Theirs' }) }),
      );
      for (const base of [over.revision, running.id, 'invented', ''])
        expect(
          await run(campaigns.update({ id: 'over', base, ...aCampaignDraft({ title: 'Mine' }) })),
        ).toEqual(conflict);
      expect(await run(campaigns.get({ id: 'over' }))).toEqual(theirs);
    });

    test('of several changes from one base at the same moment one is done', async () => {
      const { campaigns, run } = await setUp();
      const titles = ['A', 'B', 'C', 'D'];
      const results = await run(
        Promise.all(
          titles.map((title) =>
            campaigns.update({ id: 'over', base: over.revision, ...aCampaignDraft({ title }) }),
          ),
        ),
      );
      const done = results.filter(({ ok }) => ok);
      expect(done).toHaveLength(1);
      expect(results.filter(({ ok }) => !ok)).toEqual([conflict, conflict, conflict]);
      expect(await run(campaigns.get({ id: 'over' }))).toEqual(done[0]);
    });

    test('an update of what is not there is refused', async () => {
      const { campaigns, run } = await setUp();
      expect(await run(campaigns.update({ id: 'nobody', base: 'first', ...aCampaignDraft() }))).toEqual({
        ok: false,
        failure: { code: 'not-found' },
      });
    });
  });
}
