import type { Application, StaffNote } from '../../src/core/applications/application';
import type { Event } from '../../src/core/events/event';
import { type Gift, NO_DONOR } from '../../src/core/gifts/gift';
import type { GiftImport } from '../../src/core/gifts/import/gift-import';
import type { Completion } from '../../src/core/guides/completion';
import type { Guide } from '../../src/core/guides/guide';
import type { Message } from '../../src/core/messages/message';
import type { Pickup } from '../../src/core/pickups/pickup';
import type { RecurringPlan } from '../../src/core/plans/plan';
import type { Program } from '../../src/core/programs/program';
import { type Receipt, receiptNumber } from '../../src/core/receipts/receipt';
import { FIRST_SETTINGS, type Settings } from '../../src/core/settings/settings';
import type { Signup } from '../../src/core/signups/signup';
import { anApplication } from './application-builder';
import { anEvent, aSignup } from './event-builder';
import { aDonor, aGift, aPlan } from './gift-builder';
import { aCompletion, aResource, aTraining } from './guide-builder';
import { aMessage, aPickup } from './message-builder';
import { aProgram } from './program-builder';
import { issuedReceipt, plantedReceipt } from './receipt-builder';

/** What is kept of somebody and of others. */
export interface PlantedRecords {
  readonly messages: readonly Message[];
  readonly pickups: readonly Pickup[];
  readonly gifts: readonly Gift[];
  readonly imports: readonly GiftImport[];
  readonly plans: readonly RecurringPlan[];
  readonly receipts: readonly Receipt[];
  readonly programs: readonly Program[];
  readonly applications: readonly Application[];
  readonly staffNotes: readonly StaffNote[];
  readonly guides: readonly Guide[];
  readonly completions: readonly Completion[];
  readonly events: readonly Event[];
  readonly signups: readonly Signup[];
  /** Who gets a letter for 2026, by key. */
  readonly letters: readonly { readonly key: string; readonly outcome: 'mailed' | null }[];
}

/**
 * What a person has sent, asked for, given and planned, with words that begin with 'planted' wherever somebody may type any;
 * and two gifts by people who were erased before. `email` is in small letters.
 */
