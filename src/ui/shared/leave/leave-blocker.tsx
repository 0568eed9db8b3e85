import { useEffect } from 'react';
import { type Location, useBeforeUnload, useBlocker, useLocation } from 'react-router-dom';
import { useSharedViewModel } from '../../app/page-hooks';
import { asksTheSame } from '../address/typed-words';
import { stayAt } from '../address/use-address';
import { type Departure, UnsavedWorkViewModel } from './unsaved-work.view-model';

interface LeaveBlockerProps {
  /** Called when the person would rather stay; always the same function. */
  readonly onStay: () => void;
}

/** Holds the router and the browser back while something unsaved would be left; stands once in the page's frame. */
export function LeaveBlocker({ onStay }: LeaveBlockerProps) {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const here = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const departure = departureOf(currentLocation, nextLocation);
    return departure !== null && unsaved.isLeftBy(departure);
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isOvertaken = false;
    const departure = departureOf(here, blocker.location) ?? 'view';
    void unsaved.mayLeave(departure).then((leave) => {
      if (isOvertaken) return;
      if (leave) {
        blocker.proceed();
      } else {
        blocker.reset();
        stayAt(here);
        onStay();
      }
    });
    return () => {
      isOvertaken = true;
    };
  }, [unsaved, blocker, here, onStay]);

  useBeforeUnload((event) => {
    if (unsaved.isLostByClosing) event.preventDefault();
  });
  return null;
}

type Place = Pick<Location, 'pathname' | 'search' | 'state'>;

/** Null for a step within the view, to one of its anchors. */
function departureOf(from: Place, to: Place): Departure | null {
  if (from.pathname !== to.pathname) return 'path';
  return asksTheSame(from, to) ? null : 'view';
}
