import { readingLanguage } from '../access/reader';
import type { SessionRepository } from '../account/account.repository.port';
import { base32 } from '../account/second-factor/code-rules';
import type { FactorRepository } from '../account/second-factor/factor.repository.port';
import type { CodeTools } from '../account/second-factor/factor-tools.port';
import { hasFactor, RESET_LINK_MS, resetFactors } from '../account/second-factor/factors';
import type { AuditEntry } from '../audit/audit-entry';
import type { Mails } from '../mail/mails';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import { normalizedEmail } from '../shared/text/email-address';
import type { Language } from '../shared/text/language';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { Person } from './person';
import type { PersonRepository } from './person.repository.port';
import type { PersonFactorsPort } from './person-factors.api';

interface Repositories {
  readonly people: Pick<PersonRepository, 'find' | 'findByEmail' | 'lockAdmins'>;
  readonly factors: FactorRepository;
  readonly sessions: Pick<SessionRepository, 'endAll'>;
}

/** What a reset is made with. */
export interface PersonFactorPorts {
  readonly codes: Pick<CodeTools, 'random' | 'hash'>;
  readonly mails: Pick<Mails, 'secondStepReset'>;
  /** Where the link of a reset leads, to a page in a language. */
  readonly addressOf: (secret: string, language: Language) => string;
  /** Whether mail is sent. If not, the answer holds the link. */
  readonly sendsMail: boolean;
}

const SECRET_BYTES = 32;

/** What a link holds, and what is kept of it. */
interface LinkSecret {
  readonly hash: string;
  readonly secret: string;
}

/** Decides about the second steps of other people, for the admin `actor`. */
export class PersonFactorsService implements PersonFactorsPort {
  constructor(
    private readonly unit: UnitOfWork<Repositories>,
    private readonly actor: AuditEntry['actor'],
    private readonly ports: PersonFactorPorts,
  ) {}

  factors: PersonFactorsPort['factors'] = ({ id }) =>
    this.unit.read(async ({ people, factors }): ReturnType<PersonFactorsPort['factors']> => {
      if (!(await people.find(id))) return fail({ code: 'not-found' });
      const theirFactors = await factors.find(id);
      return ok({ hasFactor: hasFactor(theirFactors), isReset: theirFactors.reset !== null });
    });

  resetFactors: PersonFactorsPort['resetFactors'] = async ({ id }) => {
    const { mails, sendsMail } = this.ports;
    if (id === this.actor.id) return fail({ code: 'forbidden', reason: 'own-account' });
    const { hash, secret } = await this.newSecret();
    return this.unit.write(async (repositories, unit): ReturnType<PersonFactorsPort['resetFactors']> => {
      const adminIds = await repositories.people.lockAdmins();
      if (!adminIds.includes(this.actor.id)) return fail({ code: 'forbidden' });
      const person = await repositories.people.find(id);
      if (!person) return fail({ code: 'not-found' });
      if (person.state !== 'active') return fail({ code: 'conflict' });
      const lifetime = RESET_LINK_MS.mail;
      await this.take(repositories, unit, person, { hash, lifetime });
      unit.audit(this.actor, 'person.reset-factor', { id, name: '' });
      const language = readingLanguage(person);
      const link = this.ports.addressOf(secret, language);
      const facts = { name: person.name, link, hours: lifetime / 3_600_000 };
      unit.mail(mails.secondStepReset({ to: person.email, language }, facts));
      return ok({ link: sendsMail ? null : link });
    });
  };

  /** The same from the terminal of the server, where the link is printed; it works for an hour. */
  async resetOnComputer(
    email: string,
  ): Promise<Result<string, FailureOf<'not-found' | 'quota' | 'unavailable'>>> {
    const { hash, secret } = await this.newSecret();
    return this.unit.write(async (repositories, unit): Promise<Result<string, FailureOf<'not-found'>>> => {
      const person = await repositories.people.findByEmail(normalizedEmail(email));
      if (person?.state !== 'active') return fail({ code: 'not-found' });
      const { id, name } = person;
      await this.take(repositories, unit, person, { hash, lifetime: RESET_LINK_MS.terminal });
      unit.audit({ id, name }, 'person.reset-factor', { id, name: '' }, { by: 'computer' });
      return ok(this.ports.addressOf(secret, readingLanguage(person)));
    });
  }

  private async take(
    { factors, sessions }: Repositories,
    unit: Unit,
    { id }: Person,
    { hash, lifetime }: { readonly hash: string; readonly lifetime: number },
  ): Promise<void> {
    await factors.replace(resetFactors(await factors.find(id), hash, unit.now() + lifetime));
    await sessions.endAll(id);
    unit.publishChange('session');
    unit.publishChange('people');
  }

  private async newSecret(): Promise<LinkSecret> {
    const { codes } = this.ports;
    const secret = base32(codes.random(SECRET_BYTES));
    return { hash: await codes.hash(secret), secret };
  }
}
