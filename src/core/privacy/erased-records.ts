import {
  countedDonor,
  ERASED_KEY,
  erasedNumber,
  type Gift,
  type GiftOwner,
  isGiftOf,
  isOwn,
  NO_DONOR,
} from '../gifts/gift';
import type { GiftImport } from '../gifts/import/gift-import';
import type { Person } from '../people/person';
import { isPickupOf } from '../pickups/own-pickup';
import type { Pickup } from '../pickups/pickup';
import type { RecurringPlan } from '../plans/plan';
import {
  donorOnReceipt,
  isReceiptOf,
  type Receipt,
  type ReceiptText,
  receiptedIds,
} from '../receipts/receipt';
import { donorIdentity, identitiesAt } from '../shared/who-is-who';
import { ERASED_NAME, erasedAddress } from './erased-person';

/** Neutral words in the place of erased ones: the lists and receipts that stay need some. */
const ERASED_GOODS = 'Goods';
/** Replaces the donor of a gift. */
const ERASED_DONOR = { ...NO_DONOR, name: ERASED_NAME };
/** Replaces the description of what a donor got in return. */
const ERASED_BENEFIT = 'Goods or services';
/** Replaces the name of an import file that contained gifts of an erased person. */
const ERASED_FILE = 'Erased file name';

/** What stays of the letters of a year: each donor by their key. */
type LetterRun = { readonly donors: readonly { readonly key: string }[] };

/** The records of all people in which one person is erased, or those of them in which the person may stand. */
export interface ErasableRecords<Run extends LetterRun> {
  readonly gifts: readonly Gift[];
  readonly imports: readonly GiftImport[];
  readonly pickups: readonly Pickup[];
  /** With all that these gifts are payments of. */
  readonly plans: readonly RecurringPlan[];
  readonly receipts: readonly Receipt[];
  readonly runs: readonly Run[];
}

/** What becomes of each field of a record. A field without a rule does not compile. */
export type FieldRules<T, Context = unknown> = {
  readonly [Field in keyof T]-?: (value: T[Field], context: Context) => T[Field];
};

interface NewRevision {
  readonly nextId: () => string;
}

/** The fields that stay as they are. */
function kept<Field extends string>(...fields: readonly Field[]) {
  const stays = <V>(value: V): V => value;
  return Object.fromEntries(fields.map((field) => [field, stays])) as Record<Field, typeof stays>;
}

const emptied = () => '';
const absent = () => undefined as never;
/** So that a form that was opened before the erasure cannot write the person back. */
const renewed = (_: string, { nextId }: NewRevision) => nextId();

const GIFT: FieldRules<Gift, GiftErasure> = {
  ...kept('id', 'cents', 'campaignId', 'receivedOn', 'method', 'origin', 'importId'),
  ...kept('state', 'refund', 'createdAt', 'correctedAt', 'receipt', 'noReceiptReason'),
  revision: renewed,
  donor: () => ERASED_DONOR,
  personId: (_, { key }) => key,
  // A provider finds the donor by its number; a plan that the foundation holds is erased itself.
  planId: (planId, { held }) => (planId === null || held.has(planId) ? planId : erasedNumber(planId)),
  benefit: (benefit) => benefit && { description: ERASED_BENEFIT, cents: benefit.cents },
  note: emptied,
  source: (source) => source && { provider: source.provider, externalId: erasedNumber(source.externalId) },
};

interface GiftErasure extends NewRevision {
  /** Replaces the donor. */
  readonly key: string;
  /** The ids of plans that the foundation holds. */
  readonly held: ReadonlySet<string>;
}

const PERSON: FieldRules<Person, NewRevision & { readonly id: string }> = {
  ...kept('id', 'createdAt'),
  revision: renewed,
  name: () => ERASED_NAME,
  email: (_, { id }) => erasedAddress(id),
  phone: absent,
  role: () => null,
  state: () => 'deactivated',
  avatar: absent,
  language: absent,
  lastSignInAt: absent,
};

const IMPORT: FieldRules<GiftImport> = {
  ...kept('id', 'provider', 'importedAt', 'added', 'settled', 'known', 'undoneAt'),
  fileName: () => ERASED_FILE,
};

const PICKUP: FieldRules<Pickup, NewRevision> = {
  ...kept('id', 'receivedAt', 'state', 'scheduledAt', 'isBrought', 'sorting'),
  revision: renewed,
  name: () => ERASED_NAME,
  email: emptied,
  phone: emptied,
  address: emptied,
  items: () => ERASED_GOODS,
  message: emptied,
  reason: emptied,
  language: () => 'en',
  goods: (goods) => goods.map(({ count }) => ({ description: ERASED_GOODS, count })),
};

const PLAN: FieldRules<RecurringPlan, NewRevision> = {
  ...kept('id', 'cents', 'interval', 'startsOn', 'asksFrom', 'createdAt'),
  revision: renewed,
  personId: () => null,
  name: () => ERASED_NAME,
  email: emptied,
  state: () => 'ended',
};

