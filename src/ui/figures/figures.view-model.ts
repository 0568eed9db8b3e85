import type { Figures } from '../../core/figures/figures.api';
import type { Clock } from '../../core/shared/system.port';
import { type CalendarDate, calendarDateAt } from '../../core/shared/time/calendar';
import { type Feed, FetchedBy } from '../shared/fetched/fetched';

/** The figures that the page asks for; they are read again when something that they count was changed. */
export class FiguresViewModel extends FetchedBy<Figures['read']> {
  constructor(
    figures: Pick<Figures, 'read'>,
    feed: Feed,
    private readonly clock: Clock,
  ) {
    super({
      ask: (question, signal) => figures.read(question, signal),
      feed,
      things: ['applications', 'events', 'signups', 'shelf', 'guides', 'programs'],
    });
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.clock.now());
  }
}
