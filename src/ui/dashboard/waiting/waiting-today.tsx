import { observer } from 'mobx-react-lite';
import { useViewModel } from '../../app/page-hooks';
import { WaitingBoard } from '../home/waiting-board';
import { WaitingViewModel } from './waiting.view-model';

/** What waits for somebody today, counted. */
export const WaitingToday = observer(function WaitingToday() {
  const { waiting, isLastDenied, shiftsTo } = useViewModel(WaitingViewModel);
  return <WaitingBoard {...{ waiting, isLastDenied, shiftsTo }} />;
});
