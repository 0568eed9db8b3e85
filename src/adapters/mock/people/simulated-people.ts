import type { User } from '../../../core/account/user';
import type { AvatarList } from '../../../core/content/storage/picture-inventory.port';
import type { Person } from '../../../core/people/person';
import { ok } from '../../../core/shared/result';
import { type HashText, isPassword } from '../account/simulated-passwords';
import { SimulatedRecords, type SimulationPlace } from '../simulation';
import { type KeptPeople, peopleFormat } from './simulated-person-reads';
import { withPerson } from './simulated-person-repository';

/** The simulation's people, where they are read without a unit of work. */
export class SimulatedPeople implements AvatarList {
  private readonly records: SimulatedRecords<KeptPeople>;

  constructor(
    place: SimulationPlace,
    samples: () => readonly Person[],
    private readonly hash: HashText,
  ) {
    this.records = new SimulatedRecords(place, peopleFormat(samples));
  }

  /** Their profile pictures. */
  async avatars(): ReturnType<AvatarList['avatars']> {
    return ok(this.records.read().people.flatMap(({ avatar }) => avatar ?? []));
  }

  find(id: string): Person | undefined {
    return this.records.read().people.find((person) => person.id === id);
  }

  /** `email` in any letters, with or without spaces around it. */
  findByEmail(email: string): Person | undefined {
    const address = email.trim().toLowerCase();
    return this.records.read().people.find((person) => person.email === address);
  }

  /** Who a session of this browser belongs to; one that was stored elsewhere is known by its address. */
  holder({ id, email }: Pick<User, 'id' | 'email'>): Person | undefined {
    return this.find(id) ?? this.findByEmail(email);
  }

  /** Keeps when somebody signed in, in ms since the epoch. A browser without room keeps nothing. */
  signedIn(person: Person, lastSignInAt: number): void {
    this.records.write(withPerson(this.records.read(), { ...person, lastSignInAt }));
  }

  /** Whether somebody signs in with this password. */
  hasPassword({ id }: Person, password: string): Promise<boolean> {
    return isPassword(this.hash, id, password, this.records.read().passwords[id] ?? null);
  }
}
