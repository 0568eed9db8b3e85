import { type PortOf, query, READ_FAILURES } from '../api/api';
import { soFarSchema } from '../shared/so-far';

/** What everybody can ask of the figures, also without a session; the server answers it from a cache, on a route of its own. */
export const soFarApi = {
  area: 'figures',
  calls: {
    /** What came about in the year so far (soFarPeriod). */
    soFar: query()('content.read', soFarSchema, READ_FAILURES),
  },
} as const;

/** The figures that the landing page shows. */
export interface FiguresSoFar extends PortOf<typeof soFarApi> {}
