import { untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { countdownTo } from '../../core/campaigns/countdown';
import { useSharedViewModel } from '../app/use-view-model';
import { campaignTexts } from './campaigns.texts';
import { TickerViewModel } from './ticker.view-model';
import { useInView } from './use-in-view';
import './countdown.css';

interface CountdownProps {
  /** ms since the epoch. */
  readonly endDate: number;
}

/**
 * The time a campaign has left. It ticks only while it is on screen. Screen readers can read it at any time, but only
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

/** The only component that a tick renders again. */
const CountdownDigits = observer(function CountdownDigits({ endDate, isTicking }: CountdownDigitsProps) {
  const ticker = useSharedViewModel(TickerViewModel);
  const left = countdownTo(endDate, isTicking ? ticker.now : untracked(() => ticker.now));
  if (!left) return campaignTexts.ended;
  return (
    <>
      <span className="countdown__label">{campaignTexts.endsIn}</span>{' '}
      <span role="timer" aria-live="off">
        {campaignTexts.countdown(left)}
      </span>
    </>
  );
});
