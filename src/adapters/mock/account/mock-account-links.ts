import * as v from 'valibot';
import {
  type AccountLink,
  type AccountLinks,
  type DeadLink,
  LINK_LIFETIME_MS,
  LINK_PURPOSES,
  LIVE_LINKS,
  type LinkHolder,
  type LinkPurpose,
} from '../../../core/account/account-links.port';
import type { MailKind } from '../../../core/mail/mail';
import { INVITATION_PATH, RESET_PASSWORD_PATH } from '../../../core/navigation/paths';
import type { Person } from '../../../core/people/person';
import type { FailureOf } from '../../../core/shared/failure';
import type { IdSource } from '../../../core/shared/id-source.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/time/clock.port';
import { delay } from '../../../core/shared/time/delay';
import type { Scheduler } from '../../../core/shared/time/scheduler.port';
import type { SimulatedAudit } from '../audit/simulated-audit';
import { LATENCY_MS } from '../latency';
import type { SimulatedPeople } from '../people/simulated-people';
import { SimulatedRecords, type SimulationPlace } from '../simulation';

const linksSchema = v.array(
  v.object({
    purpose: v.picklist(LINK_PURPOSES),
    secret: v.string(),
    person: v.string(),
    /** ms since the epoch. */
    expiresAt: v.number(),
    isUsed: v.boolean(),
  }),
);

type Links = v.InferOutput<typeof linksSchema>;

const PATHS: Readonly<Record<LinkPurpose, string>> = {
  invitation: INVITATION_PATH,
  password: RESET_PASSWORD_PATH,
};

/** What the simulated links are made of. */
export interface MockAccountLinkPorts {
  readonly place: SimulationPlace;
  readonly people: SimulatedPeople;
  readonly audit: Pick<SimulatedAudit, 'record'>;
  /** Where the mail is shown that would have been sent. */
  readonly outbox: {
    put(mail: {
      readonly kind: MailKind;
      readonly to: string;
      readonly subject: string;
      readonly link: { readonly label: string; readonly url: string };
    }): void;
  };
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly scheduler: Scheduler;
  /** The whole address of a path of this site. */
  readonly addressOf: (path: string) => string;
  /** The subject of the mail that would have been sent. */
  readonly subjects: Readonly<Record<LinkPurpose, string>>;
}

/** One-time links of the simulation, kept in this browser. No mail is sent, so the answer contains the link. */
export class MockAccountLinks implements AccountLinks {
  readonly sendsMail = false;
  private readonly records: SimulatedRecords<Links>;

  constructor(private readonly ports: MockAccountLinkPorts) {
    this.records = new SimulatedRecords<Links>(ports.place, {
      ...{ name: 'account-links', version: 1, schema: linksSchema, samples: () => [] },
    });
  }

  /** Gives an invited person a link in place of those that they had, and answers it. */
  invite(person: Person): string {
    return this.newLink(person, 'invitation', 1);
  }

  async request(email: string): Promise<Result<{ readonly link: string | null }, never>> {
    await delay(this.ports.scheduler, LATENCY_MS.accountLink);
    const person = this.ports.people.findByEmail(email);
    if (person?.state === 'invited') return ok({ link: this.newLink(person, 'invitation', LIVE_LINKS) });
    return ok({ link: person?.state === 'active' ? this.newLink(person, 'password', LIVE_LINKS) : null });
  }

  async holder(link: AccountLink): Promise<Result<LinkHolder, DeadLink>> {
    await delay(this.ports.scheduler, LATENCY_MS.accountLink);
    const found = this.find(link);
    return found.ok ? ok({ name: found.value.name, email: found.value.email }) : found;
  }

  async choosePassword(
    link: AccountLink,
    password: string,
  ): Promise<Result<void, DeadLink | FailureOf<'quota' | 'unavailable'>>> {
    const { people, audit, clock, ids, scheduler } = this.ports;
    await delay(scheduler, LATENCY_MS.accountLink);
    const found = this.find(link);
    if (!found.ok) return found;
    const person = found.value;
    const unused = this.records.read().filter((kept) => kept.person === person.id && !kept.isUsed);
    const secrets = new Set(unused.map(({ secret }) => secret));
    // Used up before the hash is made, which takes a while: of two tabs one uses it.
    const used = this.mark(secrets, true);
    if (!used.ok) return used;
    const chosen = await people.setPassword(person, password);
    const kept = chosen.ok ? people.put({ ...person, state: 'active', revision: ids.next() }) : chosen;
    if (!kept.ok) {
      this.mark(secrets, false);
      return kept;
    }
    const party = { id: person.id, name: person.name };
    const action = link.purpose === 'invitation' ? 'person.join' : 'person.reset-password';
    audit.record({ id: ids.next(), at: clock.now(), actor: party, action, subject: party, detail: {} });
    return kept;
  }

  /** Removes the links of a person, or those that work no more since before a time, and answers how many. */
  remove(isOver: (link: { readonly person: string; readonly expiresAt: number }) => boolean): number {
    const links = this.records.read();
    const left = links.filter((link) => !isOver(link));
    if (left.length === links.length) return 0;
    return this.records.write(left).ok ? links.length - left.length : 0;
  }

  private find({ purpose, secret }: AccountLink): Result<Person, DeadLink> {
    const link = this.records.read().find((kept) => kept.purpose === purpose && kept.secret === secret);
    const person = link && this.ports.people.find(link.person);
    if (!person || (person.state !== 'active' && person.state !== 'invited'))
      return fail({ code: 'not-found' });
    if (purpose === 'invitation' && (link.isUsed || person.state === 'active'))
      return fail({ code: 'conflict' });
    const isGood = !link.isUsed && link.expiresAt > this.ports.clock.now();
    return isGood ? ok(person) : fail({ code: 'not-found' });
  }

  private mark(secrets: ReadonlySet<string>, isUsed: boolean): Result<void, FailureOf<'quota'>> {
    return this.records.write(
      this.records.read().map((link) => (secrets.has(link.secret) ? { ...link, isUsed } : link)),
    );
  }

  /** Makes a link; with it, the newest `live` of its purpose that were not used work. They are kept oldest first. */
  private newLink({ id, email }: Person, purpose: LinkPurpose, live: number): string {
    const { clock, ids, outbox, addressOf, subjects } = this.ports;
    const secret = ids.next();
    const links = this.records.read();
    const unused = links.filter((link) => link.person === id && link.purpose === purpose && !link.isUsed);
    const dead = new Set(unused.slice(0, Math.max(unused.length - live + 1, 0)));
    const others = links.filter((link) => !dead.has(link));
    const expiresAt = clock.now() + LINK_LIFETIME_MS[purpose];
    this.records.write([...others, { purpose, secret, person: id, expiresAt, isUsed: false }]);
    const url = `${addressOf(PATHS[purpose])}#${secret}`;
    outbox.put({ kind: purpose, to: email, subject: subjects[purpose], link: { label: '', url } });
    return url;
  }
}
