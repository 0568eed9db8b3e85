import { describe, expect, test } from 'vitest';
import { FIRST_SETTINGS, type Settings } from '../../src/core/settings/settings';
import type { SettingsStore } from '../../src/core/settings/settings.api';
import { fail, ok } from '../../src/core/shared/result';
import type { Run, Soon } from './harness';

const SETTINGS: Settings = {
  ...FIRST_SETTINGS,
  legalName: 'Example Foundation, Inc.',
  formationState: 'Nevada',
  purpose: 'Shoes for people who need them.',
  registrationNote: 'Registered <b>here</b>.',
  giftsAre: 'not-deductible',
  sendReceipts: true,
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
      const saved = await run(store.save({ ...SETTINGS, base: first }));
      expect(saved).toMatchObject(ok({ settings: SETTINGS }));
      expect(await run(store.read())).toEqual(saved);
      const second = saved.ok ? saved.value.revision : '';
      expect(second).not.toBe(first);
      const changed = { ...SETTINGS, signatory: 'Avery, Treasurer' };
      expect(await run(store.save({ ...changed, base: second }))).toMatchObject(ok({ settings: changed }));
      expect(await run(store.read())).toMatchObject(ok({ settings: changed }));
    });

    test('of two who change the same settings one saves, and the other is told', async () => {
      const { store, run } = await make();
      const base = revisionOf(await run(store.read()));
      const saves = [SETTINGS, { ...SETTINGS, legalName: 'Another Name' }].map((settings) =>
        store.save({ ...settings, base }),
      );
      const [one, other] = await run(Promise.all(saves));
      expect([one?.ok, other?.ok].sort()).toEqual([false, true]);
      expect([one, other]).toContainEqual(fail({ code: 'conflict' }));
      expect([one, other]).toContainEqual(await run(store.read()));
      expect(await run(store.save({ ...SETTINGS, base }))).toEqual(fail({ code: 'conflict' }));
    });

    test('what is saved is tidy, and what cannot be kept changes nothing', async () => {
      const { store, run } = await make();
      const base = revisionOf(await run(store.read()));
      const wrong = {
        ...SETTINGS,
        purpose: 'x'.repeat(201),
        replyTo: 'nobody',
        keepMessagesDays: 7,
        base,
      };
      expect(await run(store.save(wrong))).toEqual(
        fail({
          code: 'validation',
          fields: [
            { field: 'purpose', message: '' },
            { field: 'replyTo', message: '' },
            { field: 'keepMessagesDays', message: '' },
          ],
        }),
      );
      expect(revisionOf(await run(store.read()))).toBe(base);
      const typed = {
        ...SETTINGS,
        legalName: ' Example ',
        formationState: ' Nevada ',
        purpose: ' Shoes ',
        registrationNote: ' Registered ',
        ein: '12 3456789',
        base,
        toldOfMessages: [' a@fsr.example', '', 'A@fsr.example '],
      };
      const tidy = {
        legalName: 'Example',
        ein: '12-3456789',
        formationState: 'Nevada',
        purpose: 'Shoes',
        registrationNote: 'Registered',
        toldOfMessages: ['a@fsr.example'],
      };
      expect(await run(store.save(typed))).toMatchObject(ok({ settings: tidy }));
    });
  });
}
