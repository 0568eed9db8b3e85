import { useCallback } from 'react';
import { type FigurePeriod, namedPeriod } from '../../core/figures/figure-period';
import { firstShared, sharedPeriod } from '../../core/figures/sharing/shared-periods';
import { isCalendarDate } from '../../core/shared/time/calendar';
import { useAddress } from '../shared/address/use-address';
import { withQuery } from '../shared/address/with-query';
import type { AskedFigures } from './figure-controls';

/**
 * What the address asks for, and what changes it. Sharing, all programs, and the period that comes first are not in it: the last
 * quarter for sharing, and the last 12 months otherwise. For sharing a period that cannot be shared gives way to the first one.
 */
export function useAskedFigures(today: string) {
  const [address, setAddress] = useAddress();
  const askedFigures = askedIn(address, today);
  const change = useCallback(
    (changed: Partial<AskedFigures>) =>
      setAddress(
        (now) => {
          const question = { ...askedIn(now, today), ...changed };
          const next = { ...question, ...periodFor(question, today) };
          const first = firstPeriod(next.figures, today);
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
  return { question: askedFigures, change };
}

/** The period that comes first. */
function firstPeriod(figures: AskedFigures['figures'], today: string): FigurePeriod {
  return figures === 'internal' ? namedPeriod('last-12-months', today) : firstShared(today);
}

/** The period that is asked for, or the first one where it cannot be shared. */
function periodFor({ from, to, figures }: AskedFigures, today: string): FigurePeriod {
  const isPossible = figures === 'internal' || sharedPeriod({ from, to }, today) !== null;
  return isPossible ? { from, to } : firstPeriod(figures, today);
}

function askedIn(address: URLSearchParams, today: string): AskedFigures {
  const figures = address.get('figures') === 'internal' ? 'internal' : 'sharing';
  const first = firstPeriod(figures, today);
  const day = (name: 'from' | 'to') => {
    const typed = address.get(name) ?? '';
    return isCalendarDate(typed) ? typed : first[name];
  };
  const question = {
    from: day('from'),
    to: day('to'),
    programId: address.get('program')?.slice(0, 100) || null,
    figures,
  } as const;
  return { ...question, ...periodFor(question, today) };
}
