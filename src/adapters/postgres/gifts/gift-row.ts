import { type Selectable, sql } from 'kysely';
import {
  countedDonor,
  donorFrom,
  ERASED_KEY,
  type Gift,
  type GiftDonor,
  isDonorErased,
} from '../../../core/gifts/gift';
import { type GiftImport, giftImportSchema } from '../../../core/gifts/import/gift-import';
import { normalizedEmail } from '../../../core/shared/text/email-address';
import type { Tables } from '../database';
import { namedColumns, tableMap } from '../table-map';
import { searchColumn } from '../word-search';

type Row = Selectable<Tables['gift']>;

/** What counts of a gift, in cents, as netCents in the core says it. */
export const NET = sql<number>`case when state = 'pending' then 0 else cents - coalesce(refund_cents, 0) end`;

/** Whether a receipt may hold a gift, as isReceiptable in the core says it. */
export const IS_RECEIPTABLE = sql<boolean>`(${NET} > 0 and receipt = 'owed'
  and (person_id is null or not starts_with(person_id, ${ERASED_KEY})))`;

/** Each field of a donor has a column of its name. */
function donorOf(from: GiftDonor): GiftDonor {
  return donorFrom((field) => from[field]);
}

/** Gifts as rows, and back. */
export const { rowOf: giftRow, recordOf: giftOf } = tableMap<'gift', Gift>()(
  {
    id: 'id',
    revision: 'revision',
    personId: 'person_id',
    cents: 'cents',
    campaignId: 'campaign_id',
    planId: 'plan_id',
    receivedOn: 'received_on',
    method: 'method',
    note: 'note',
    origin: 'origin',
    importId: 'import_id',
    state: 'state',
    createdAt: 'created_at',
    correctedAt: 'corrected_at',
    receipt: 'receipt',
    noReceiptReason: 'no_receipt_reason',
    donor: { read: (row: Row) => donorOf(row), write: donorOf },
    benefit: {
      read: ({ benefit, benefit_cents }: Row) =>
        benefit === null || benefit_cents === null ? null : { description: benefit, cents: benefit_cents },
      write: (benefit: Gift['benefit']) => ({
        benefit: benefit?.description ?? null,
        benefit_cents: benefit?.cents ?? null,
      }),
    },
    source: {
      read: ({ provider, external_id }: Row) =>
        provider === null || external_id === null ? null : { provider, externalId: external_id },
      write: (source: Gift['source']) => ({
        provider: source?.provider ?? null,
        external_id: source?.externalId ?? null,
      }),
    },
    refund: {
      read: ({ refund_cents, refund_on }: Row) =>
        refund_cents === null || refund_on === null ? null : { cents: refund_cents, on: refund_on },
      write: (refund: Gift['refund']) => ({
        refund_cents: refund?.cents ?? null,
        refund_on: refund?.on ?? null,
      }),
    },
  },
  (gift) => ({
    donor_key: isDonorErased(gift)
      ? countedDonor(gift)
      : normalizedEmail(gift.donor.email) || normalizedEmail(gift.donor.name),
    donor_identity: countedDonor(gift),
    search: searchColumn(gift.donor.name, gift.donor.email),
  }),
);

/** Imports as rows, and back. */
export const { rowOf: importRow, recordOf: importOf } = tableMap<'gift_import', GiftImport>()(
  namedColumns(giftImportSchema.entries),
);
