import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModel } from '../../app/page-hooks';
import { WaitingBoard } from '../home/waiting-board';
import { useNextKind } from './next-kind';
import { NextUpViewModel } from './next-up.view-model';
import { WaitingViewModel } from './waiting.view-model';

/** What waits for somebody today, counted, and what they come to next. */
export const WaitingToday = observer(function WaitingToday() {
  const { waiting, isLastDenied, shiftsTo } = useViewModel(WaitingViewModel);
  const nextUp = useViewModel(NextUpViewModel);
  const kind = useNextKind();
  useEffect(() => {
    if (kind) void nextUp.show(kind);
  }, [nextUp, kind]);
  const { state } = nextUp;
  const next = state.status === 'ready' ? state.value : state.status === 'failed' ? 'failed' : undefined;
  return <WaitingBoard waiting={waiting} next={next} isLastDenied={isLastDenied} shiftsTo={shiftsTo} />;
});
