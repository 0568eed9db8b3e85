import type { SoFarAnswer, YearSoFar } from '../gifts/own/impact';
import { PROGRAM_STATES } from '../programs/program';
import { FEWEST_PEOPLE } from '../shared/few-people';
import { ok } from '../shared/result';
import { calendarDateAt, daysAfter, monthOf, yearOf } from '../shared/time/calendar';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { FigureName } from './figure';
import type { FigureRepositories } from './figure.repository.port';
import { figuresOf } from './figure-report';

type Repositories = Pick<FigureRepositories, 'figures' | 'programs'>;

/**
 * The figures of the whole foundation from the start of the year to the end of last month, for everybody to see; in January those of the
 * year before. `now` is in ms. A figure of fewer than FEWEST_PEOPLE is hidden: pairs with the people who got them, hours with the
 * volunteers who gave them.
 */
export function yearSoFar(unit: Pick<UnitOfWork<Repositories>, 'read'>, now: number): SoFarAnswer {
  return unit.read(async (repositories): SoFarAnswer => ok(await readSoFar(repositories, now)));
}

async function readSoFar({ figures, programs }: Repositories, now: number): Promise<YearSoFar> {
  const to = daysAfter(`${monthOf(calendarDateAt(now))}-01`, -1);
  const scope = { from: `${yearOf(to)}-01-01`, to, programIds: null, isWhole: true, isDetailed: false, now };
  const all = await programs.list(PROGRAM_STATES);
  const asksSizes = all.some((program) => program.asksSizes);
  const shown = figuresOf(await figures.counts(scope), { scope, programs: [], asksSizes, sharing: null });
  const amountOf = (name: FigureName) => {
    const amount = shown.find((figure) => figure.name === name)?.whole;
    return typeof amount === 'number' ? amount : null;
  };
  const ofMany = (name: FigureName, people: FigureName) =>
    (amountOf(people) ?? 0) >= FEWEST_PEOPLE ? amountOf(name) : null;
  return {
    from: scope.from,
    to,
    pairs: ofMany('pairsGiven', 'peopleWithShoes'),
    people: ofMany('peopleWithShoes', 'peopleWithShoes'),
    hours: ofMany('volunteerHours', 'volunteersActive'),
  };
}
