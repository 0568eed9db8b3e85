import { MESSAGE_STATES } from '../../core/messages/message';
import type { MessageQuery } from '../../core/messages/message-query';
import { isCalendarDate } from '../../core/shared/time/calendar-date';

const SIZE = 20;

/** The question that an address asks, as in '?search=boots&state=unread&from=2026-11-01&page=2'; what makes no sense is left out. */
export function queryOf(address: URLSearchParams): MessageQuery {
  const day = (name: string) => {
    const text = address.get(name) ?? '';
    return isCalendarDate(text) ? text : null;
  };
  const page = Number(address.get('page'));
  return {
    search: (address.get('search') ?? '').slice(0, 200),
    from: day('from'),
    to: day('to'),
    state: MESSAGE_STATES.find((state) => state === address.get('state')) ?? null,
    page: Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    size: SIZE,
  };
}

/** Whether the address asks for less than everything. */
export function isNarrowed({ search, from, to, state }: MessageQuery): boolean {
  return search !== '' || from !== null || to !== null || state !== null;
}