export function plantedRecords(personId: string, email: string): PlantedRecords {
  const donor = {
    name: 'Planted',
    email: email.toUpperCase(),
    phone: '702-555-0199',
    address: '1 planted lane',
  };
  const { name, phone, address } = donor;
  const asked = { name, email: donor.email, phone, address, message: 'planted-words' };
  const gone = { ...NO_DONOR, name: 'Erased person' };
  const other = aDonor({ email: 'other@mail.example' });
  const plantedGift = aGift({
    id: 'gift',
    donor,
    note: 'planted-note',
    cents: 4200,
    origin: 'import',
    benefit: { description: 'planted-benefit', cents: 100 },
    importId: 'import-1',
    source: { provider: 'Stripe', externalId: 'planted-number' },
    planId: 'planted-plan-number',
  });
  const voided = issuedReceipt(
    { kind: 'single', giftId: plantedGift.id },
    { gifts: [{ ...plantedGift, donor: { ...donor, email } }], goods: [] },
    123_456,
  );
  return {
    messages: [
      aMessage({ name: 'Planted', contact: email.toUpperCase(), text: 'planted-message', language: 'es' }),
      aMessage({ id: 'asked', topic: 'shoes', name: 'Dee', contact: '(702) 555-0177', text: 'Men 10½' }),
      aMessage({ id: 'other-asked', topic: 'shoes', name: 'Dee', contact: '702-555-0178', text: 'Men 9' }),
    ],
    pickups: [
      aPickup({
        ...asked,
        id: 'collected',
        state: 'collected',
        items: 'planted-items',
        language: 'es',
        receivedAt: 1,
        scheduledAt: Date.UTC(2026, 10, 20, 18),
        goods: [{ description: 'planted-goods', count: 7 }],
      }),
      aPickup({
        ...asked,
        id: 'declined',
        state: 'declined',
        items: 'planted-boots',
        receivedAt: 2,
        reason: 'planted-reason',
      }),
      aPickup({ id: 'of-other', email: 'other@mail.example', receivedAt: 3 }),
    ],
    gifts: [
      aGift({ id: 'more-1', cents: 100, receivedOn: '2024-05-05', donor: aDonor({ email }), planId: 'plan' }),
      aGift({ id: 'more-2', cents: 200, receivedOn: '2025-05-05', personId, donor: other }),
      plantedGift,
      aGift({ id: 'more-3', cents: 300, personId: 'erased:one', donor: gone }),
      aGift({ id: 'more-4', cents: 400, personId: 'erased:other', donor: gone }),
    ],
    imports: [
      {
        id: 'import-1',
        provider: 'Stripe',
        fileName: 'planted-file.csv',
        importedAt: 5,
        added: 1,
        settled: 0,
        known: 0,
        undoneAt: null,
      },
    ],
    plans: [aPlan({ personId, name: 'planted-plan', email })],
    receipts: [
      { ...plantedReceipt(email), id: 'receipt', number: receiptNumber(2026, 10_000) },
      {
        ...voided,
        state: 'voided',
        voided: { on: '2027-01-05', cause: 'person', reason: 'planted-void', replacedBy: null },
      },
    ],
    programs: [aProgram({ managerIds: [personId, 'parker'] }), aProgram({ id: 'boots', managerIds: [] })],
    applications: [
      anApplication({
        id: 'applied',
        as: 'volunteer',
        personId,
        name: 'Planted',
        contact: 'planted@mail.example',
        access: 'planted-access',
        language: 'es',
        adult: false,
        guardian: 'planted-guardian',
        answers: [{ questionId: 'question-1', question: 'Why now?', value: 'planted-answer' }],
      }),
      anApplication({
        id: 'enrolled',
        personId,
        name: 'Planted',
        contact: email.toUpperCase(),
        receivedAt: 2_000,
        state: 'approved',
        decidedAt: 3_000,
        decidedBy: { id: 'parker', name: 'Parker' },
        message: 'planted-approval',
        pairs: [{ cut: 'men', size: 10.5, wide: false, forWhom: 'planted-child' }],
      }),
      anApplication({
        id: 'called',
        programId: 'boots',
        contact: email,
        state: 'denied',
        decidedAt: 4_000,
        decidedBy: { id: personId, name: 'Planted' },
        reasonKind: 'other',
        reason: 'We moved.',
      }),
      anApplication({ id: 'others' }),
    ],
    staffNotes: [
      { id: 'applied', revision: 'first', text: 'planted-staff' },
      { id: 'others', revision: 'first', text: 'Evenings are best.' },
    ],
    guides: [
      aTraining(),
      aResource({ reports: ['ann', personId] }),
      aResource({ id: 'beds', reports: ['ann'] }),
    ],
    completions: [aCompletion({ personId }), aCompletion({ id: 'of-other' })],
    events: [anEvent()],
    signups: [
      aSignup({
        id: 'attended',
        personId,
        shiftId: 'desk',
        name: '',
        contact: '',
        state: 'attended',
        minutes: 90,
        hours: 'returned',
        returnReason: 'planted-return',
        note: 'planted-work',
        markedAt: 5_000,
        markedBy: { id: 'parker', name: 'Parker' },
      }),
      aSignup({ id: 'guest', personId, name: '', contact: '', state: 'no-show' }),
      aSignup({ id: 'reached', contact: email.toUpperCase(), call: 'place' }),
      aSignup({
        id: 'marked',
        state: 'attended',
        minutes: 60,
        hours: 'approved',
        shiftId: 'desk',
        markedBy: { id: personId, name: 'Planted' },
        approvedBy: { id: personId, name: 'Planted' },
      }),
      aSignup({ id: 'of-others' }),
    ],
    letters: [
      { key: `${email}\n`, outcome: null },
      { key: 'dana@fsr.example\n', outcome: 'mailed' },
    ],
  };
}

/** Settings by which a person and somebody else are told of what comes in, and the person gets the answers. */
export function settingsNaming(email: string): Settings {
  const told = ['other@fsr.example', email];
  return { ...FIRST_SETTINGS, replyTo: email, toldOfMessages: told, toldOfPickups: told };
}
