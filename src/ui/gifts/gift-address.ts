import { GIFT_METHODS, GIFT_STATES } from '../../core/gifts/gift';
import { GIFT_KINDS, GIFT_SORTS, GOODS_STATES } from '../../core/gifts/gift-query';
import { choice, day, id, order, queryFields, text } from '../shared/address/query-fields';

/** The gifts that an address asks for, as in '?donor=vera&kind=money&sort=largest', so that it can be saved and shared. */
export const giftAddress = queryFields(
  {
    search: text(100, 'donor'),
    from: day,
    to: day,
    kind: choice(GIFT_KINDS),
    state: choice([...GIFT_STATES, ...GOODS_STATES]),
    method: choice(GIFT_METHODS),
    campaignId: id('campaign'),
    sort: order('newest', GIFT_SORTS),
  },
  { size: 25 },
);
