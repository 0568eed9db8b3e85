import type { FailureIn } from '../../../core/api/api';
import { type Application, isOpen } from '../../../core/applications/application';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import type { OwnApplications } from '../../../core/applications/own/own-applications.api';
import { PROGRAM_KINDS, type ProgramKind } from '../../../core/programs/program';
import type { OfferedProgram } from '../../../core/programs/program-view';
import type { Programs } from '../../../core/programs/programs.api';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Needs } from '../../app/ports';
import { Fetched, FetchedBy } from '../../shared/fetched/fetched';
import { FormState } from '../../shared/form/form-state';
import type { SessionViewModel } from '../../shared/session/session.view-model';
import { inWords, titleOf } from '../../shared/translation/in-words';
import { ownApplicationsTexts as texts } from './own-applications.texts';

/** What the signed-in person applies as. */
export function applicantOf({ user }: Pick<SessionViewModel, 'user'>): Application['as'] {
  return user?.role === 'volunteer' ? 'volunteer' : 'participant';
}

/** What applicants do with an application that goes on. */
export type OwnAct = 'withdraw' | 'leave';

/** How its applicant can end an application: by withdrawing it while it waits, by leaving once it was approved; null once it is over. */
export function wayOut(application: OwnApplication): OwnAct | null {
  if (!isOpen(application)) return null;
  return application.state === 'pending' ? 'withdraw' : 'leave';
}

/** The applications of the signed-in person in their present role, the latest first. */
export class OwnApplicationsViewModel extends FetchedBy<OwnApplications['list']> {
  /** Whether an application is being changed. */
  readonly changing = new FormState();

  constructor(
    private readonly ports: Needs<{
      ownApplications: 'list' | OwnAct;
      session: 'user';
      feed: 'loads';
      toasts: 'show' | 'clear';
    }>,
  ) {
    const ask = (_: null, signal: AbortSignal) => ports.ownApplications.list(undefined, signal);
    super({ ask, first: null, feed: ports.feed, things: ['applications', 'programs', 'shelf'] });
  }

  /** Those of them that were made in the person's role: somebody may have had another one before. */
  inRole(all: readonly OwnApplication[]): readonly OwnApplication[] {
    const as = applicantOf(this.ports.session);
    return all.filter((application) => application.as === as);
  }

  /** Does something with an application, and shows it as it is then. A press while one is changed does nothing. */
  async act(act: OwnAct, { id, revision: base, program }: OwnApplication): Promise<void> {
    await this.changing.send(async () => {
      const done = await this.ports.ownApplications[act]({ id, base });
      if (done.ok) {
        const { title, sentence } = texts.done[act];
        const words = titleOf(inWords(program));
        this.ports.toasts.show({ title, description: { sentence, words } });
      } else {
        const { failure } = done;
        const reason = failure.code === 'conflict' ? failure.reason : undefined;
        const isOver = reason === 'answered' || reason === 'withdrawn';
        const description = isOver ? texts.over[reason] : texts.failed[failure.code];
        this.ports.toasts.show({ title: texts.notDone, description, variant: 'destructive' });
      }
      await this.load();
    });
  }
}

/** A program on offer. */
export interface Offer {
  /** What the person would apply as. */
  readonly as: Application['as'];
  readonly program: OfferedProgram;
  /** The person's open application to it, if any. */
  readonly own: OwnApplication | null;
}

/**
 * Why somebody cannot apply: they have, people drop in without a place, the program takes no applications, or it needs none of those
 * who help; null if they can.
 */
export function obstacleOf({
  as,
  program,
  own,
}: Offer): 'applied-already' | 'drop-in' | 'not-open' | 'not-needed' | null {
  if (own) return 'applied-already';
  if (as === 'participant' && program.dropIn.length > 0) return 'drop-in';
  if (program.intake !== 'open') return 'not-open';
  return as === 'volunteer' && !program.volunteersNeedApproval ? 'not-needed' : null;
}

/** Offers that stand under one heading. */
export interface OfferGroup {
  /** 'own' for those to which the person applied; null for programs without a kind yet. */
  readonly kind: 'own' | ProgramKind | null;
  readonly offers: readonly Offer[];
}

/** The offers as a beneficiary reads them: own ones first, then shoes, then the other kinds. */
export function groupedOffers(offers: readonly Offer[]): readonly OfferGroup[] {
  const kindOf = ({ own, program }: Offer) => (own ? 'own' : program.kind);
  return (['own', ...PROGRAM_KINDS, null] as const)
    .map((kind) => ({ kind, offers: offers.filter((offer) => kindOf(offer) === kind) }))
    .filter((group) => group.offers.length > 0);
}

/** In how many business days most of the programs answer, the shortest of equally many; null where none takes applications. */
export function usualAnswerDays(offers: readonly Offer[]): number | null {
  const days = offers.filter(isTaking).map(({ program }) => program.answerDays);
  const count = (length: number) => days.filter((each) => each === length).length;
  return days.toSorted((a, b) => count(b) - count(a) || a - b)[0] ?? null;
}

/** Whether the program takes applications, whatever the person has sent. */
export function isTaking(offer: Offer): boolean {
  return obstacleOf({ ...offer, own: null }) === null;
}

type OfferFailure = FailureIn<Programs['offered'] | OwnApplications['list']>;

/** What reads the offers. */
type OfferNeeds = Needs<{ programs: 'offered'; ownApplications: 'list'; session: 'user' }>;

async function readOffers(
  { programs, ownApplications, session }: OfferNeeds,
  signal?: AbortSignal,
): Promise<Result<readonly Offer[], OfferFailure>> {
  const [offered, applications] = await Promise.all([
    programs.offered(undefined, signal),
    ownApplications.list(undefined, signal),
  ]);
  if (!offered.ok) return offered;
  if (!applications.ok) return applications;
  const as = applicantOf(session);
  const open = applications.value.filter((application) => application.as === as && isOpen(application));
  return ok(
    offered.value.map((program) => ({
      as,
      program,
      own: open.find(({ programId }) => programId === program.id) ?? null,
    })),
  );
}

/** The active programs, those that take applications first, with what the signed-in person applied for. */
export class OffersViewModel extends Fetched<readonly Offer[], OfferFailure['code']> {
  constructor(ports: OfferNeeds & Needs<{ feed: 'loads' }>) {
    const ask = (_: null, signal: AbortSignal) => readOffers(ports, signal);
    super({ ask, first: null, feed: ports.feed, things: ['applications', 'programs'] });
  }
}

/** Which form is asked for: one that applies to a program, or one that changes an application. */
export interface FormQuestion {
  readonly form: 'apply' | 'change';
  /** Of the program, or of the application. */
  readonly id: string;
}

/** What a form is for; read once, so that what is typed below it stays whatever others do. */
export class OneOfferViewModel extends Fetched<Offer, OfferFailure['code'] | 'not-found', FormQuestion> {
  constructor(ports: OfferNeeds) {
    super({
      ask: async ({ form, id }, signal) => {
        const offers = await readOffers(ports, signal);
        if (!offers.ok) return offers;
        const offer = offers.value.find(({ program, own }) =>
          form === 'apply' ? program.id === id : own?.id === id && own.state === 'pending',
        );
        return offer ? ok(offer) : fail({ code: 'not-found' });
      },
    });
  }
}
