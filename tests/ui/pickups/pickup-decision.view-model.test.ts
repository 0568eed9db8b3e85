import { expect, test } from 'vitest';
import type { Pickup } from '../../../src/core/pickups/pickup';
import { fail, ok } from '../../../src/core/shared/result';
import { pickupsTexts as texts } from '../../../src/ui/pickups/pickups.texts';
import { PickupDecisionViewModel } from '../../../src/ui/pickups/pickups.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { FakeTime } from '../../support/fake-time';
import { aPickup } from '../../support/message-builder';

/** Somebody declines a pickup that was changed meanwhile to `kept`. */
async function declineOver(kept: Pickup) {
  const time = new FakeTime(Date.UTC(2026, 10, 21, 20));
  const toasts = new ToastViewModel(time, time);
  const pickups = { decide: async () => fail({ code: 'conflict' }), get: async () => ok(kept) };
  const viewModel = new PickupDecisionViewModel({ pickups, toasts, clock: time });
  viewModel.begin(aPickup(), 'declined');
  const isDone = await viewModel.submit({ ...viewModel.initial, reason: 'Too far.' });
  return { viewModel, toasts, isDone };
}

const SCHEDULED = { scheduledAt: Date.UTC(2026, 10, 23, 18), revision: 'second' };

test('who takes what is kept saves nothing, and the dialog closes', async () => {
  const { viewModel, toasts, isDone } = await declineOver(aPickup({ state: 'scheduled', ...SCHEDULED }));
  expect(isDone).toBe(false);
  expect(viewModel.conflict?.fields).toEqual([{ field: 'outcome', author: 'both' }]);
  expect(viewModel.resolve({ outcome: 'theirs' }).isToSave).toBe(false);
  expect(toasts.toast?.title).toBe('Nothing Changed');
  expect(viewModel.open).toBeNull();
});

test('what can no longer be decided says so, asks nothing, and keeps the dialog open', async () => {
  const { viewModel, toasts } = await declineOver(aPickup({ state: 'collected', ...SCHEDULED }));
  expect(viewModel.conflict).toBeNull();
  expect(toasts.toast?.description).toBe(texts.decideFailed.conflict);
  expect(viewModel.open).not.toBeNull();
});

test('a decision whose answer got lost is recognized, and is no conflict', async () => {
  const { toasts, isDone } = await declineOver(
    aPickup({ state: 'declined', reason: 'Too far.', revision: 'second' }),
  );
  expect(isDone).toBe(true);
  expect(toasts.toast?.title).toBe(texts.done.declined);
});
