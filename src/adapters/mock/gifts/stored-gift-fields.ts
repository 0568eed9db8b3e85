import type { Gift } from '../../../core/gifts/gift';

/** Where the gifts are stored in local storage, and the version of their shape. */
export const GIFTS = { name: 'gifts', version: 1 } as const;

/**
 * Each field of a gift, or this does not compile. They are stored in this order: a new one comes last, and its schema has a
 * value for gifts that were stored without it.
 */
const FIELDS: Readonly<Record<keyof Gift, true>> = {
  id: true,
  revision: true,
  donor: true,
  personId: true,
  cents: true,
  benefit: true,
  campaignId: true,
  planId: true,
  receivedOn: true,
  method: true,
  note: true,
  origin: true,
  source: true,
  importId: true,
  state: true,
  refund: true,
  createdAt: true,
  correctedAt: true,
};

/** A gift's fields in the order in which they are stored, without their names: there is room for a few megabytes. */
export const STORED_FIELDS = Object.keys(FIELDS) as readonly (keyof Gift)[];
