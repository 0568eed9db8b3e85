import type { PictureFile } from '../content/pictures/image-library.port';
import type { PictureRef } from '../content/site-content';
import type { PersonRepository } from '../people/person.repository.port';
import { invalidFields } from '../shared/forms/field-rule';
import { findTextFaults } from '../shared/forms/field-rules';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type {
  AvatarRepository,
  CalendarAddresses,
  PasswordRepository,
  SessionRepository,
} from './account.repository.port';
import type { OwnAccount } from './own-account.api';
import type { PasswordCheck } from './passwords/password-check';
import type { PasswordHasher } from './passwords/password-hasher.port';
import { type User, withAvatar } from './user';

interface Repositories {
  readonly people: Pick<PersonRepository, 'find' | 'replace'>;
  readonly passwords: Pick<PasswordRepository, 'find' | 'putOff' | 'replace'>;
  readonly sessions: SessionRepository;
  readonly feeds: CalendarAddresses;
  readonly avatars: AvatarRepository;
}

type ChangedAvatar = Promise<Result<User, FailureOf<'forbidden' | 'quota' | 'unavailable'>>>;

/** What the account is asked with. */
export interface OwnAccountPorts {
  readonly hasher: PasswordHasher;
  readonly findWeakness: PasswordCheck;
  /** The session in which this is asked; null when it has ended. */
  readonly sessionId: () => Promise<Result<string | null, FailureOf<'unavailable'>>>;
}

/** The account of `user`, who is signed in. What the storage does not know, they cannot change. */
export class OwnAccountService implements OwnAccount {
  constructor(
    private readonly unit: UnitOfWork<Repositories>,
    private readonly user: User,
    private readonly ports: OwnAccountPorts,
  ) {}

  rename: OwnAccount['rename'] = async ({ name: typed }) => {
    const name = typed.trim();
    const faults = findTextFaults({ name: 'required' }, { name });
    if (faults.length > 0) return fail(invalidFields(faults));
    return this.unit.write(async ({ people }, unit) => {
      const person = await people.find(this.user.id);
      if (!person) return fail({ code: 'forbidden' });
      await people.replace({ ...person, name, revision: unit.nextId() });
      unit.audit(this.user, 'person.rename', { id: this.user.id, name: '' });
      unit.publishChange('people');
      return ok({ ...this.user, name });
    });
  };

  chooseLanguage: OwnAccount['chooseLanguage'] = ({ language }) =>
    this.unit.write(async ({ people }, unit): ReturnType<OwnAccount['chooseLanguage']> => {
      const person = await people.find(this.user.id);
      if (!person) return fail({ code: 'forbidden' });
      if (person.language !== language) {
        await people.replace({ ...person, language, revision: unit.nextId() });
        unit.audit(this.user, 'person.change-language', { id: this.user.id, name: '' });
        unit.publishChange('people');
      }
      return ok({ ...this.user, language });
    });

  /** Puts a picture that was found to be one beside the name, and answers who the person is then. */
  setAvatar(picture: PictureFile): ChangedAvatar {
    return this.changeAvatar((avatars) => avatars.put(picture));
  }

  removeAvatar: OwnAccount['removeAvatar'] = () => this.changeAvatar(async () => ok(null));

  changePassword: OwnAccount['changePassword'] = async ({ current, next }) => {
    const { hasher, findWeakness, sessionId } = this.ports;
    const weakness = await findWeakness(next, this.user);
    if (weakness) return fail(weakness);
    const session = await sessionId();
    if (!session.ok) return session;
    const here = session.value;
    if (here === null) return fail({ code: 'unauthenticated' });
    const { id } = this.user;
    const before = await this.unit.read(async ({ passwords }) => ok(await passwords.find(id)));
    if (!before.ok) return before;
    if (!(await hasher.verify(id, current, before.value))) return fail({ code: 'invalid-credentials' });
    const hash = await hasher.hash(id, next);
    if (!hash.ok) return hash;
    return this.unit.write(
      async ({ people, passwords, sessions, feeds }, unit): ReturnType<OwnAccount['changePassword']> => {
        if (!(await people.find(id))) return fail({ code: 'forbidden' });
        // Of two changes at once the second no longer knows the password.
        if ((await passwords.find(id)) !== before.value) return fail({ code: 'invalid-credentials' });
        await passwords.replace(id, hash.value);
        await sessions.endAll(id, here);
        await feeds.end(id, unit.now());
        unit.audit(this.user, 'person.change-password', { id, name: '' });
        unit.publishChange('session');
        return ok(undefined);
      },
    );
  };

  putOffPassword: OwnAccount['putOffPassword'] = () =>
    this.unit.write(async ({ people, passwords }, unit): ReturnType<OwnAccount['putOffPassword']> => {
      if (!(await people.find(this.user.id))) return fail({ code: 'forbidden' });
      await passwords.putOff(this.user.id);
      unit.publishChange('session');
      return ok(undefined);
    });

  sessions: OwnAccount['sessions'] = async () => {
    const here = await this.ports.sessionId();
    if (!here.ok) return here;
    if (here.value === null) return fail({ code: 'unauthenticated' });
    return this.unit.read(async ({ sessions }) => {
      const open = await sessions.list(this.user.id);
      return ok(open.map((session) => ({ ...session, isCurrent: session.id === here.value })));
    });
  };

  endSession: OwnAccount['endSession'] = ({ id }) =>
    this.unit.write(async ({ sessions }, unit) => {
      if (!(await sessions.end(this.user.id, id))) return fail({ code: 'not-found' });
      unit.publishChange('session');
      return ok(undefined);
    });

  /** The revision stays: what admins change of a person is not touched. */
  private changeAvatar(
    keep: (
      avatars: AvatarRepository,
    ) => Promise<Result<PictureRef | null, FailureOf<'quota' | 'unavailable'>>>,
  ): ChangedAvatar {
    return this.unit.write(async ({ people, avatars }, unit): ChangedAvatar => {
      const person = await people.find(this.user.id);
      if (!person) return fail({ code: 'forbidden' });
      const result = await keep(avatars);
      if (!result.ok) return result;
      const [before = null, after] = [person.avatar, result.value];
      await people.replace(withAvatar(person, after));
      if (before !== null) await avatars.drop(before);
      if (after !== before) unit.audit(this.user, 'person.change-avatar', { id: person.id, name: '' });
      unit.publishChange('people');
      return ok(withAvatar(this.user, after));
    });
  }
}
