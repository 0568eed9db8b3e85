import { faultAt, lineFault } from '../shared/forms/text-faults';
import type { Signup } from './signup';

/** The longest name and contact of somebody without an account, and the longest note about work, in UTF-16 units. */
export const LONGEST_OF_SIGNUP = { name: 80, contact: 120, note: 200 } as const;

/** What is wrong with the name and the contact of somebody without an account, without spaces around them. */
export function findNamedFaults({ name, contact }: Pick<Signup, 'name' | 'contact'>) {
  return [
    ...faultAt({ field: 'name' as const }, lineFault(name, LONGEST_OF_SIGNUP.name, true)),
    ...faultAt({ field: 'contact' as const }, lineFault(contact, LONGEST_OF_SIGNUP.contact)),
  ];
}
