import { PROGRAM_STATES } from '../programs/program';
import { ok } from '../shared/result';
import type { Clock } from '../shared/system.port';
import { calendarDateAt } from '../shared/time/calendar';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { countSoFar, soFarPeriod } from './count-so-far';
import type { FigureRepositories } from './figure.repository.port';
import type { FiguresSoFar } from './so-far.api';

/** Tells everybody what came about in the year so far. */
export class SoFarService implements FiguresSoFar {
  constructor(
    private readonly unit: Pick<UnitOfWork<Pick<FigureRepositories, 'figures' | 'programs'>>, 'read'>,
    private readonly clock: Clock,
  ) {}

  soFar: FiguresSoFar['soFar'] = () =>
    this.unit.read(async ({ figures, programs }) => {
      const now = this.clock.now();
      const period = soFarPeriod(calendarDateAt(now));
      const counts = await figures.counts({
        from: period.from,
        to: period.to,
        programIds: null,
        isWhole: true,
        isDetailed: false,
        now,
      });
      const asksSizes = (await programs.list(PROGRAM_STATES)).some((program) => program.asksSizes);
      return ok(countSoFar(counts, period, asksSizes));
    });
}
