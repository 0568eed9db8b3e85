import { describe, expect, test } from 'vitest';
import type { PersonalData } from '../../src/core/privacy/personal-data.port';
import { fail, ok } from '../../src/core/shared/result';
import { plantedReceipt } from '../support/receipt-builder';
import type { Run, Soon } from './harness';

/**
 * A back end with the admin who asks, and a person who signs in with a password, has sent the message 'planted-message',
 * asked for a pickup of 'planted boots' at 'planted lane' with the words 'planted-words', given $42 with the note
 * 'planted-note', planned to give again as 'planted-plan', and been sent a mail.
 */
export interface PersonalDataHarness {
  readonly data: PersonalData;
  readonly run: Run;
  readonly adminId: string;
  readonly person: { readonly id: string; readonly email: string };
  /** Everything that is kept, as text. */
  readonly everything: () => Promise<string>;
  /** How many passwords and links are kept with which the person may sign in. */
  readonly waysIn: () => Promise<number>;
  /** What is left of gifts and pickups: the cents of each gift, and what each pickup was for. */
  readonly left: () => Promise<{ readonly cents: readonly number[]; readonly items: readonly string[] }>;
  /** What the audit log says was done. */
  readonly noted: () => Promise<readonly string[]>;
}

/** The person's own words, in small letters. */
const PLANTED = [
  'planted-message',
  'planted lane',
  'planted-words',
  'planted-note',
  'planted-plan',
  'planted-receipt',
];

/** What every adapter of personal data must do. */
export function personalDataContract(name: string, make: () => Soon<PersonalDataHarness>): void {
  describe(`${name} as personal data`, () => {
    test('gives out what is kept of a person, and notes that', async () => {
      const { data, run, person, noted } = await make();
      const file = await run(data.export(person.id));
      expect(file).toMatchObject(ok({ person: { email: person.email } }));
      const text = JSON.stringify(file).toLowerCase();
      for (const planted of PLANTED) expect(text).toContain(planted);
      expect(text).toContain('4200');
      const { number, year, kind, issuedOn, state, text: receiptText } = plantedReceipt(person.email);
      const shown = { ...receiptText, donor: expect.objectContaining({ name: 'planted-receipt' }) };
      const receipts = file.ok ? file.value.receipts : [];
      expect(receipts).toEqual([{ number, year, kind, issuedOn, state, text: shown }]);
      expect(await noted()).toEqual(['person.export']);
      expect(await run(data.export('nobody'))).toEqual(fail({ code: 'not-found' }));
    });

    test('erases a person for good, and notes that', async () => {
      const { data, run, person, everything, waysIn, left, noted } = await make();
      const before = await everything();
      for (const planted of [...PLANTED, person.email]) expect(before).toContain(planted);
      expect(await waysIn()).toBeGreaterThan(0);
      expect(await run(data.erase(person.id))).toEqual(ok(undefined));
      const after = await everything();
      for (const gone of [...PLANTED, person.email]) expect(after).not.toContain(gone);
      // Nor any word of theirs by which a search would find them; what they gave stays.
      expect(after.replaceAll('planted boots', '')).not.toContain('planted');
      expect(await waysIn()).toBe(0);
      // The foundation's books stay.
      expect(await left()).toEqual({ cents: [4200], items: ['planted boots'] });
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
