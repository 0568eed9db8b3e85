import { untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { countdownTo } from '../../core/campaigns/countdown';
import { useSharedViewModel } from '../app/use-view-model';
import { campaignTexts } from './campaigns.texts';
import { TickerViewModel } from './ticker.view-model';
import { useInView } from './use-in-view';
import './countdown.css';

/** When it is over, in ms since the epoch. */
interface CountdownProps {
  readonly endDate: number;
}

/**
 * The time a campaign has left. It ticks only while it is on screen; screen readers can read it at any time, but only
 * its end is announced.
 */
export function Countdown({ endDate }: CountdownProps) {
  const [ref, isInView] = useInView<HTMLSpanElement>();
  return (
    <span className="countdown" aria-live="polite" ref={ref}>
      <CountdownDigits endDate={endDate} isTicking={isInView} />
    </span>
  );
}

interface CountdownDigitsProps extends CountdownProps {
  readonly isTicking: boolean;
}

/** The smallest thing that shows the time: all that a tick renders again. */
const CountdownDigits = observer(function CountdownDigits({ endDate, isTicking }: CountdownDigitsProps) {
  const ticker = useSharedViewModel(TickerViewModel);
  const left = countdownTo(endDate, isTicking ? ticker.now : untracked(() => ticker.now));
  if (!left) return campaignTexts.ended;
  return (
    <span role="timer" aria-live="off">
      {campaignTexts.countdown(left)}
    </span>
  );
});
