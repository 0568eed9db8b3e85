import { type Selectable, sql } from 'kysely';
import { countedDonor } from '../../../core/gifts/erased-donor';
import type { Gift } from '../../../core/gifts/gift';
import type { GiftImport } from '../../../core/gifts/import/gift-import';
import { nothingLeft } from '../../../core/shared/nothing-left';
import type { Tables } from '../database';
import type { RowOf } from '../row-of';
import { searchColumn } from '../word-search';

/** What counts of a gift, in cents, as netCents in the core says it. */
export const NET = sql<number>`case when state = 'pending' then 0 else cents - coalesce(refund_cents, 0) end`;

/** The gift that a row holds. */
export function giftOf(row: Selectable<Tables['gift']>): Gift {
  return {
    id: row.id,
    revision: row.revision,
    donor: { name: row.name, email: row.email, phone: row.phone, address: row.address },
    personId: row.person_id,
    cents: row.cents,
    benefit:
      row.benefit === null || row.benefit_cents === null
        ? null
        : { description: row.benefit, cents: row.benefit_cents },
    campaignId: row.campaign_id,
    planId: row.plan_id,
    receivedOn: row.received_on,
    method: row.method,
    note: row.note,
    origin: row.origin,
    source:
      row.provider === null || row.external_id === null
        ? null
        : { provider: row.provider, externalId: row.external_id },
    importId: row.import_id,
    state: row.state,
    refund:
      row.refund_cents === null || row.refund_on === null
        ? null
        : { cents: row.refund_cents, on: row.refund_on },
    createdAt: row.created_at,
    correctedAt: row.corrected_at,
  };
}

/** The row that holds a gift. */
export function giftRow(gift: Gift): RowOf<'gift'> {
  const { name, email, phone, address, ...others } = gift.donor;
  nothingLeft(others);
  return {
    id: gift.id,
    revision: gift.revision,
    name,
    email,
    phone,
    address,
    person_id: gift.personId,
    cents: gift.cents,
    benefit: gift.benefit?.description ?? null,
    benefit_cents: gift.benefit?.cents ?? null,
    campaign_id: gift.campaignId,
    plan_id: gift.planId,
    received_on: gift.receivedOn,
    method: gift.method,
    note: gift.note,
    origin: gift.origin,
    provider: gift.source?.provider ?? null,
    external_id: gift.source?.externalId ?? null,
    import_id: gift.importId,
    state: gift.state,
    refund_cents: gift.refund?.cents ?? null,
    refund_on: gift.refund?.on ?? null,
    created_at: gift.createdAt,
    corrected_at: gift.correctedAt,
    donor_key: countedDonor(gift),
    search: searchColumn(name, email),
  };
}

/** The import that a row holds. */
export function importOf(row: Selectable<Tables['gift_import']>): GiftImport {
  return {
    id: row.id,
    provider: row.provider,
    fileName: row.file_name,
    importedAt: row.imported_at,
    added: row.added,
    settled: row.settled,
    known: row.known,
    undoneAt: row.undone_at,
  };
}

/** The row that holds an import. */
export function importRow(one: GiftImport): RowOf<'gift_import'> {
  return {
    id: one.id,
    provider: one.provider,
    file_name: one.fileName,
    imported_at: one.importedAt,
    added: one.added,
    settled: one.settled,
    known: one.known,
    undone_at: one.undoneAt,
  };
}
