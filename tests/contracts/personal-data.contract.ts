import { describe, expect, test } from 'vitest';
import type { GiftFigures } from '../../src/core/gifts/figures';
import { numbersMeant } from '../../src/core/gifts/import/gift-import';
import type { PersonalData } from '../../src/core/privacy/privacy.api';
import { donorOnReceipt } from '../../src/core/receipts/receipt';
import type { ReceiptMailings } from '../../src/core/receipts/receipt-run';
import { fail, ok } from '../../src/core/shared/result';
import { anApplication } from '../support/application-builder';
import { aDonor } from '../support/gift-builder';
import { aMessage } from '../support/message-builder';
import { type PlantedRecords, plantedRecords } from '../support/planted-records';
import type { Run, Soon } from './harness';

/**
 * A back end with the admin who asks, and a person 'Planted' who signs in with a password, of whom it keeps what plantedRecords
 * says, and who has been sent a mail of the kind 'message' with the subject 'planted-subject'.
 */
export interface PersonalDataHarness {
  readonly data: PersonalData;
  readonly run: Run;
  readonly adminId: string;
  readonly person: { readonly id: string; readonly email: string };
  /** Everything that is kept, as text in small letters. */
  readonly everything: () => Promise<string>;
  /** How many passwords and links are kept with which the person may sign in. */
  readonly waysIn: () => Promise<number>;
  /** What is left of what plantedRecords says, in its order. */
  readonly left: () => Promise<Omit<PlantedRecords, 'messages'>>;
  /** When the first receipt was sent, and where to. */
  readonly mailings: () => Promise<ReceiptMailings['items']>;
  /** How many of each thing a search finds. */
  readonly found: (
    search: string,
  ) => Promise<Readonly<Record<'people' | 'pickups' | 'gifts' | 'receipts', number>>>;
  /** What the gifts add up to, as the core counts them, and as the back end does. */
  readonly figures: () => Promise<GiftFigures>;
  readonly counted: () => Promise<GiftFigures>;
  /** What the audit log says was done. */
  readonly noted: () => Promise<readonly string[]>;
}

/** The person's own words, in small letters. */
const PLANTED = [
  'planted-message',
  '1 planted lane',
  'planted-words',
  'planted-note',
  'planted-plan',
  'planted-receipt',
  'planted-items',
  'planted-goods',
  'planted-boots',
  'planted-reason',
  'planted-benefit',
  'planted-number',
  'planted-plan-number',
  'planted-access',
  'planted-guardian',
  'planted-answer',
  'planted-approval',
  'planted-staff',
  'planted-return',
  'planted-work',
  'planted-void',
  'planted-subject',
  'planted-file.csv',
  '702-555-0199',
];
/** Kept with the words of others, and not given out. */
const NOT_ON_FILE = ['planted-file.csv', 'planted-void'];

/** The numbers of the planted receipts, beyond four digits. */
const NUMBERS = ['2026-10000', '2026-123456'];

