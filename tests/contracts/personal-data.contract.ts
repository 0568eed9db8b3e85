import { describe, expect, test } from 'vitest';
import type { PersonalData } from '../../src/core/privacy/personal-data.port';
import { fail, ok } from '../../src/core/shared/result';
import type { Run, Soon } from './harness';

/** A back end with the admin who asks, and a person who has sent the message 'planted-message'. */
export interface PersonalDataHarness {
  readonly data: PersonalData;
  readonly run: Run;
  readonly adminId: string;
  readonly person: { readonly id: string; readonly email: string };
  /** Everything that is kept, as text. */
  readonly everything: () => Promise<string>;
  /** What the audit log says was done. */
  readonly noted: () => Promise<readonly string[]>;
}

/** What every adapter of personal data must do. */
export function personalDataContract(name: string, make: () => Soon<PersonalDataHarness>): void {
  describe(`${name} as personal data`, () => {
    test('gives out what is kept of a person, and notes that', async () => {
      const { data, run, person, noted } = await make();
      const file = await run(data.export(person.id));
      expect(file).toMatchObject(ok({ person: { email: person.email } }));
      expect(JSON.stringify(file)).toContain('planted-message');
      expect(await noted()).toEqual(['person.export']);
      expect(await run(data.export('nobody'))).toEqual(fail({ code: 'not-found' }));
    });

    test('erases a person for good, and notes that', async () => {
      const { data, run, person, everything, noted } = await make();
      expect(await everything()).toContain(person.email);
      expect(await run(data.erase(person.id))).toEqual(ok(undefined));
      const left = await everything();
      for (const gone of [person.email, 'planted-message']) expect(left).not.toContain(gone);
      expect(await noted()).toEqual(['person.erase']);
      expect(await run(data.erase('nobody'))).toEqual(fail({ code: 'not-found' }));
    });

    test('refuses to erase the last admin, who is also the one who asks', async () => {
      const { data, run, adminId, noted } = await make();
      const reason = 'last-admin';
      expect(await run(data.erase(adminId))).toEqual(fail({ code: 'forbidden', reason }));
      expect(await noted()).toEqual([]);
    });
  });
}
