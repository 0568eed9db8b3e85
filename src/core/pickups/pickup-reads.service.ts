import { ok, orFail } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { PickupRepository } from './pickup.repository.port';
import type { Pickups } from './pickups.api';

/** Answers what is asked of pickups, the same for everybody who may. */
export class PickupReads implements Omit<Pickups, 'decide'> {
  constructor(protected readonly unit: Pick<UnitOfWork<{ readonly pickups: PickupRepository }>, 'read'>) {}

  list: Pickups['list'] = (query) => this.unit.read(async ({ pickups }) => ok(await pickups.page(query)));
  get: Pickups['get'] = ({ id }) =>
    this.unit.read(async ({ pickups }) => orFail(await pickups.find(id), 'not-found'));
  onDay: Pickups['onDay'] = ({ day }) => this.unit.read(async ({ pickups }) => ok(await pickups.onDay(day)));
  counts: Pickups['counts'] = () => this.unit.read(async ({ pickups }) => ok(await pickups.counts()));
  toSort: Pickups['toSort'] = () => this.unit.read(async ({ pickups }) => ok(await pickups.countToSort()));
}
