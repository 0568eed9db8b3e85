import * as v from 'valibot';
import type { User } from '../../../core/account/user';
import type { AvatarList } from '../../../core/content/avatars/avatar-list.port';
import { type Person, personSchema } from '../../../core/people/person';
import type { FailureOf } from '../../../core/shared/failure';
import { fail, ok, type Result } from '../../../core/shared/result';
import { SAMPLE_ACCOUNTS } from '../account/sample-accounts';
import { SimulatedRecords, type SimulationPlace } from '../simulation';

const schema = v.object({
  people: v.array(personSchema),
  /** Hashes of the passwords that were chosen in this browser, by the person's id; samples have theirs in the program. */
  passwords: v.record(v.string(), v.string()),
  /** Who was active before they were deactivated, by id; an older version kept none. */
  joined: v.optional(v.array(v.string()), []),
});

/** Makes a text from which nobody finds out what it was made from; null where the browser lets no page do so. */
export type HashText = ((text: string) => Promise<string>) | null;

/** The simulated back end's people, and what they sign in with. */
export class SimulatedPeople implements AvatarList {
  private readonly records: SimulatedRecords<v.InferOutput<typeof schema>>;

  constructor(
    place: SimulationPlace,
    samples: () => readonly Person[],
    private readonly hash: HashText,
  ) {
    this.records = new SimulatedRecords(place, {
      name: 'people',
      version: 1,
      schema,
      samples: () => ({ people: [...samples()], passwords: {}, joined: [] }),
    });
  }

  /** Everybody, in the order in which they were added. */
  all(): readonly Person[] {
    return this.records.read().people;
  }

  /** Their profile pictures. */
  async avatars(): ReturnType<AvatarList['avatars']> {
    return ok(this.all().flatMap(({ avatar }) => avatar ?? []));
  }

  find(id: string): Person | undefined {
    return this.all().find((person) => person.id === id);
  }

  /** `email` in any letters, with or without spaces around it. */
  findByEmail(email: string): Person | undefined {
    const address = email.trim().toLowerCase();
    return this.all().find((person) => person.email === address);
  }

  /** Who a session of this browser belongs to; one that was stored elsewhere is known by its address. */
  holder({ id, email }: Pick<User, 'id' | 'email'>): Person | undefined {
    return this.find(id) ?? this.findByEmail(email);
  }

  /** Stores a person, replacing the one with the same id. */
  put(person: Person): Result<void, FailureOf<'quota'>> {
    const { people, passwords, joined } = this.records.read();
    const before = people.find(({ id }) => id === person.id);
    const next = before ? people.map((kept) => (kept === before ? person : kept)) : [...people, person];
    const others = joined.filter((id) => id !== person.id);
    const isPaused = person.state === 'deactivated' && (before ? this.hasJoined(before) : false);
    return this.records.write({
      people: next,
      passwords,
      joined: isPaused ? [...others, person.id] : others,
    });
  }

  /** Keeps a person in place of who they were, without the password that they chose. */
  erase(person: Person): Result<void, FailureOf<'quota'>> {
    const { people, passwords, joined } = this.records.read();
    const { [person.id]: _forgotten, ...left } = passwords;
    const next = people.map((kept) => (kept.id === person.id ? person : kept));
    return this.records.write({
      people: next,
      passwords: left,
      joined: joined.filter((id) => id !== person.id),
    });
  }

  /** Whether somebody ever had a password. */
  hasJoined({ id, state, lastSignInAt }: Person): boolean {
    const { passwords, joined } = this.records.read();
    return (
      state === 'active' ||
      lastSignInAt !== undefined ||
      passwords[id] !== undefined ||
      joined.includes(id) ||
      // An older version may have deactivated them without a note of it.
      SAMPLE_ACCOUNTS.some(({ user }) => user.id === id)
    );
  }

  /** Whether somebody signs in with this password. */
  async hasPassword({ id }: Person, password: string): Promise<boolean> {
    const chosen = this.records.read().passwords[id];
    if (chosen !== undefined) return this.hash !== null && chosen === (await this.hash(`${id}:${password}`));
    return SAMPLE_ACCOUNTS.some(({ user, ...account }) => user.id === id && account.password === password);
  }

  /** Gives somebody a password; 'unavailable' where the browser lets no page make hashes. */
  async setPassword(
    { id }: Person,
    password: string,
  ): Promise<Result<void, FailureOf<'quota' | 'unavailable'>>> {
    if (!this.hash) return fail({ code: 'unavailable' });
    const hashed = await this.hash(`${id}:${password}`);
    const { people, passwords, joined } = this.records.read();
    return this.records.write({ people, passwords: { ...passwords, [id]: hashed }, joined });
  }
}
