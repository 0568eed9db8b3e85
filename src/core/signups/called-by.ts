import type { Application } from '../applications/application';
import type { Person } from '../people/person';
import type { Signup } from './signup';
import type { RosterEntry } from './signup-view';

/** What somebody is called, and how they are reached: volunteers by phone, guests as they asked for it. */
export function calledBy(
  { name, contact, shiftId }: Pick<Signup, 'name' | 'contact' | 'shiftId'>,
  account: Person | undefined,
  application: Pick<Application, 'name' | 'contact'> | undefined,
): Pick<RosterEntry, 'name' | 'contact'> {
  if (!account) return { name, contact };
  const byPhone = shiftId === null ? account.email : account.phone || account.email;
  return { name: application?.name ?? account.name, contact: application?.contact ?? byPhone };
}
