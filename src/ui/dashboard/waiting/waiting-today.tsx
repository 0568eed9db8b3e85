import { Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useMay, useViewModel } from '../../app/page-hooks';
import { CardsSkeleton } from '../../app/skeletons/dashboard-skeleton';
import { ComingUp } from '../home/coming-up';
import { WaitingBoard } from '../home/waiting-board';
import { useWaitingThings } from '../home/waiting-places';
import { OwnToday } from '../today/own-today';
import { StaffToday } from '../today/staff-today';
import { StaffTodayViewModel } from '../today/staff-today.view-model';
import { markedEvents } from './marked-events';
import { nextKind } from './next-kind';
import { NextUpViewModel } from './next-up.view-model';
import { LEFT_OUT_AT_NONE } from './waiting';
import { WaitingViewModel } from './waiting.view-model';

/**
 * What there is today, what waits for somebody, counted, and what they come to next. Nothing of it, nor `children`, which follow, is
 * shown before it is known how much room it takes: what people read would move.
 */
export const WaitingToday = observer(function WaitingToday({ children }: { readonly children: ReactNode }) {
  const { waiting, own, answers, shiftsTo } = useViewModel(WaitingViewModel);
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
    LEFT_OUT_AT_NONE.some((thing) => things.includes(thing) && waiting[thing] === undefined);
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
          <div className={kind ? 'waiting-pair' : ''}>
            <WaitingBoard waiting={waiting} answers={answers} shiftsTo={shiftsTo} />
            {kind && <ComingUp kind={kind} next={next} own={own} />}
          </div>
        </>
      )}
      <Flex vertical gap="large" style={isLoading ? { display: 'none' } : {}}>
        {children}
      </Flex>
    </>
  );
});
