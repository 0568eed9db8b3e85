import { type DataAction, may } from '../access/may';
import type { User } from '../account/user';
import type { AuditAction } from '../audit/audit-entry';
import { invalidFields } from '../shared/forms/field-rule';
import { keyOfNamed } from '../shared/person-key';
import { fail, ok } from '../shared/result';
import type { Clock } from '../shared/system.port';
import { isEmailAddress, normalizedEmail } from '../shared/text/email-address';
import { calendarDateAt } from '../shared/time/calendar';
import { type FollowMails, followApplication, lockApplicant } from '../signups/follow-application';
import type { SignupRepositories } from '../signups/signup.repository.port';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import {
  type Application,
  type Decision,
  decidedApplication,
  emptyNote,
  endedWhenGiven,
  isOpen,
  isRunning,
  isUntold,
} from './application';
import type { ApplicationRepositories } from './application.repository.port';
import { findDecisionFaults, findNoteFaults, findPairFaults } from './application-faults';
import { applicationView } from './application-query';
import type { Applications } from './applications.api';
import type { ApplicationsInput as Input } from './applications.inputs';
import {
  type Changed,
  changeApplication,
  enrolledIn,
  findApplication,
  type KnownApplication,
  type Situation,
} from './change-application';
import { CountedApplicationsService, seenPrograms } from './counted-applications.service';
import { NEW_WITHIN } from './new-beneficiaries';
import { type ApplicationMails, receiveApplication, tellApplicant } from './receive-application';

const CONFLICT = fail({ code: 'conflict' });

/** Answers applications, for `actor`: an admin, or a program manager for the programs that they manage. */
export class ApplicationsService implements Applications {
  constructor(
    private readonly unit: UnitOfWork<ApplicationRepositories & SignupRepositories>,
    private readonly actor: Pick<User, 'id' | 'name' | 'role'>,
    private readonly mails: ApplicationMails & FollowMails,
    private readonly clock: Clock,
  ) {}

  counts: Applications['counts'] = () => new CountedApplicationsService(this.unit, this.actor).counts();

  list: Applications['list'] = (query) =>
    this.unit.read(async ({ applications, programs }) =>
      ok(await applications.page(query, await seenPrograms(programs, this.actor))),
    );

  newBeneficiaries: Applications['newBeneficiaries'] = () =>
    this.unit.read(async ({ applications }) =>
      ok(await applications.newBeneficiaries(this.clock.now() - NEW_WITHIN)),
    );

  get({ id }: Input['get']): ReturnType<Applications['get']> {
    return this.unit.read(async (repositories): ReturnType<Applications['get']> => {
      const found = await findApplication(repositories, id, this.unless('application.list'));
      if (!found.ok) return fail({ code: 'not-found' });
      const { application, program } = found.value;
      const note = (await repositories.staffNotes.find(id)) ?? emptyNote(id);
      const enrolled = await enrolledIn(repositories, program);
      const reserved = await repositories.shelf.reserved([id]);
      return ok(applicationView(application, program, { enrolled, note, reserved }));
    });
  }

  similar({ programId, name, contact }: Input['similar']): ReturnType<Applications['similar']> {
    return this.unit.read(async (repositories) => {
      const seen = await seenPrograms(repositories.programs, this.actor);
      const isSeen = seen.some(({ id }) => id === programId);
      const pending = isSeen ? await repositories.applications.pendingOf(programId) : [];
      const key = (one: Pick<Application, 'name' | 'contact'>) =>
        `${normalizedEmail(one.name)}\n${normalizedEmail(one.contact)}`;
      const found = pending.find((one) => key(one) === key({ name, contact }));
      return ok(found ? { id: found.id } : null);
    });
  }

  record({ id, programId, as, agreed, ...form }: Input['record']): ReturnType<Applications['record']> {
    return this.unit.write(async (repositories, unit): ReturnType<Applications['record']> => {
      const { actor, mails } = this;
      const received = await receiveApplication(repositories, unit, {
        ...{ id, programId, as, form, actor, mails, personId: null },
        personKey: await keyOfNamed(repositories, form),
        isSeen: (program) => may(actor, 'application.record', program),
        refusal: ({ state }) => (state === 'active' ? null : { code: 'conflict', reason: 'closed' }),
      });
      return received.ok ? ok(received.value.application) : received;
    });
  }

  approve({ message, consentSeenOn, ...from }: Input['approve']): ReturnType<Applications['approve']> {
    const decision = { state: 'approved', message: message.trim(), consentSeenOn } as const;
    return this.decide('application.approve', from, decision);
  }

