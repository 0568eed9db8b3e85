import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../src/core/campaigns/campaign';
import type { CampaignGateway } from '../../src/core/campaigns/campaign-gateway.port';
import { aCampaign, aCampaignDraft } from '../support/campaign-builder';
import type { FakeTime } from '../support/fake-time';
import { campaignGatewayFaults } from './campaign-gateway.faults';

/** A gateway that holds exactly the given campaigns, and the time that drives it. */
export interface CampaignGatewayUnderTest {
  readonly gateway: CampaignGateway;
  readonly time: FakeTime;
}

/** What every campaign gateway must do; each adapter runs it. */
export function campaignGatewayContract(
  name: string,
  make: (campaigns: readonly Campaign[]) => CampaignGatewayUnderTest,
): void {
  const running = aCampaign({ id: 'running' });
  const over = aCampaign({ id: 'over', endDate: 0 });
  const hidden = aCampaign({ id: 'hidden', isActive: false });

  function setUp(campaigns: readonly Campaign[] = [running, over, hidden]) {
    const { gateway, time } = make(campaigns);
    async function answer<T>(question: Promise<T>): Promise<T> {
      await time.advance(5000);
      return question;
    }
    return { gateway, answer, time };
  }

  describe(`${name} is a campaign gateway`, () => {
    test('it lists every campaign in order', async () => {
      const { gateway, answer } = setUp();
      expect(await answer(gateway.list())).toEqual({ ok: true, value: [running, over, hidden] });
    });

    test('active means isActive alone: one that has ended is listed still', async () => {
      const { gateway, answer } = setUp();
      expect(await answer(gateway.listActive())).toEqual({ ok: true, value: [running, over] });
    });

    test('it gets one by its id', async () => {
      const { gateway, answer } = setUp();
      expect(await answer(gateway.get('over'))).toEqual({ ok: true, value: over });
      expect(await answer(gateway.get('nobody'))).toEqual({ ok: false, failure: { code: 'not-found' } });
    });

    test('what is created gets an id and times, and is listed last, at once', async () => {
      const { gateway, answer, time } = setUp();
      await answer(gateway.list());
      const before = time.now();
      const draft = aCampaignDraft({ title: 'School Shoes' });
      const created = await answer(gateway.create(draft));
      expect(created).toMatchObject({ ok: true, value: draft });
      if (!created.ok) return;
      expect(created.value.createdAt).toBeGreaterThanOrEqual(before);
      expect(created.value.updatedAt).toBe(created.value.createdAt);
      expect(['running', 'over', 'hidden']).not.toContain(created.value.id);
      const listed = await answer(gateway.list());
      expect(listed).toEqual({ ok: true, value: [running, over, hidden, created.value] });
    });

    test('what is updated keeps its id, its place and the time of its creation', async () => {
      const { gateway, answer } = setUp();
      await answer(gateway.listActive());
      await answer(gateway.get('over'));
      const draft = aCampaignDraft({ title: 'Renamed', isActive: false });
      const updated = await answer(gateway.update('over', draft));
      expect(updated).toMatchObject({
        ok: true,
        value: { ...draft, id: 'over', createdAt: over.createdAt },
      });
      expect(updated.ok && updated.value.updatedAt).toBeGreaterThanOrEqual(over.updatedAt);
      expect(await answer(gateway.get('over'))).toEqual(updated);
      expect(await answer(gateway.listActive())).toEqual({ ok: true, value: [running] });
      expect(await answer(gateway.list())).toMatchObject({
        value: [{ id: 'running' }, { id: 'over' }, { id: 'hidden' }],
      });
    });

    test('an update of what is not there is refused', async () => {
      const { gateway, answer } = setUp();
      expect(await answer(gateway.update('nobody', aCampaignDraft()))).toEqual({
        ok: false,
        failure: { code: 'not-found' },
      });
    });

    test('who stops waiting is told so', async () => {
      const { gateway, answer } = setUp();
      const cancelled = { ok: false, failure: { code: 'cancelled' } };
      expect(await answer(gateway.list(AbortSignal.abort()))).toEqual(cancelled);
      const waiting = new AbortController();
      const question = gateway.listActive(waiting.signal);
      waiting.abort();
      const result = await answer(question);
      expect([cancelled, { ok: true, value: [running, over] }]).toContainEqual(result);
    });
  });

  campaignGatewayFaults(name, make);
}
