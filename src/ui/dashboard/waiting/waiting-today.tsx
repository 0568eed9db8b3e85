import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useMay, useViewModel } from '../../app/page-hooks';
import { WaitingBoard } from '../home/waiting-board';
import { useNextKind } from './next-kind';
import { NextUpViewModel } from './next-up.view-model';
import { WaitingViewModel } from './waiting.view-model';

// Each is fetched for those whom it is for.
const StaffToday = lazy(async () => ({ default: (await import('../today/staff-today')).StaffToday }));
const OwnToday = lazy(async () => ({ default: (await import('../today/own-today')).OwnToday }));
const ReservedPairs = lazy(async () => ({
  default: (await import('../today/reserved-pairs')).ReservedPairs,
}));

/** What there is today, what waits for somebody, counted, and what they come to next. */
export const WaitingToday = observer(function WaitingToday() {
  const { waiting, own, isLastDenied, shiftsTo } = useViewModel(WaitingViewModel);
  const nextUp = useViewModel(NextUpViewModel);
  const kind = useNextKind();
  const marksPeople = useMay()('open programs/program-calendar');
  useEffect(() => {
    if (kind) void nextUp.show(kind);
  }, [nextUp, kind]);
  const { state } = nextUp;
  const next = state.status === 'ready' ? state.value : state.status === 'failed' ? 'failed' : undefined;
  return (
    <>
      <Suspense>
        {marksPeople && <StaffToday />}
        {nextUp.value && (kind === 'shift' || kind === 'session') && (
          <OwnToday kind={kind} next={nextUp.value} now={nextUp.now()} />
        )}
      </Suspense>
      <WaitingBoard waiting={waiting} next={next} isLastDenied={isLastDenied} shiftsTo={shiftsTo} />
      <Suspense>{own.length > 0 && <ReservedPairs own={own} />}</Suspense>
    </>
  );
});
