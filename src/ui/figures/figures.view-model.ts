import type { Figures } from '../../core/figures/figures.api';
import { type CalendarDate, calendarDateAt } from '../../core/shared/time/calendar';
import type { Needs } from '../app/ports';
import { FetchedBy } from '../shared/fetched/fetched';

/** The figures that the page asks for; they are read again when something that they count was changed. */
export class FiguresViewModel extends FetchedBy<Figures['read']> {
  constructor(private readonly ports: Needs<{ figures: 'read'; feed: 'loads'; clock: 'now' }>) {
    super({
      ask: (question, signal) => ports.figures.read(question, signal),
      feed: ports.feed,
      things: ['applications', 'events', 'signups', 'shelf', 'guides', 'programs'],
    });
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }
}
