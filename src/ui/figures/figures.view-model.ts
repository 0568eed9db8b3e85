import type { FigureReport } from '../../core/figures/figure';
import { periodFault, precedingPeriod } from '../../core/figures/figure-period';
import type { Figures } from '../../core/figures/figures.api';
import { ok } from '../../core/shared/result';
import { type CalendarDate, calendarDateAt } from '../../core/shared/time/calendar';
import type { Needs } from '../app/ports';
import { Fetched } from '../shared/fetched/fetched';

/** A report, and that of the period of the same length before, or null. */
export interface ComparedFigures {
  readonly report: FigureReport;
  readonly before: FigureReport | null;
}

type Read = Figures['read'];
type Failed = Exclude<Awaited<ReturnType<Read>>, { readonly ok: true }>['failure']['code'];

/** The figures that the page asks for, with those of the period before; they are read again when something that they count was changed. */
export class FiguresViewModel extends Fetched<ComparedFigures, Failed, Parameters<Read>[0]> {
  constructor(private readonly ports: Needs<{ figures: 'read'; feed: 'loads'; clock: 'now' }>) {
    super({
      ask: async (question, signal) => {
        // What is no period is refused, and has none before it.
        const earlier = periodFault(question) ? null : precedingPeriod(question);
        const [report, before] = await Promise.all([
          ports.figures.read(question, signal),
          earlier && ports.figures.read({ ...question, from: earlier.from, to: earlier.to }, signal),
        ]);
        if (!report.ok) return report;
        // Without the figures of before, those of now still count.
        return ok({ report: report.value, before: before?.ok ? before.value : null });
      },
      feed: ports.feed,
      things: ['applications', 'events', 'signups', 'shelf', 'guides', 'programs'],
    });
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }
}
