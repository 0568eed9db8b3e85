import { Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useMay, useViewModel } from '../../app/page-hooks';
import { CardsSkeleton } from '../../app/skeletons/dashboard-skeleton';
import { WaitingBoard } from '../home/waiting-board';
import { useWaitingThings } from '../home/waiting-places';
import { OwnToday } from '../today/own-today';
import { ReservedPairs } from '../today/reserved-pairs';
import { StaffToday } from '../today/staff-today';
import { StaffTodayViewModel } from '../today/staff-today.view-model';
import { markedEvents } from './marked-events';
import { nextKind } from './next-kind';
import { NextUpViewModel } from './next-up.view-model';
import { TAKING_ROOM_BY_COUNT } from './waiting';
import { WaitingViewModel } from './waiting.view-model';

/**
 * What there is today, what waits for somebody, counted, and what they come to next. Nothing of it, nor `children`, which follow, is
 * shown before it is known how much room it takes: what people read would move.
 */
export const WaitingToday = observer(function WaitingToday({ children }: { readonly children: ReactNode }) {
  const { waiting, own, isLastDenied, shiftsTo } = useViewModel(WaitingViewModel);
  const nextUp = useViewModel(NextUpViewModel);
  const today = useViewModel(StaffTodayViewModel);
  const may = useMay();
  const [kind, marked] = [nextKind(may), markedEvents(may)];
  const things = useWaitingThings();
  useEffect(() => {
    if (kind) void nextUp.show(kind);
    if (marked) void today.show(marked);
  }, [nextUp, kind, today, marked]);
  const { state } = nextUp;
  const next = state.status === 'ready' ? state.value : 'failed';
  const isLoading =
    (kind !== null && state.status === 'loading') ||
    (marked !== null && today.state.status === 'loading') ||
    TAKING_ROOM_BY_COUNT.some((thing) => things.includes(thing) && waiting[thing] === undefined);
  return (
    <>
      {isLoading ? (
        <CardsSkeleton />
      ) : (
        <>
          {marked && <StaffToday today={today} marked={marked} />}
          {nextUp.value && (kind === 'shift' || kind === 'session') && (
            <OwnToday kind={kind} next={nextUp.value} now={nextUp.now()} />
          )}
          <WaitingBoard waiting={waiting} next={next} isLastDenied={isLastDenied} shiftsTo={shiftsTo} />
          <ReservedPairs own={own} />
        </>
      )}
      <Flex vertical gap="large" style={isLoading ? { display: 'none' } : {}}>
        {children}
      </Flex>
    </>
  );
});
