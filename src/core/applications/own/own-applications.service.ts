import { dropInDates } from '../../programs/drop-in';
import { personKeyOf } from '../../shared/person-key';
import { type FailureOf, fail, ok } from '../../shared/result';
import { type Application, isOpen, isRunning } from '../application';
import type { ApplicationRepositories } from '../application.repository.port';
import { ApplicationChanges, type ApplicationDecision, formRefusal } from '../application-changes.service';
import { tidyApplication } from '../application-faults';
import type { OwnApplicationsInput as Input } from '../applications.inputs';
import type { KnownApplication } from '../known-application';
import { type OwnApplication, ownApplication } from './own-application';
import { OwnApplicationList } from './own-application-list.service';
import type { OwnApplications } from './own-applications.api';

/** A person sends at most so many applications in DAY_MS. */
const MOST_A_DAY = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What each role applies as. */
const AS: Readonly<Record<string, Application['as'] | undefined>> = {
  volunteer: 'volunteer',
  beneficiary: 'participant',
};

/** The applications of `actor`; nobody else's exist for them. */
export class OwnApplicationsService extends ApplicationChanges implements OwnApplications {
  list: OwnApplications['list'] = new OwnApplicationList(this.unit, this.actor).list;

  send: OwnApplications['send'] = async ({ id, programId, language = 'en', ...form }) => {
    const { actor } = this;
    const as = AS[actor.role];
    if (!as) return fail({ code: 'conflict', reason: 'closed' });
    return this.unit.write(async (repositories, unit) => {
      // Theirs first: a second press waits for the first one, and then finds what it has kept.
      const own = await repositories.applications.ofPerson(actor.id);
      const signups = own.length > 0 ? [] : await repositories.signups.ofPeople([actor.id]);
      const personKey = personKeyOf([...own, ...signups]);
      const isTooMany = own.filter(({ receivedAt }) => receivedAt > unit.now() - DAY_MS).length >= MOST_A_DAY;
      const coming = await repositories.events.coming([programId], unit.now());
      const isDropIn = as === 'participant' && dropInDates(coming).length > 0;
      const received = await this.receive(repositories, unit, {
        id,
        programId,
        as,
        form,
        personKey,
        personId: actor.id,
        language,
        isSeen: ({ state }) => state !== 'draft',
        refusal: ({ state, intake, volunteersNeedApproval }): FailureOf<'conflict' | 'too-many'> | null => {
          if (
            own.some(
              (application) =>
                application.programId === programId && application.as === as && isOpen(application),
            )
          )
            return { code: 'conflict', reason: 'applied-already' };
          if (isDropIn && state === 'active') return { code: 'conflict', reason: 'drop-in' };
          const takesAny = state === 'active' && intake === 'open';
          if (!takesAny || (as === 'volunteer' && !volunteersNeedApproval))
            return { code: 'conflict', reason: 'closed' };
          return isTooMany ? { code: 'too-many' } : null;
        },
      });
      return received.ok ? ok(await seen(repositories, received.value)) : received;
    });
  };

  change: OwnApplications['change'] = ({ id, base, language, ...sent }) =>
    this.changeIn('pending', { id, base }, (application, { program }) => {
      const refused = formRefusal(sent, application, program);
      return refused
        ? fail(refused)
        : ok({
            ...application,
            ...tidyApplication(sent, application.as, program),
            language: language ?? application.language,
          });
    });

  withdraw: OwnApplications['withdraw'] = (from) =>
    this.changeIn('pending', from, (application, { now }) =>
      ok({ ...application, state: 'withdrawn', decidedAt: now }),
    );

  leave: OwnApplications['leave'] = (from) =>
    this.changeIn('approved', from, (application, { now }) =>
      isRunning(application)
        ? ok({ ...application, ended: { at: now, how: 'left' } })
        : fail({ code: 'conflict' }),
    );

  /** Changes an own application that is in a state. */
  private changeIn(
    state: Application['state'],
    from: Input['withdraw'],
    decide: ApplicationDecision,
  ): ReturnType<OwnApplications['change']> {
    return this.unit.write(async (repositories, unit) => {
      const changed = await this.changeApplication(repositories, unit, from, {
        action: null,
        decide,
        isSeen: ({ application }) => application.personId === this.actor.id,
        refusal: (application) => {
          if (application.state === state) return null;
          const isWithdrawn = application.state === 'withdrawn' && application.decidedBy === null;
          return { code: 'conflict', reason: isWithdrawn ? 'withdrawn' : 'answered' };
        },
      });
      return changed.ok ? ok(await seen(repositories, changed.value)) : changed;
    });
  }
}

async function seen(
  { shelf }: Pick<ApplicationRepositories, 'shelf'>,
  { application, program }: KnownApplication,
): Promise<OwnApplication> {
  return ownApplication(application, program, await shelf.reserved([application.id]));
}
