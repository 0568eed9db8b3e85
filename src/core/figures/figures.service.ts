import { may } from '../access/may';
import type { User } from '../account/user';
import { PROGRAM_STATES, type Program } from '../programs/program';
import { invalidFields } from '../shared/forms/field-rule';
import { fail, ok } from '../shared/result';
import type { Clock } from '../shared/system.port';
import { compareNames } from '../shared/text/compare-names';
import { calendarDateAt } from '../shared/time/calendar';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { FIGURE_GROUPS } from './figure';
import type { FigureRepositories, FigureRepository } from './figure.repository.port';
import type { FactCount, FigureScope } from './figure-facts';
import { monthsOf, periodBefore, periodFault } from './figure-period';
import { figuresOf, recordedGroups } from './figure-report';
import type { Figures } from './figures.api';
import { emptyMonths } from './records-begin';
import { type Hidden, hiddenInReports, unclearQuarters } from './sharing/shared-figures';
import { type SharedPeriod, sharedPeriod, wholePeriod } from './sharing/shared-periods';

/** Reads figures, for `actor`: an admin, who sees all of them, or a program manager, for the programs that they manage. */
export class FiguresService implements Figures {
  constructor(
    private readonly unit: Pick<UnitOfWork<FigureRepositories>, 'read'>,
    private readonly actor: Pick<User, 'id' | 'role'>,
    private readonly clock: Clock,
  ) {}

  read: Figures['read'] = ({ from, to, programId, figures: kind }) =>
    this.unit.read(async ({ figures, programs, receipts }): ReturnType<Figures['read']> => {
      const isInternal = kind === 'internal';
      const now = this.clock.now();
      const shared = isInternal ? null : sharedPeriod({ from, to }, calendarDateAt(now));
      if (periodFault({ from, to }) || !(isInternal || shared)) return fail(invalidFields([{ field: 'to' }]));
      const all = await programs.list(PROGRAM_STATES);
      const own = all
        .filter((program) => may(this.actor, 'report.read', program))
        .sort((a, b) => compareNames(a.title, b.title) || (a.id < b.id ? -1 : 1));
      const chosenProgram = own.find(({ id }) => id === programId);
      if (programId !== null && !chosenProgram) return fail({ code: 'not-found' });
      const isWhole = programId === null;
      const seesAll = may(this.actor, 'report.read');
      const programIds = chosenProgram ? [chosenProgram.id] : seesAll ? null : own.map(({ id }) => id);
      const scope = { from, to, programIds, isWhole, isDetailed: !isInternal, now };
      const counts = once((part: FigureScope) => figures.counts(part));
      const question = {
        scope,
        programs: chosenProgram ? [] : own,
        asksSizes: (chosenProgram ? [chosenProgram] : own).some(({ asksSizes }) => asksSizes),
        sharing: shared && { period: shared, hidden: await hiddenIn(shared, { counts, now, programs: all }) },
      };
      const months = [...monthsOf(scope)];
      const shown = [...figuresOf(await counts(scope), question)];
      const beginEmpty = FIGURE_GROUPS.filter((group) => emptyMonths({ months, figures: shown }, group) > 0);
      // Earlier years are counted only where they decide what is said.
      const earlier = beginEmpty.length > 0 ? periodBefore(scope) : null;
      const before = earlier ? await counts({ ...scope, ...earlier, isDetailed: false }) : [];
      const recordedBefore = recordedGroups(before, question).filter((group) => beginEmpty.includes(group));
      const { legalName } = await receipts.organization();
      return ok({
        from,
        to,
        programId,
        isInternal,
        legalName,
        months,
        recordedBefore,
        programs: own.filter(({ state }) => state !== 'draft').map(({ id, title }) => ({ id, title })),
        figures: shown,
      });
    });
}

type Counts = FigureRepository['counts'];

interface Everything {
  readonly counts: Counts;
  readonly now: number;
  readonly programs: readonly Pick<Program, 'id' | 'asksSizes'>[];
}

/** What a report for sharing may not show. It follows from everything, no matter who asks, so that two reports tell no more than one. */
async function hiddenIn(shared: SharedPeriod, { counts, now, programs }: Everything): Promise<Hidden> {
  const everything = { programIds: null, isWhole: true, isDetailed: true, now };
  const year = await counts({ ...everything, from: wholePeriod('year', shared.from).from, to: shared.to });
  const givingShoes = new Set(programs.filter(({ asksSizes }) => asksSizes).map(({ id }) => id));
  const quarters = new Map<string, readonly FactCount[]>();
  for (const { from, to } of unclearQuarters(shared, { year, givingShoes }))
    quarters.set(from, await counts({ ...everything, from, to }));
  return hiddenInReports(shared, { year, quarters, givingShoes });
}

/** The same counts, each asked for once. */
function once(counts: Counts): Counts {
  const known = new Map<string, ReturnType<Counts>>();
  return (scope) => {
    const { from, to, programIds, isWhole } = scope;
    const key = JSON.stringify([from, to, programIds, isWhole]);
    const answer = known.get(key) ?? counts(scope);
    known.set(key, answer);
    return answer;
  };
}
