import { PICKUP_STATES } from '../../core/pickups/pickup';
import { choice, queryFields, text } from '../shared/address/query-fields';

/** The pickups that an address asks for, as in '?search=boots&state=requested&page=2'. */
export const pickupAddress = queryFields({ search: text(), state: choice(PICKUP_STATES) }, { size: 20 });
