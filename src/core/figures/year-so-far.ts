import type { SoFarAnswer } from '../gifts/own/impact';
import { fail, ok } from '../shared/result';
import type { Clock } from '../shared/system.port';
import { calendarDateAt } from '../shared/time/calendar';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { soFarPeriod } from './count-so-far';
import type { FigureRepositories } from './figure.repository.port';
import { SoFarService } from './so-far.service';

type Repositories = Pick<FigureRepositories, 'figures' | 'programs'>;

/** What the landing page tells of the year, as donors read it; null for what it leaves out. */
export async function yearSoFar(unit: Pick<UnitOfWork<Repositories>, 'read'>, clock: Clock): SoFarAnswer {
  const counted = await new SoFarService(unit, clock).soFar();
  if (!counted.ok) return fail({ code: 'unavailable' });
  const { to, figures } = counted.value;
  return ok({
    from: soFarPeriod(calendarDateAt(clock.now())).from,
    to,
    pairs: figures.pairsGiven ?? null,
    people: figures.peopleWithShoes ?? null,
    hours: figures.volunteerHours ?? null,
  });
}
