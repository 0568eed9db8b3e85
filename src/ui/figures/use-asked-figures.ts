import { useCallback } from 'react';
import { namedPeriod } from '../../core/figures/figure-period';
import { isCalendarDate } from '../../core/shared/time/calendar';
import { useAddress } from '../shared/address/use-address';
import { withQuery } from '../shared/address/with-query';
import type { AskedFigures } from './figure-controls';

/** What the address asks for, and what changes it. The last 12 months, all programs and sharing are not in it. */
export function useAskedFigures(today: string) {
  const [address, setAddress] = useAddress();
  const asked = askedIn(address, today);
  const change = useCallback(
    (changed: Partial<AskedFigures>) =>
      setAddress(
        (now) => {
          const next = { ...askedIn(now, today), ...changed };
          const first = namedPeriod('last-12-months', today);
          const isFirst = next.from === first.from && next.to === first.to;
          return withQuery(now, {
            from: isFirst ? null : next.from,
            to: isFirst ? null : next.to,
            program: next.programId,
            figures: next.figures === 'internal' ? next.figures : null,
          });
        },
        { replace: true },
      ),
    [setAddress, today],
  );
  return { asked, change };
}

function askedIn(address: URLSearchParams, today: string): AskedFigures {
  const first = namedPeriod('last-12-months', today);
  const day = (name: 'from' | 'to') => {
    const typed = address.get(name) ?? '';
    return isCalendarDate(typed) ? typed : first[name];
  };
  return {
    from: day('from'),
    to: day('to'),
    programId: address.get('program')?.slice(0, 100) || null,
    figures: address.get('figures') === 'internal' ? 'internal' : 'sharing',
  };
}
