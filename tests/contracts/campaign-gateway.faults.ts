import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../src/core/campaigns/campaign';
import { CreateCampaign } from '../../src/core/campaigns/create-campaign';
import { GetCampaign } from '../../src/core/campaigns/get-campaign';
import { ListActiveCampaigns } from '../../src/core/campaigns/list-active-campaigns';
import { ListCampaigns } from '../../src/core/campaigns/list-campaigns';
import { UpdateCampaign } from '../../src/core/campaigns/update-campaign';
import { CampaignFormViewModel } from '../../src/ui/campaigns/admin/campaign-form.view-model';
import { toFormValues } from '../../src/ui/campaigns/admin/campaign-form-values';
import { OneCampaignViewModel } from '../../src/ui/campaigns/admin/one-campaign.view-model';
import { CampaignListViewModel } from '../../src/ui/campaigns/campaign-list.view-model';
import { ToastViewModel } from '../../src/ui/shared/toast/toast.view-model';
import { aCampaign } from '../support/campaign-builder';
import { failuresOf } from '../support/faults/port-failures';
import { withFaults } from '../support/faults/with-faults';
import { RecordingLogger } from '../support/recording-logger';
import type { CampaignGatewayUnderTest } from './campaign-gateway.contract';

const KEPT = aCampaign({ id: 'kept' });
const LISTS = ['list', 'listActive'] as const;
const WRITES = ['create', 'update'] as const;
const LIST_FAULTS = LISTS.flatMap((method) => [
  ...failuresOf('campaignGateway', method).map((failure) => [method, failure.code, failure] as const),
  [method, 'a bug that throws', null] as const,
]);
const GET_FAULTS = [
  ...failuresOf('campaignGateway', 'get').map((failure) => [failure.code, failure] as const),
  ['a bug that throws', null] as const,
];
const WRITE_FAULTS = WRITES.flatMap((method) => [
  ...failuresOf('campaignGateway', method).map(
    (failure) => [method, JSON.stringify(failure), failure] as const,
  ),
  [method, 'a bug that throws', null] as const,
]);

/** What lists, details and the form make of a gateway that fails, is slow, or answers out of order. */
export function campaignGatewayFaults(
  name: string,
  make: (campaigns: readonly Campaign[]) => CampaignGatewayUnderTest,
): void {
  function setUp() {
    const { gateway, time } = make([KEPT]);
    const faulty = withFaults('campaignGateway', gateway);
    const logger = new RecordingLogger();
    const toasts = new ToastViewModel(time, time);
    const lists = {
      list: new CampaignListViewModel(new ListCampaigns(faulty.port, logger)),
      listActive: new CampaignListViewModel(new ListActiveCampaigns(faulty.port, logger)),
    };
    const one = new OneCampaignViewModel(new GetCampaign(faulty.port, logger));
    const form = new CampaignFormViewModel(
      new CreateCampaign(faulty.port, logger),
      new UpdateCampaign(faulty.port, logger),
      toasts,
    );
    async function answered<T>(question: Promise<T>): Promise<T> {
      await time.advance(5000);
      return question;
    }
    /** Saves the campaign under another title, as a new one or as itself. */
    const submit = (method: (typeof WRITES)[number]) =>
      form.submit({ ...toFormValues(KEPT), title: 'Renamed' }, method === 'create' ? null : KEPT);
    const stored = async () => {
      const all = await answered(gateway.list());
      return all.ok ? all.value.map(({ title }) => title) : null;
    };
    return { faulty, logger, toasts, lists, one, form, answered, submit, stored, time };
  }

  describe(`screens in front of ${name} under faults`, () => {
    test.each(LIST_FAULTS)(
      '%s: a failure by %s shows an empty list, and is there again the next time',
      async (method, _, failure) => {
        const { faulty, lists, answered, logger } = setUp();
        if (failure) faulty.fail(method, 1, failure);
        else faulty.break(method, 1);
        await answered(lists[method].load());
        expect(lists[method].state).toEqual({ status: 'ready', campaigns: [] });
        expect(logger.entries.some(({ level }) => level === 'error')).toBe(failure?.code !== 'cancelled');
        await answered(lists[method].load());
        expect(lists[method].state).toEqual({ status: 'ready', campaigns: [KEPT] });
      },
    );

    test.each(GET_FAULTS)(
      'a campaign that fails to load by %s is told so, and opens the next time',
      async (code, failure) => {
        const { faulty, one, answered } = setUp();
        if (failure) faulty.fail('get', 1, failure);
        else faulty.break('get', 1);
        await answered(one.open('kept'));
        expect(one.state).toEqual({ status: code === 'not-found' ? 'missing' : 'unavailable' });
        await answered(one.open('kept'));
        expect(one.state).toEqual({ status: 'ready', campaign: KEPT });
      },
    );

    test.each(WRITE_FAULTS)(
      '%s: a failure by %s is said, is not repeated, and the next try works',
      async (method, _, failure) => {
        const { faulty, toasts, form, answered, submit, stored } = setUp();
        if (failure) faulty.fail(method, 1, failure);
        else faulty.break(method, 1);
        expect(await answered(submit(method))).toEqual({ isDone: false, problems: [] });
        expect(toasts.toast).toMatchObject({ title: 'Error', variant: 'destructive' });
        expect(toasts.toast?.description).toMatch(/\w\.$/);
        expect(form.isSaving).toBe(false);
        expect(faulty.calls(method)).toBe(1);
        expect(await stored()).toEqual([KEPT.title]);
        expect(await answered(submit(method))).toEqual({ isDone: true });
        expect(await stored()).toEqual(method === 'create' ? [KEPT.title, 'Renamed'] : ['Renamed']);
      },
    );

    test.each(WRITES)(
      '%s: an answer that is lost is said, and the campaign is not sent again by itself',
      async (method) => {
        const { faulty, toasts, answered, submit } = setUp();
        faulty.lose(method, 1, { code: 'unavailable' });
        expect(await answered(submit(method))).toMatchObject({ isDone: false });
        expect(toasts.toast?.variant).toBe('destructive');
        expect(faulty.calls(method)).toBe(1);
      },
    );

    test.each(WRITES)('%s: while the answer is slow, further presses save nothing', async (method) => {
      const { faulty, form, answered, submit } = setUp();
      const answer = faulty.hold(method, 1);
      const first = submit(method);
      expect(await answered(submit(method))).toMatchObject({ isDone: false });
      expect(form.isSaving).toBe(true);
      answer();
      expect(await answered(first)).toEqual({ isDone: true });
      expect(faulty.calls(method)).toBe(1);
    });

    test.each(LISTS)('%s: of two answers out of order the later question counts', async (method) => {
      const { faulty, lists, answered, submit } = setUp();
      const answer = faulty.hold(method, 1);
      const early = lists[method].load();
      await answered(submit('update'));
      await answered(lists[method].load());
      answer();
      await answered(early);
      expect(lists[method].state).toMatchObject({ campaigns: [{ title: 'Renamed' }] });
    });

    test('of two campaigns that answer out of order the one that was asked for last is shown', async () => {
      const { faulty, one, answered } = setUp();
      const answer = faulty.hold('get', 1);
      const early = one.open('kept');
      await answered(one.open('nobody'));
      answer();
      await answered(early);
      expect(one.state).toEqual({ status: 'missing' });
    });
  });
}
