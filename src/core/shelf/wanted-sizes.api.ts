import * as v from 'valibot';
import { type PortOf, query, READ_FAILURES } from '../api/api';
import { type ShoeSize, shoeSizeSchema } from '../shared/sizes/shoe-size';

const sizes: v.GenericSchema<unknown, readonly ShoeSize[]> = v.array(shoeSizeSchema);

/** What everybody can ask of the shelf, also without a session; the server answers it from a cache, on a route of its own. */
export const wantedSizesApi = {
  area: 'shelf',
  calls: {
    /** The sizes that wantedSizes names. */
    wanted: query()('shelf.see-wanted', sizes, READ_FAILURES),
  },
} as const;

/** The sizes that the foundation asks for in public. */
export interface WantedSizes extends PortOf<typeof wantedSizesApi> {}

/** What a page was made with. */
export interface ShownSizes {
  /** The sizes that it asks for, each in words; none where every size helps. */
  readonly sizes: readonly string[];
}