const RECEIPT_TEXT: FieldRules<ReceiptText> = {
  ...kept('language', 'organization', 'inReturn', 'notes'),
  donor: () => donorOnReceipt(ERASED_DONOR),
  gifts: (gifts) =>
    gifts.map(({ giftId, receivedOn, method, cents, refundedCents, benefit, provider }) => ({
      giftId,
      receivedOn,
      method,
      cents,
      refundedCents,
      provider,
      benefit: benefit && { description: ERASED_BENEFIT, cents: benefit.cents },
    })),
  goods: (goods) =>
    goods.map(({ goodsId, receivedOn, count }) => ({
      goodsId,
      receivedOn,
      count,
      description: ERASED_GOODS,
    })),
};

const RECEIPT: FieldRules<Receipt, { readonly id: string }> = {
  ...kept('id', 'number', 'year', 'kind', 'issuedOn', 'state'),
  donorKey: (_, { id }) => `${ERASED_KEY}${id}`,
  personId: () => null,
  text: (text) => erasedBy(RECEIPT_TEXT, text, null),
  voided: (voided) =>
    voided && { on: voided.on, cause: voided.cause, reason: '', replacedBy: voided.replacedBy },
};

/** What stays of an account: its id, and since when it was there. */
export function erasedPerson(person: Person, nextId: () => string): Person {
  return erasedBy(PERSON, person, { id: person.id, nextId });
}

function erasedBy<T extends object, Context>(rules: FieldRules<T, Context>, record: T, context: Context): T {
  const fields = Object.keys(rules) as (keyof T)[];
  const erased = fields.map((field) => [field, rules[field](record[field], context)] as const);
  return Object.fromEntries(erased.filter(([, value]) => value !== undefined)) as T;
}

/** Under which keys a person may get letters, by what is theirs, and under all that begin with their address. */
export function letterKeys({
  gifts,
  pickups,
  receipts,
}: Pick<ErasableRecords<LetterRun>, 'gifts' | 'pickups' | 'receipts'>): readonly string[] {
  return [
    ...gifts.map(({ donor }) => donorIdentity(donor)),
    ...pickups.map(donorIdentity),
    ...receipts.map(({ donorKey }) => donorKey),
  ];
}

/**
 * The records after a person was erased; records of other people are the same objects as before. Sums, counts, days and
 * numbers stay, the person's own words do not. A person who counted as one donor still counts as one, under an
 * unguessable key, so that an erasure changes no figure. `nextId` makes an id that was never used before.
 */
export function withoutPerson<Run extends LetterRun>(
  records: ErasableRecords<Run>,
  owner: GiftOwner,
  nextId: () => string,
): ErasableRecords<Run> {
  const gifts = erasedGifts(records, owner, nextId);
  const theirs = records.gifts.filter((gift, index) => gifts[index] !== gift);
  const pickups = records.pickups.filter((pickup) => isPickupOf(pickup, owner.email));
  const imports = new Set(theirs.flatMap(({ importId }) => importId ?? []));
  const donationIds = new Set([...theirs, ...pickups].map(({ id }) => id));
  const isErased = (receipt: Receipt) =>
    isReceiptOf(receipt, owner) ||
    (receipt.state === 'issued' && receiptedIds(receipt).some((id) => donationIds.has(id)));
  const receipts = records.receipts.filter(isErased);
  const keys = new Set(letterKeys({ gifts: theirs, pickups, receipts }));
  const isLetterTo = (key: string) => keys.has(key) || key.startsWith(identitiesAt(owner.email));
  return {
    gifts,
    imports: records.imports.map((giftImport) =>
      imports.has(giftImport.id) ? erasedBy(IMPORT, giftImport, null) : giftImport,
    ),
    pickups: records.pickups.map((pickup) =>
      pickups.includes(pickup) ? erasedBy(PICKUP, pickup, { nextId }) : pickup,
    ),
    plans: records.plans.map((plan) => (isOwn(plan, owner) ? erasedBy(PLAN, plan, { nextId }) : plan)),
    receipts: records.receipts.map((receipt) =>
      isErased(receipt) ? erasedBy(RECEIPT, receipt, receipt) : receipt,
    ),
    runs: records.runs.map((run) =>
      run.donors.some(({ key }) => isLetterTo(key))
        ? {
            ...run,
            donors: run.donors.map((donor) =>
              isLetterTo(donor.key) ? { ...donor, key: `${ERASED_KEY}${nextId()}` } : donor,
            ),
          }
        : run,
    ),
  };
}

function erasedGifts(
  { gifts, plans }: Pick<ErasableRecords<LetterRun>, 'gifts' | 'plans'>,
  owner: GiftOwner,
  nextId: () => string,
): readonly Gift[] {
  const keys = new Map<string, string>();
  const held = new Set(plans.map(({ id }) => id));
  return gifts.map((gift) => {
    if (!isGiftOf(gift, owner)) return gift;
    const before = countedDonor(gift);
    const key = keys.get(before) ?? `${ERASED_KEY}${nextId()}`;
    keys.set(before, key);
    return erasedBy(GIFT, gift, { key, held, nextId });
  });
}
