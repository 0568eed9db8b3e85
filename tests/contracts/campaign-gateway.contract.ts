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

    test('what is created gets an id and times, and is listed last, at once', async () => {
      const { gateway, run } = await setUp();
      await run(gateway.list());
      const draft = aCampaignDraft({ title: 'School Shoes' });
      const created = await run(gateway.create(draft));
      expect(created).toMatchObject({ ok: true, value: draft });
      if (!created.ok) return;
      expect(created.value.createdAt).toBeGreaterThanOrEqual(hidden.createdAt);
      expect(created.value.updatedAt).toBe(created.value.createdAt);
      expect(['running', 'over', 'hidden']).not.toContain(created.value.id);
      const listed = await run(gateway.list());
      expect(listed).toEqual({ ok: true, value: [running, over, hidden, created.value] });
    });

    test('what is updated keeps its id, its place and the time of its creation', async () => {
      const { gateway, run } = await setUp();
      await run(gateway.listActive());
      await run(gateway.get('over'));
      const draft = aCampaignDraft({ title: 'Renamed', isActive: false });
      const updated = await run(gateway.update('over', draft));
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

    test('an update of what is not there is refused', async () => {
      const { gateway, run } = await setUp();
      expect(await run(gateway.update('nobody', aCampaignDraft()))).toEqual({
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
