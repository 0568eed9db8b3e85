import type { Gift } from '../../core/giving/gift';

/** Where the gifts are stored in local storage, and the version of their shape. */
export const GIFTS = { name: 'gifts', version: 1 } as const;

/** A gift's fields in the order in which they are stored, without their names: there is room for a few megabytes. */
export const STORED_FIELDS: readonly (keyof Gift)[] = [
  'id',
  'revision',
  'donor',
  'personId',
  'cents',
  'benefit',
  'campaignId',
  'planId',
  'receivedOn',
  'method',
  'note',
  'origin',
  'source',
  'importId',
  'state',
  'refund',
  'createdAt',
  'correctedAt',
];
