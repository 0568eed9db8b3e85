import { PICKUP_STATES } from '../../core/pickups/pickup';
import type { PickupQuery } from '../../core/pickups/pickup-query';

const SIZE = 20;

/** The question that an address asks, as in '?search=boots&state=requested&page=2'; what makes no sense is left out. */
export function queryOf(address: URLSearchParams): PickupQuery {
  const page = Number(address.get('page'));
  return {
    search: (address.get('search') ?? '').slice(0, 200),
    state: PICKUP_STATES.find((state) => state === address.get('state')) ?? null,
    page: Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    size: SIZE,
  };
}

/** Whether the address asks for less than everything. */
export function isNarrowed({ search, state }: PickupQuery): boolean {
  return search !== '' || state !== null;
}
