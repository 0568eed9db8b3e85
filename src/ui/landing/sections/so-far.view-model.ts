import type { FiguresSoFar } from '../../../core/figures/so-far.api';
import type { Needs } from '../../app/ports';
import { FetchedBy } from '../../shared/fetched/fetched';

/** The figures of the year, for the landing page within the app, which did not come with them. */
export class SoFarViewModel extends FetchedBy<FiguresSoFar['soFar']> {
  constructor({ soFar }: Needs<{ soFar: 'soFar' }>) {
    super({ ask: (_question, signal) => soFar.soFar(undefined, signal), first: null });
  }
}
