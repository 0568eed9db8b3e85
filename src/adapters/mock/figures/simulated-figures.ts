import { countFacts } from '../../../core/figures/count-facts';
import type { FigureRepository } from '../../../core/figures/figure.repository.port';
import { type ApplicationSamples, applicationsFormat } from '../applications/application-formats';
import { type EventSamples, eventsFormat } from '../events/simulated-events';
import { completionsFormat, type GuideSamples, guidesFormat } from '../guides/simulated-guide-reads';
import { type ShelfSamples, shelfFormat } from '../shelf/shelf-format';
import { type SignupSamples, signupsFormat } from '../signups/simulated-signup-reads';
import type { OpenFormat } from '../simulated-reads';

/** What is there at first in every area that has figures. */
export interface FigureSamples {
  readonly events: EventSamples;
  readonly signups: SignupSamples;
  readonly applications: ApplicationSamples;
  readonly shelf: ShelfSamples;
  readonly guides: GuideSamples;
}

/** The simulation's figures within a unit of work. */
export function simulatedFigures(open: OpenFormat, samples: FigureSamples): FigureRepository {
  const [events, signups] = [open(eventsFormat(samples.events)), open(signupsFormat(samples.signups))];
  const [applications, moves] = [
    open(applicationsFormat(samples.applications)),
    open(shelfFormat(samples.shelf)),
  ];
  const [guides, completions] = [open(guidesFormat(samples.guides)), open(completionsFormat(samples.guides))];
  return {
    counts: async (scope) =>
      countFacts(
        {
          events: events.read(),
          signups: signups.read(),
          applications: applications.read(),
          moves: moves.read(),
          guides: guides.read(),
          completions: completions.read(),
        },
        scope,
      ),
  };
}
