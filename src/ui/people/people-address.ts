import { ROLES } from '../../core/access/role';
import { ALL_PEOPLE } from '../../core/people/people-query';
import { PEOPLE_ORDERS, PERSON_STATES } from '../../core/people/person';
import { choice, flag, order, queryFields, text } from '../shared/address/query-fields';

/** The people that an address asks for, as in '?role=donor&page=2'. */
export const peopleAddress = queryFields(
  {
    search: text(),
    role: choice(ROLES),
    state: choice(PERSON_STATES),
    order: order(ALL_PEOPLE.order, PEOPLE_ORDERS),
    isDescending: flag('descending'),
  },
  { size: ALL_PEOPLE.size },
);
