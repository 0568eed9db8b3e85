import type { PageOf } from '../shared/page-of';
import type { Repository } from '../unit-of-work/repository.port';
import type { PeopleQuery, RoleHolders, StaffMember } from './people-query';
import type { Person } from './person';

/** Where people are kept. `replace` keeps whether somebody ever had a password; one who becomes 'active' has one. */
export interface PersonRepository extends Repository<Person> {
  /** The people with these ids, in any order; without a lock. */
  some(ids: readonly string[]): Promise<readonly Person[]>;
  /** The people with these addresses in small letters, in any order; without a lock. */
  withEmails(emails: readonly string[]): Promise<readonly Person[]>;
  /** What findPeople answers. */
  page(query: PeopleQuery): Promise<PageOf<Person>>;
  /** What roleHoldersOf answers. */
  roleHolders(): Promise<readonly RoleHolders[]>;
  /** What staffOf answers. */
  staff(): Promise<readonly StaffMember[]>;
  /** Who has an address in small letters; null for nobody. Locks like `find`. */
  findByEmail(email: string): Promise<Person | null>;
  /** Whether somebody ever had a password. */
  hasJoined(id: string): Promise<boolean>;
  /**
   * The ids of the admins who can sign in, locked until the write ends: concurrent changes of people wait, and then see the
   * result of this one. A write locks them before anybody else.
   */
  lockAdmins(): Promise<readonly string[]>;
}
