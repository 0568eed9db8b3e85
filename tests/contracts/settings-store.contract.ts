import { describe, expect, test } from 'vitest';
import { FIRST_SETTINGS, type Settings } from '../../src/core/settings/settings';
import type { SettingsStore } from '../../src/core/settings/settings-store.port';
import { fail, ok } from '../../src/core/shared/result';
import type { Run, Soon } from './harness';

const SETTINGS: Settings = {
  ...FIRST_SETTINGS,
  legalName: 'Example Foundation, Inc.',
  toldOfMessages: ['one@fsr.example', 'two@fsr.example'],
  keepMessagesDays: 365,
};

/** What every settings store must do. */
export function settingsStoreContract(
  name: string,
  make: () => Soon<{ readonly store: SettingsStore; readonly run: Run }>,
): void {
  describe(`${name} as a settings store`, () => {
    const revisionOf = (read: Awaited<ReturnType<SettingsStore['read']>>) => {
      if (!read.ok) throw new Error(read.failure.code);
      return read.value.revision;
    };

    test('answers what was saved last, under another revision', async () => {
      const { store, run } = await make();
      const first = revisionOf(await run(store.read()));
      const saved = await run(store.save(SETTINGS, first));
      expect(saved).toMatchObject(ok({ settings: SETTINGS }));
      expect(await run(store.read())).toEqual(saved);
      const second = saved.ok ? saved.value.revision : '';
      expect(second).not.toBe(first);
      const changed = { ...SETTINGS, signatory: 'Avery, Treasurer' };
      expect(await run(store.save(changed, second))).toMatchObject(ok({ settings: changed }));
      expect(await run(store.read())).toMatchObject(ok({ settings: changed }));
    });

    test('of two who change the same settings one saves, and the other is told', async () => {
      const { store, run } = await make();
      const base = revisionOf(await run(store.read()));
      const saves = [SETTINGS, { ...SETTINGS, legalName: 'Another Name' }].map((settings) =>
        store.save(settings, base),
      );
      const [one, other] = await run(Promise.all(saves));
      expect([one?.ok, other?.ok].sort()).toEqual([false, true]);
      expect([one, other]).toContainEqual(fail({ code: 'conflict' }));
      expect([one, other]).toContainEqual(await run(store.read()));
      expect(await run(store.save(SETTINGS, base))).toEqual(fail({ code: 'conflict' }));
    });
  });
}
