import { type DataAction, may } from '../access/may';
import { readingLanguage } from '../access/reader';
import type { User } from '../account/user';
import type { AuditAction } from '../audit/audit-entry';
import type { Mails } from '../mail/mails';
import { invalidFields } from '../shared/forms/field-rule';
import { keyOfNamed } from '../shared/person-key';
import { fail, ok } from '../shared/result';
import type { Clock } from '../shared/system.port';
import { isEmailAddress } from '../shared/text/email-address';
import { calendarDateAt } from '../shared/time/calendar';
import { identityOf } from '../shared/who-is-who';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { type Decision, endedWhenGiven, isOpen, isRunning, isUntold, type StaffNote } from './application';
import {
  ApplicationChanges,
  type ApplicationDecision,
  type ChangedRepositories,
} from './application-changes.service';
import { findDecisionFaults, findNoteFaults, findPairFaults, tidyPair } from './application-faults';
import { applicationView } from './application-query';
import type { Applications } from './applications.api';
import type { ApplicationsInput as Input } from './applications.inputs';
import { CountedApplicationsService, seenPrograms } from './counted-applications.service';
import { NEW_WITHIN } from './first-approvals';
import { applicantOf, enrolledIn, findApplication, type KnownApplication } from './known-application';

const CONFLICT = fail({ code: 'conflict' });

/** Answers applications, for `actor`: an admin, or a program manager for the programs that they manage. */
export class ApplicationsService extends ApplicationChanges implements Applications {
  constructor(
    unit: UnitOfWork<ChangedRepositories>,
    actor: Pick<User, 'id' | 'name' | 'role'>,
    mails: Pick<Mails, 'applicationCame' | 'applicantNews'>,
    private readonly clock: Clock,
  ) {
    super(unit, actor, mails);
  }

  counts: Applications['counts'] = () => new CountedApplicationsService(this.unit, this.actor).counts();

  list: Applications['list'] = (query) =>
    this.unit.read(async ({ applications, programs }) =>
      ok(await applications.page(query, await seenPrograms(programs, this.actor))),
    );

  newBeneficiaries: Applications['newBeneficiaries'] = () =>
    this.unit.read(async ({ applications }) =>
      ok(await applications.newBeneficiaries(this.clock.now() - NEW_WITHIN)),
    );

  get: Applications['get'] = ({ id }) =>
    this.unit.read(async (repositories) => {
      const known = await findApplication(repositories, id, this.has('application.list'));
      if (!known) return fail({ code: 'not-found' });
      const { application, program } = known;
      const note = (await repositories.staffNotes.find(id)) ?? emptyNote(id);
      const enrolled = await enrolledIn(repositories, program);
      const reserved = await repositories.shelf.reserved([id]);
      const applicant = await applicantOf(repositories.people, application);
      const readsSpanish = readingLanguage(applicant) === 'es';
      return ok(applicationView(application, program, { enrolled, note, reserved, readsSpanish }));
    });

  similar: Applications['similar'] = ({ programId, ...wanted }) =>
    this.unit.read(async ({ applications, programs }) => {
      const isSeen = (await seenPrograms(programs, this.actor)).some(({ id }) => id === programId);
      const pending = isSeen ? await applications.pendingOf(programId) : [];
      const identity = identityOf(wanted);
      const similar = pending.find(
        (application) => identity !== null && identityOf(application) === identity,
      );
      return ok(similar ? { id: similar.id } : null);
    });

  record: Applications['record'] = ({ id, programId, as, agreed, ...form }) =>
    this.unit.write(async (repositories, unit) => {
      const received = await this.receive(repositories, unit, {
        id,
        programId,
        as,
        form,
        personId: null,
        // Pages of staff are in English.
        language: 'en',
        personKey: await keyOfNamed(repositories, form),
        isSeen: (program) => may(this.actor, 'application.record', program),
        refusal: ({ state }) => (state === 'active' ? null : { code: 'conflict', reason: 'closed' }),
      });
      return received.ok ? ok(received.value.application) : received;
    });

  approve: Applications['approve'] = ({ message, consentSeenOn, ...from }) =>
    this.decide('application.approve', from, { state: 'approved', message: message.trim(), consentSeenOn });

  deny: Applications['deny'] = ({ reason, reasonKind, ...from }) =>
    this.decide('application.deny', from, { state: 'denied', reason: reason.trim(), reasonKind });

  withdraw: Applications['withdraw'] = (from) =>
    this.decide('application.withdraw', from, { state: 'withdrawn' });

  end: Applications['end'] = ({ how, ...from }) =>
    this.change('application.end', 'application.end', from, (application, { now }) =>
      isRunning(application) ? ok({ ...application, ended: { at: now, how } }) : CONFLICT,
    );

  changeSizes: Applications['changeSizes'] = ({ pairs, ...from }) => {
    const right = 'application.change-sizes';
    return this.change(right, right, from, (application, { program, now }) => {
      if (!isOpen(application) || application.as !== 'participant' || !program.asksSizes) return CONFLICT;
      const givenPairs = application.pairs.filter(({ given }) => given);
      const faults = findPairFaults(pairs, givenPairs.length);
      return faults.length > 0
        ? fail(invalidFields(faults))
        : ok(
            endedWhenGiven({ ...application, pairs: [...givenPairs, ...pairs.map(tidyPair)] }, program, now),
          );
    });
  };

  told: Applications['told'] = (from) =>
    this.change('application.told', 'application.told', from, (application, { now }) =>
      isUntold(application) ? ok({ ...application, toldAt: now }) : CONFLICT,
    );

  saveNote: Applications['saveNote'] = ({ id, base, text }) =>
    this.unit.write(async (repositories, unit): ReturnType<Applications['saveNote']> => {
      const known = await findApplication(repositories, id, this.has('application.note'));
      if (!known) return fail({ code: 'not-found' });
      const faults = findNoteFaults(text);
      if (faults.length > 0) return fail(invalidFields(faults));
      const before = await repositories.staffNotes.find(id);
      const { revision } = before ?? emptyNote(id);
      if (revision !== base || known.application.erasedAt !== null) return CONFLICT;
      const note = { id, revision: unit.nextId(), text: text.trim() };
      await (before ? repositories.staffNotes.replace(note) : repositories.staffNotes.add(note));
      unit.publishChange('applications');
      return ok(note);
    });

  /** Without a right to its program an application does not exist for the actor. */
  private has(right: DataAction) {
    return ({ program }: KnownApplication) => may(this.actor, right, program);
  }

  private decide(
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
      return ok({ ...application, ...decision, ...stamp });
    });
  }

  private change(
    right: DataAction,
    action: AuditAction,
    from: Input['withdraw'],
    decide: ApplicationDecision,
  ): ReturnType<Applications['approve']> {
    return this.unit.write(async (repositories, unit) => {
      const change = { action, decide, isSeen: this.has(right) };
      const changed = await this.changeApplication(repositories, unit, from, change);
      return changed.ok ? ok(changed.value.application) : changed;
    });
  }
}

/** The note of an application about which nobody wrote one. */
function emptyNote(id: string): StaffNote {
  return { id, revision: 'none', text: '' };
}
