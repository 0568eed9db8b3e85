import { GIFT_METHODS, GIFT_STATES } from '../../core/gifts/gift';
import { GIFT_KINDS, GIFT_SORTS, type GiftQuery, GOODS_STATES } from '../../core/gifts/gift-query';
import { isCalendarDate } from '../../core/shared/time/calendar-date';
import { useAddress } from '../shared/address/use-address';

/** Gifts on a page of the list. */
export const PAGE_SIZE = 25;

/** Reads the filters from the address, so that a link to the list can be saved and shared; ignores unknown values. */
export function useGiftQuery() {
  const [search, setSearch] = useAddress();
  const text = (name: string) => search.get(name) ?? '';
  const one = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === text(name)) ?? null;
  const day = (name: string) => (isCalendarDate(text(name)) ? text(name) : null);
  const page = Number(text('page'));
  const query: GiftQuery = {
    search: text('donor').slice(0, 100),
    kind: one('kind', GIFT_KINDS),
    state: one('state', [...GIFT_STATES, ...GOODS_STATES]),
    method: one('method', GIFT_METHODS),
    campaignId: text('campaign').slice(0, 100) || null,
    from: day('from'),
    to: day('to'),
    sort: one('sort', GIFT_SORTS) ?? 'newest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZE,
  };
  /** Changes what is given, and goes back to the first page unless a page is given. */
  const change = (changes: Readonly<Record<string, string>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return { query, change };
}