  deny({ reason, reasonKind, ...from }: Input['deny']): ReturnType<Applications['deny']> {
    return this.decide('application.deny', from, { state: 'denied', reason: reason.trim(), reasonKind });
  }

  withdraw(from: Input['withdraw']): ReturnType<Applications['withdraw']> {
    return this.decide('application.withdraw', from, { state: 'withdrawn' });
  }

  end({ how, ...from }: Input['end']): ReturnType<Applications['end']> {
    return this.change('application.end', 'application.end', from, (application, { now }) =>
      isRunning(application) ? ok({ ...application, ended: { at: now, how } }) : CONFLICT,
    );
  }

  changeSizes({ pairs, ...from }: Input['changeSizes']): ReturnType<Applications['changeSizes']> {
    const right = 'application.change-sizes';
    return this.change(right, right, from, (application, { program, now }) => {
      if (!isOpen(application) || application.as !== 'participant' || !program.asksSizes) return CONFLICT;
      const kept = application.pairs.filter(({ given }) => given);
      const faults = findPairFaults(pairs, kept.length);
      return faults.length > 0
        ? fail(invalidFields(faults))
        : ok(endedWhenGiven({ ...application, pairs: [...kept, ...pairs] }, program, now));
    });
  }

  told(from: Input['told']): ReturnType<Applications['told']> {
    return this.change('application.told', 'application.told', from, (application, { now }) =>
      isUntold(application) ? ok({ ...application, toldAt: now }) : CONFLICT,
    );
  }

  saveNote({ id, base, text }: Input['saveNote']): ReturnType<Applications['saveNote']> {
    return this.unit.write(async (repositories, unit): ReturnType<Applications['saveNote']> => {
      const found = await findApplication(repositories, id, this.unless('application.note'));
      if (!found.ok) return found;
      const faults = findNoteFaults(text);
      if (faults.length > 0) return fail(invalidFields(faults));
      const before = await repositories.staffNotes.find(id);
      const { revision } = before ?? emptyNote(id);
      if (revision !== base || found.value.application.erasedAt !== null) return CONFLICT;
      const note = { id, revision: unit.nextId(), text: text.trim() };
      await (before ? repositories.staffNotes.replace(note) : repositories.staffNotes.add(note));
      unit.publishChange('applications');
      return ok(note);
    });
  }

  /** What the actor is answered about an application for which they have no right: as if it were not there. */
  private unless(right: DataAction) {
    return ({ program }: KnownApplication) =>
      may(this.actor, right, program) ? null : ({ code: 'not-found' } as const);
  }

  private async decide(
    action: AuditAction,
    from: Input['withdraw'],
    decision: Decision,
  ): ReturnType<Applications['approve']> {
    return this.change('application.decide', action, from, (application, { program, enrolled, now }) => {
      if (application.state !== 'pending') return CONFLICT;
      const faults = findDecisionFaults(decision, application, calendarDateAt(now));
      if (faults.length > 0) return fail(invalidFields(faults));
      const { places } = program;
      const takesPlace = decision.state === 'approved' && application.as === 'participant';
      if (takesPlace && places !== null && enrolled >= places)
        return fail({ code: 'conflict', reason: 'full', count: places });
      const isTold = decision.state !== 'withdrawn' && isEmailAddress(application.contact);
      const { id, name } = this.actor;
      const stamp = { decidedAt: now, decidedBy: { id, name }, toldAt: isTold ? now : null };
      return ok(decidedApplication(application, decision, stamp));
    });
  }

  private change(
    right: DataAction,
    action: AuditAction,
    from: Input['withdraw'],
    decide: (application: Application, situation: Situation) => Changed,
  ): ReturnType<Applications['approve']> {
    return this.unit.write(async (repositories, unit): ReturnType<Applications['approve']> => {
      const { mails } = this;
      await lockApplicant(repositories, from.id);
      const changed = await changeApplication(repositories, unit, from, {
        refusal: this.unless(right),
        decide,
      });
      if (!changed.ok) return changed;
      const { application, before } = changed.value;
      const { state } = application;
      if (state !== before.state && (state === 'approved' || state === 'denied'))
        await tellApplicant(repositories, unit, changed.value, { mails, news: state });
      unit.audit(this.actor, action, { id: from.id, name: '' });
      await followApplication(
        repositories,
        unit,
        { before, after: application, tells: true, actorId: this.actor.id },
        mails,
      );
      return ok(application);
    });
  }
}
