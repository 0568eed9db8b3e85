import { describe, expect, test } from 'vitest';
import type { GiftFigures } from '../../src/core/giving/figures';
import type { Gift } from '../../src/core/giving/gift';
import type { PersonalData } from '../../src/core/privacy/personal-data.port';
import { fail, ok } from '../../src/core/shared/result';
import { aDonor, aGift } from '../support/gift-builder';
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
  /** What the gifts add up to, as the core counts them, and as the back end does. */
  readonly figures: () => Promise<GiftFigures>;
  readonly counted: () => Promise<GiftFigures>;
  /** What the audit log says was done. */
  readonly noted: () => Promise<readonly string[]>;
}

/**
 * What else is in the gift book: two gifts of the person, one under another address, and two by people erased before.
 */
export function moreOf(personId: string, email: string): readonly Gift[] {
  const erased = { name: 'Erased person', email: '', phone: '', address: '' };
  return [
    aGift({ id: 'more-1', cents: 100, receivedOn: '2024-05-05', donor: aDonor({ email }) }),
    aGift({ id: 'more-2', cents: 200, personId, donor: aDonor({ email: 'other@mail.example' }) }),
    aGift({ id: 'more-3', cents: 300, personId: 'erased:one', donor: erased }),
    aGift({ id: 'more-4', cents: 400, personId: 'erased:other', donor: erased }),
  ];
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
      const { data, run, person, everything, waysIn, left, figures, counted, noted } = await make();
      const before = await everything();
      for (const planted of [...PLANTED, person.email]) expect(before).toContain(planted);
      expect(await waysIn()).toBeGreaterThan(0);
      const figuresBefore = await counted();
      expect(await run(data.erase(person.id))).toEqual(ok(undefined));
      const after = await everything();
      for (const gone of [...PLANTED, person.email]) expect(after).not.toContain(gone);
      // Nor any word of theirs by which a search would find them; what they gave stays.
      expect(after.replaceAll('planted boots', '')).not.toContain('planted');
      expect(await waysIn()).toBe(0);
      // The foundation's books stay.
      const { cents, items } = await left();
      expect([...cents].sort((one, other) => one - other)).toEqual([100, 200, 300, 400, 4200]);
      expect(items).toEqual(['planted boots']);
      expect([await figures(), await counted()]).toEqual([figuresBefore, figuresBefore]);
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
