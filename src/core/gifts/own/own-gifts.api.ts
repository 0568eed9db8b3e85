import * as v from 'valibot';
import { type PortOf, query, READ_FAILURES } from '../../api/api';
import { ownPickupSchema } from '../../pickups/own-pickup';
import type { FailureOf } from '../../shared/result';
import { type Impact, impactSchema } from './impact';
import { type GiftsAndPickups, ownGiftSchema } from './own-gifts';

const schema: v.GenericSchema<unknown, GiftsAndPickups> = v.object({
  gifts: v.array(ownGiftSchema),
  pickups: v.array(ownPickupSchema),
});
const impact: v.GenericSchema<unknown, Impact> = impactSchema;

/**
 * What the person who asks has given, and nobody else's: by their account, or by its address, to which the invitation
 * went (isGiftOf says which gifts these are). It follows the person, whatever their role. Of all others it holds only
 * what everybody who gives may know.
 */
export const ownGiftsApi = {
  area: 'own-gifts',
  calls: {
    /** Everything that they gave, the latest first. */
    gifts: query()('gift.list-own', schema, READ_FAILURES),
    /** What all gifts together did. */
    together: query()('gift.see-together', impact, READ_FAILURES),
  },
} as const;

/** The signed-in person's gifts. */
export interface OwnGifts extends PortOf<typeof ownGiftsApi> {}

/** Why reading one's own gifts may fail. */
export type OwnReadFailure = FailureOf<(typeof READ_FAILURES)[number]>;