/** What every adapter of personal data must do. */
export function personalDataContract(name: string, make: () => Soon<PersonalDataHarness>): void {
  describe(`${name} as personal data`, () => {
    test('gives out what is kept of a person, field by field, and notes that', async () => {
      const { data, run, person, noted } = await make();
      const file = await run(data.export({ id: person.id }));
      const { messages, pickups, gifts, plans, receipts, applications, signups } = plantedRecords(
        person.id,
        person.email,
      );
      expect(file).toEqual(
        ok({
          person: expect.objectContaining({ id: person.id, email: person.email, state: 'active' }),
          messages: messages.slice(0, 1).map(({ id: _, revision: __, ...message }) => message),
          pickups: pickups.filter(({ id }) => id !== 'of-other').map(({ revision: _, ...pickup }) => pickup),
          gifts: gifts.slice(0, 3).map(({ revision: _, personId: __, importId: ___, ...gift }) => gift),
          plans: plans.map(({ revision: _, personId: __, ...plan }) => plan),
          receipts: receipts.map(({ number, year, kind, issuedOn, state, text }) => ({
            number,
            year,
            kind,
            issuedOn,
            state,
            text,
          })),
          applications: applications.slice(0, 2).map((one, index) => {
            const { revision, personId, personKey, programId, decidedBy, ...application } = one;
            return { ...application, program: 'Walk With Me', staffNote: index === 0 ? 'planted-staff' : '' };
          }),
          programs: ['Walk With Me'],
          trainings: [{ title: 'Lifting', doneOn: '2026-01-10', by: 'self' }],
          signups: signups
            .filter(({ personId }) => personId === person.id)
            .map((signup) => {
              const { revision, personId, personKey, eventId, shiftId, programId, ...own } = signup;
              const { approvedBy, markedBy, ...rest } = own;
              const shift = shiftId === null ? '' : 'Welcome desk';
              return { ...rest, event: 'Fitting Day', shift, program: 'Walk With Me' };
            }),
          reported: ['Warm Meals'],
          mails: [
            {
              kind: 'message',
              to: person.email,
              subject: 'planted-subject',
              language: 'en',
              state: 'waiting',
              queuedAt: expect.any(Number),
              sentAt: null,
            },
          ],
          sessions: [],
        }),
      );
      expect(file.ok && Object.keys(file.value.person)).not.toContain('revision');
      const text = JSON.stringify(file).toLowerCase();
      for (const planted of PLANTED) expect(text.includes(planted)).toBe(!NOT_ON_FILE.includes(planted));
      expect(await noted()).toEqual(['person.export']);
      expect(await run(data.export({ id: 'nobody' }))).toEqual(fail({ code: 'not-found' }));
    });

    test('erases a person for good, and notes that', async () => {
      const { data, run, person, everything, waysIn, figures, counted, noted } = await make();
      const before = await everything();
      for (const planted of [...PLANTED, person.email]) expect(before).toContain(planted);
      expect(await waysIn()).toBeGreaterThan(0);
      const figuresBefore = await counted();
      expect(await run(data.erase({ id: person.id }))).toEqual(ok(undefined));
      const after = await everything();
      for (const gone of [...PLANTED, person.email]) expect(after).not.toContain(gone);
      // Nor any word of theirs that a search would find.
      expect(after).not.toContain('planted');
      // Somebody else still gets a mail when something comes in.
      expect(after).toContain('other@fsr.example');
      expect(await waysIn()).toBe(0);
      expect([await figures(), await counted()]).toEqual([figuresBefore, figuresBefore]);
      expect(await noted()).toEqual(['person.erase']);
      expect(await run(data.erase({ id: 'nobody' }))).toEqual(fail({ code: 'not-found' }));
    });

    test('leaves sums, counts and days of an erased person with neutral words, and others as they were', async () => {
      const { data, run, person, left, mailings } = await make();
      expect(await mailings()).toEqual([{ at: 1, to: person.email, state: 'waiting' }]);
      const before = plantedRecords(person.id, person.email);
      await run(data.erase({ id: person.id }));
      const after = await left();
      const renewed = expect.not.stringMatching(/^first$/);
      const nobody = aDonor({ name: 'Erased person', email: '' });
      const key = expect.stringMatching(/^erased:/);
      expect(after.gifts).toEqual(
        before.gifts.map((gift, index) =>
          index > 2
            ? gift
            : { ...gift, revision: renewed, donor: nobody, personId: key, ...GIFT_WORDS[gift.id] },
        ),
      );
      expect(after.imports).toEqual(before.imports.map((one) => ({ ...one, fileName: 'Erased file name' })));
      const { name, email, phone, address } = nobody;
      const contact = { name, email, phone, address };
      const emptied = { ...contact, message: '', reason: '', items: 'Goods', language: 'en' };
      const goods = (count: number) => [{ description: 'Goods', count }];
      expect(after.pickups).toEqual([
        { ...before.pickups[0], ...emptied, revision: renewed, goods: goods(7) },
        { ...before.pickups[1], ...emptied, revision: renewed },
        before.pickups[2],
      ]);
      expect(after.plans).toEqual(
        before.plans.map((plan) => ({
          ...plan,
          name,
          email,
          revision: renewed,
          personId: null,
          state: 'ended',
        })),
      );
      expect(after.receipts).toEqual(
        before.receipts.map((receipt, index) => ({
          ...receipt,
          donorKey: `erased:${receipt.id}`,
          personId: null,
          text: {
            ...receipt.text,
            donor: donorOnReceipt(nobody),
            gifts: receipt.text.gifts.map((gift) => ({
              ...gift,
              benefit: gift.benefit && { ...gift.benefit, description: 'Goods or services' },
            })),
          },
          voided: index === 0 ? null : { ...receipt.voided, reason: '' },
        })),
      );
      expect(await mailings()).toEqual([{ at: 1, to: null, state: null }]);
      expect(after.letters).toEqual([{ key, outcome: null }, before.letters[1]]);
    });

    test('takes an erased person out of applications and programs, withdraws what still waits and ends enrollments', async () => {
      const { data, run, person, left } = await make();
      const { programs, applications, staffNotes } = plantedRecords(person.id, person.email);
      await run(data.erase({ id: person.id }));
      const after = await left();
      const renewed = expect.not.stringMatching(/^first$/);
      const words = {
        name: '',
        contact: '',
        access: '',
        answers: [],
        adult: null,
        guardian: '',
        language: 'en',
        message: '',
        reason: '',
      };
      const erased = { ...words, personId: null, revision: renewed, erasedAt: expect.any(Number) };
      expect(after.applications).toEqual([
        { ...applications[0], ...erased, state: 'withdrawn', decidedAt: expect.any(Number) },
        {
          ...applications[1],
          ...erased,
          pairs: [{ cut: 'men', size: 10.5, wide: false }],
          ended: { at: expect.any(Number), how: 'left' },
        },
        {
          ...applications[2],
          contact: '',
          revision: renewed,
          decidedBy: { id: person.id, name: 'Erased person' },
        },
        applications[3],
      ]);
      expect(after.programs).toEqual([
        { ...programs[0], managerIds: ['parker'], revision: renewed },
        programs[1],
      ]);
      expect(after.staffNotes).toEqual(staffNotes.slice(1));
    });

    test('takes an erased person out of sign-ups and hours; marks and minutes stay', async () => {
      const { data, run, person, left } = await make();
      const { signups } = plantedRecords(person.id, person.email);
      await run(data.erase({ id: person.id }));
      const after = await left();
      const renewed = expect.not.stringMatching(/^first$/);
      const gone = { personId: null, note: '', returnReason: '', erasedAt: expect.any(Number) };
      const nameless = { id: person.id, name: 'Erased person' };
      expect(after.signups).toEqual([
        { ...signups[0], ...gone, revision: renewed },
        { ...signups[1], ...gone, revision: renewed },
        { ...signups[2], contact: '', revision: renewed },
        { ...signups[3], markedBy: nameless, approvedBy: nameless, revision: renewed },
        signups[4],
      ]);
    });

    test('forgets which trainings an erased person has done; what they reported stays counted', async () => {
      const { data, run, person, left } = await make();
      const { guides, completions } = plantedRecords(person.id, person.email);
      await run(data.erase({ id: person.id }));
      const after = await left();
      const key = expect.not.stringContaining(person.id);
      expect(after.guides).toEqual([guides[0], { ...guides[1], reports: ['ann', key] }, guides[2]]);
      expect(after.completions).toEqual(completions.slice(1));
    });

    test('finds an erased person by the words that stayed, and by no others', async () => {
      const { data, run, person, found } = await make();
      expect(await found('planted')).toEqual({ people: 1, pickups: 2, gifts: 2, receipts: 2 });
      const ofOneReceipt = { people: 0, pickups: 0, gifts: 0, receipts: 1 };
      for (const number of NUMBERS) expect(await found(number)).toEqual(ofOneReceipt);
      await run(data.erase({ id: person.id }));
      expect(await found('planted')).toEqual({ people: 0, pickups: 0, gifts: 0, receipts: 0 });
      expect(await found('erased')).toEqual({ people: 1, pickups: 2, gifts: 5, receipts: 2 });
      for (const number of NUMBERS) expect(await found(number)).toEqual(ofOneReceipt);
    });

    const application = (id: string) => ({ kind: 'application', id }) as const;
    const signup = (id: string) => ({ kind: 'signup', id }) as const;
    const message = (id: string) => ({ kind: 'message', id }) as const;

    test('lists the records of people without an account who are reached as somebody is', async () => {
      const { data, run, person } = await make();
      const called = {
        kind: 'application',
        id: 'called',
        name: 'Ben',
        contact: person.email,
        about: 'Walk With Me',
        at: 1_000,
      };
      const reached = {
        kind: 'signup',
        id: 'reached',
        name: 'Robin',
        contact: person.email.toUpperCase(),
        about: 'Fitting Day',
      };
      const event = { at: expect.any(Number), isSame: false };
      expect(await run(data.alike({ kind: 'person', id: person.id }))).toEqual(
        ok([
          { ...reached, ...event },
          { ...called, isSame: false },
        ]),
      );
      expect(await run(data.alike(application('called')))).toEqual(ok([{ ...reached, ...event }]));
      expect(await run(data.alike(signup('marked')))).toEqual(
        ok([{ ...reached, id: 'of-others', contact: '702-555-0101', ...event, isSame: true }]),
      );
      for (const of of [application('applied'), signup('nobody'), { kind: 'person', id: 'nobody' } as const])
        expect(await run(data.alike(of))).toEqual(fail({ code: 'not-found' }));
    });

    test('gives out one record of somebody without an account, and notes that without a word of theirs', async () => {
      const { data, run, person, noted } = await make();
      const { applications, signups } = plantedRecords(person.id, person.email);
      const file = await run(data.exportRecord(application('others')));
      const { revision, personId, personKey, programId, decidedBy, ...rest } =
        applications[3] ?? anApplication();
      const own = { ...rest, program: 'Walk With Me', staffNote: 'Evenings are best.' };
      expect(file).toEqual(ok({ applications: [own], signups: [], messages: [], mails: [] }));
      const given = await run(data.exportRecord(signup('reached')));
      expect(given).toMatchObject(
        ok({
          applications: [],
          signups: [
            { name: 'Robin', contact: signups[2]?.contact, event: 'Fitting Day', program: 'Walk With Me' },
          ],
          mails: [],
        }),
      );
      for (const of of [application('applied'), signup('guest'), application('nobody')])
        expect(await run(data.exportRecord(of))).toEqual(fail({ code: 'not-found' }));
      expect(await noted()).toEqual(['record.export', 'record.export']);
    });

    test('erases records of people without an account, and leaves those of others with the same contact', async () => {
      const { data, run, person, left, noted } = await make();
      const before = plantedRecords(person.id, person.email);
      expect(await run(data.eraseRecords({ records: [application('others'), signup('of-others')] }))).toEqual(
        ok(undefined),
      );
      const after = await left();
      const renewed = expect.not.stringMatching(/^first$/);
      const words = {
        name: '',
        contact: '',
        access: '',
        answers: [],
        adult: null,
        guardian: '',
        message: '',
        reason: '',
      };
      const at = expect.any(Number);
      const gone = { ...words, revision: renewed, state: 'withdrawn', decidedAt: at, erasedAt: at };
      expect(after.applications).toEqual(
        before.applications.map((record) => (record.id === 'others' ? { ...record, ...gone } : record)),
      );
      const nobody = {
        name: '',
        contact: '',
        call: null,
        note: '',
        returnReason: '',
        revision: renewed,
        erasedAt: at,
      };
      expect(after.signups).toEqual(
        before.signups.map((record) =>
          record.id === 'of-others' ? { ...record, ...nobody, state: 'withdrawn' } : record,
        ),
      );
      expect(after.staffNotes).toEqual(before.staffNotes.slice(0, 1));
      expect(await noted()).toEqual(['record.erase', 'record.erase']);
      // What is erased stays so, and what belongs to an account is no such record.
      for (const of of [application('others'), application('applied'), signup('guest'), signup('nobody')])
        expect(await run(data.eraseRecords({ records: [of] }))).toEqual(fail({ code: 'not-found' }));
    });

    test('somebody who asks for shoes is a person without an account, whose request is given out and goes', async () => {
      const { data, run, person, everything, noted } = await make();
      const [written, asked] = plantedRecords(person.id, person.email).messages;
      const { id, revision, ...own } = asked ?? aMessage();
      const file = { applications: [], signups: [], messages: [own], mails: [] };
      expect(await run(data.exportRecord(message('asked')))).toEqual(ok(file));
      expect(await run(data.alike(message('asked')))).toEqual(ok([]));
      // What somebody wrote by the contact form is found by an account's address alone.
      expect(await run(data.exportRecord(message(written?.id ?? '')))).toEqual(fail({ code: 'not-found' }));
      expect(await run(data.eraseRecords({ records: [message('asked')] }))).toEqual(ok(undefined));
      expect(await run(data.eraseRecords({ records: [message('asked')] }))).toEqual(
        fail({ code: 'not-found' }),
      );
      const after = await everything();
      expect([after.includes('555-0177'), after.includes('555-0178')]).toEqual([false, true]);
      expect(await noted()).toEqual(['record.export', 'record.erase']);
    });

    test('erases the records that were chosen together with a person, and no others', async () => {
      const { data, run, person, left, noted } = await make();
      expect(await run(data.erase({ id: person.id, records: [application('called')] }))).toEqual(
        ok(undefined),
      );
      const after = await left();
      expect(after.applications.map(({ name, contact }) => [name, contact])).toEqual([
        ['', ''],
        ['', ''],
        ['', ''],
        ['Ben', '702-555-0123'],
      ]);
      expect(after.signups.map(({ name }) => name)).toEqual(['', '', 'Robin', 'Robin', 'Robin']);
      expect((await noted()).toSorted()).toEqual(['person.erase', 'record.erase']);
    });

    test('refuses to erase the last admin, who is also the one who asks', async () => {
      const { data, run, adminId, noted } = await make();
      const reason = 'last-admin';
      expect(await run(data.erase({ id: adminId }))).toEqual(fail({ code: 'forbidden', reason }));
      expect(await noted()).toEqual([]);
    });
  });
}

/** Replaces the words of single gifts; the number still tells that the payment is known. */
const GIFT_WORDS: Readonly<Record<string, object>> = {
  gift: {
    note: '',
    benefit: { description: 'Goods or services', cents: 100 },
    source: { provider: 'Stripe', externalId: numbersMeant('planted-number')[1] },
    planId: numbersMeant('planted-plan-number')[1],
  },
};
