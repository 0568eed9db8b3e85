import { may } from '../access/may';
import type { User } from '../account/user';
import { PROGRAM_STATES } from '../programs/program';
import { invalidFields } from '../shared/forms/field-rule';
import { fail, ok } from '../shared/result';
import type { Clock } from '../shared/system.port';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { FigureRepositories } from './figure.repository.port';
import { monthsOf, periodFault } from './figure-period';
import { figuresOf } from './figure-report';
import type { Figures } from './figures.api';
import type { FiguresInput as Input } from './figures.inputs';

/** Reads figures, for `actor`: an admin, who sees all of them, or a program manager, for the programs that they manage. */
export class FiguresService implements Figures {
  constructor(
    private readonly unit: Pick<UnitOfWork<FigureRepositories>, 'read'>,
    private readonly actor: Pick<User, 'id' | 'role'>,
    private readonly clock: Clock,
  ) {}

  read({ from, to, programId, figures: kind }: Input['read']): ReturnType<Figures['read']> {
    return this.unit.read(async ({ figures, programs, receipts }): ReturnType<Figures['read']> => {
      if (periodFault({ from, to })) return fail(invalidFields([{ field: 'to' }]));
      const all = await programs.list(PROGRAM_STATES);
      const own = all
        .filter((program) => may(this.actor, 'report.read', program))
        .sort((one, other) => one.title.localeCompare(other.title, 'en') || (one.id < other.id ? -1 : 1));
      const asked = own.find(({ id }) => id === programId);
      if (programId !== null && !asked) return fail({ code: 'not-found' });
      const isWhole = programId === null;
      const seesAll = may(this.actor, 'report.read');
      const programIds = asked ? [asked.id] : seesAll ? null : own.map(({ id }) => id);
      const scope = { from, to, programIds, isWhole, now: this.clock.now() };
      const isInternal = kind === 'internal';
      const question = {
        scope,
        isInternal,
        programs: asked ? [] : own,
        asksSizes: (asked ? [asked] : own).some(({ asksSizes }) => asksSizes),
      };
      const counts = await figures.counts(scope);
      const { legalName } = await receipts.organization();
      return ok({
        from,
        to,
        programId,
        isInternal,
        legalName,
        months: [...monthsOf({ from, to })],
        programs: own.filter(({ state }) => state !== 'draft').map(({ id, title }) => ({ id, title })),
        figures: [...figuresOf(counts, question)],
      });
    });
  }
}
