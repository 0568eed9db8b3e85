import { readingLanguage } from '../../access/reader';
import type { Mails } from '../../mail/mails';
import type { Person } from '../../people/person';
import type { PersonRepository } from '../../people/person.repository.port';
import { type FailureOf, fail, ok, type Result } from '../../shared/result';
import type { Clock } from '../../shared/system.port';
import { normalizedEmail } from '../../shared/text/email-address';
import type { UnitOfWork } from '../../unit-of-work/unit-of-work.port';
import type {
  AccountLinkRepository,
  CalendarAddresses,
  PasswordRepository,
  SessionRepository,
} from '../account.repository.port';
import { languageChosenOn } from '../chosen-language';
import type { PasswordCheck } from '../passwords/password-check';
import type { PasswordHasher } from '../passwords/password-hasher.port';
import { type AccountLink, type AccountLinks, type DeadLink, LIVE_LINKS } from './account-links.port';
import { type LinkLetters, sendLink } from './send-link';

interface Repositories {
  readonly people: Pick<PersonRepository, 'find' | 'findByEmail' | 'replace'>;
  readonly links: AccountLinkRepository;
  readonly passwords: Pick<PasswordRepository, 'replace'>;
  readonly sessions: Pick<SessionRepository, 'endAll'>;
  readonly feeds: CalendarAddresses;
}

/** What the links are made of. */
export interface AccountLinkPorts {
  readonly clock: Clock;
  readonly hasher: Pick<PasswordHasher, 'hash'>;
  readonly findWeakness: PasswordCheck;
  readonly letters: LinkLetters & { readonly mails: Pick<Mails, 'passwordChanged'> };
  /** Whether mail is sent. If not, the answer contains the link. */
  readonly sendsMail: boolean;
}

/** Gives people one-time links, and a password to who comes by one. */
export class AccountLinksService implements AccountLinks {
  readonly sendsMail: boolean;
  private readonly sending = new Set<Promise<unknown>>();

  constructor(
    private readonly unit: UnitOfWork<Repositories>,
    private readonly ports: AccountLinkPorts,
  ) {
    this.sendsMail = ports.sendsMail;
  }

  request: AccountLinks['request'] = async (email) => {
    const address = normalizedEmail(email);
    if (!this.sendsMail) {
      const sent = await this.send(address);
      return sent.ok ? ok({ link: sent.value }) : fail({ code: 'unavailable' });
    }
    const answer = await this.unit.read(async ({ people }) => ok(await people.findByEmail(address)));
    if (!answer.ok) return answer;
    // What takes longer when somebody is found happens after the answer, so that its time tells nothing.
    if (answer.value) this.sendLater(address);
    return ok({ link: null });
  };

  holder: AccountLinks['holder'] = (link) =>
    this.unit.read(async (repositories) => {
      const answer = await this.find(repositories, link);
      return answer.ok ? ok({ name: answer.value.name, email: answer.value.email }) : answer;
    });

  choosePassword: AccountLinks['choosePassword'] = async (link, password, page = 'en') => {
    // A guessed secret must not cost the time that a hash takes.
    const before = await this.unit.read((repositories) => this.find(repositories, link));
    if (!before.ok) return before;
    const weakness = await this.ports.findWeakness(password, before.value);
    if (weakness) return fail(weakness);
    const hash = await this.ports.hasher.hash(before.value.id, password);
    if (!hash.ok) return hash;
    return this.unit.write(async (repositories, unit) => {
      const answer = await this.find(repositories, link);
      if (!answer.ok) return answer;
      const { id, name, email } = answer.value;
      const { people, links, passwords, sessions, feeds } = repositories;
      await passwords.replace(id, hash.value);
      const isFirst = link.purpose === 'invitation';
      const language = isFirst ? languageChosenOn(page, answer.value) : null;
      const active = { ...answer.value, state: 'active' as const, revision: unit.nextId() };
      await people.replace(language === null ? active : { ...active, language });
      await links.spend(id, unit.now());
      unit.audit({ id, name }, isFirst ? 'person.join' : 'person.reset-password', { id, name: '' });
      const reader = { to: email, language: readingLanguage(answer.value) };
      if (!isFirst) unit.mail(this.ports.letters.mails.passwordChanged(reader, { name }));
      await sessions.endAll(id);
      await feeds.end(id, unit.now());
      unit.publishChange('session');
      unit.publishChange('people');
      return ok(undefined);
    });
  };

  /** Resolves when every link that was asked for has been queued; before the database is closed. */
  async settled(): Promise<void> {
    await Promise.all(this.sending);
  }

  private sendLater(address: string): void {
    const sending = this.send(address).finally(() => this.sending.delete(sending));
    this.sending.add(sending);
  }

  /**
   * Looks for the person again while nobody else changes them: no mail goes to somebody who was erased or deactivated meanwhile,
   * and of several requests at once each sees the links of the others.
   */
  private send(address: string): Promise<Result<string | null, FailureOf<'quota' | 'unavailable'>>> {
    return this.unit.write(async ({ people, links }, unit) => {
      const person = await people.findByEmail(address);
      if (person?.state !== 'invited' && person?.state !== 'active') return ok(null);
      const purpose = person.state === 'invited' ? 'invitation' : 'password';
      const { letters } = this.ports;
      return ok(await sendLink({ links, unit, letters }, person, purpose, LIVE_LINKS));
    });
  }

  /** The person of a working link; in a write, nobody else uses it meanwhile. */
  private async find(
    { people, links }: Pick<Repositories, 'people' | 'links'>,
    { purpose, secret }: AccountLink,
  ): Promise<Result<Person, DeadLink>> {
    const known = await links.find({ purpose, secret });
    const person = known && (await people.find(known.personId));
    // Once more: who uses a link locks its person first.
    const link = person && (await links.find({ purpose, secret }));
    if (!link || (person.state !== 'active' && person.state !== 'invited'))
      return fail({ code: 'not-found' });
    if (purpose === 'invitation' && (link.isUsed || person.state === 'active'))
      return fail({ code: 'conflict' });
    const isGood = !link.isUsed && link.expiresAt > this.ports.clock.now();
    return isGood ? ok(person) : fail({ code: 'not-found' });
  }
}
