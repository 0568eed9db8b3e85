import { ok } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { wantedSizes } from './board';
import type { ShelfRepository } from './shelf.repository.port';
import type { WantedSizes } from './wanted-sizes.api';

/** Tells everybody which sizes are missing. */
export class WantedSizesService implements WantedSizes {
  constructor(
    private readonly unit: Pick<UnitOfWork<{ readonly shelf: Pick<ShelfRepository, 'sums'> }>, 'read'>,
  ) {}

  wanted: WantedSizes['wanted'] = () =>
    this.unit.read(async ({ shelf }) => ok(wantedSizes(await shelf.sums())));
}
