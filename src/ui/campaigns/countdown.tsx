import { untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { countdownTo } from '../../core/campaigns/countdown';
import { useSharedViewModel } from '../app/page-hooks';
import { campaignTexts } from './campaigns.texts';
import { TickerViewModel } from './ticker.view-model';
import './countdown.css';

interface CountdownProps {
  /** ms since the epoch. */
  readonly endDate: number;
  /** When the page was generated (ms since the epoch), if that was before the browser received it. */
  readonly madeAt?: number | undefined;
}

/**
 * The time a campaign has left. It ticks only while it is on screen. Screen readers can read it at any time, but only
 * its end is announced. In a page that was made beforehand stands the day of the end, which stays true for as long as the
 * page is kept; the digits take its place, by the browser's own clock, as soon as they can count.
 */
export function Countdown({ endDate, madeAt }: CountdownProps) {
  const [ref, isInView] = useInView<HTMLSpanElement>();
  const isMadeBefore = useIsHydrating() && madeAt !== undefined;
  return (
    <span className="countdown" aria-live={isMadeBefore ? undefined : 'polite'} ref={ref}>
      {!isMadeBefore ? (
        <CountdownDigits endDate={endDate} isTicking={isInView} />
      ) : countdownTo(endDate, madeAt) ? (
        campaignTexts.endsOn(endDate)
      ) : (
        campaignTexts.ended
      )}
    </span>
  );
}

const neverChanges = () => () => {};

/** True while HTML is made beforehand and while React takes it over; then false, before the browser paints again. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

interface CountdownDigitsProps {
  readonly endDate: number;
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

type Listener = (isInView: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
let elements: IntersectionObserver | undefined;

/** One observer serves every element: a thousand cards do not need a thousand. */
function observe(element: Element, listener: Listener): () => void {
  elements ??= new IntersectionObserver((entries) => {
    for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting);
  });
  const shared = elements;
  listeners.set(element, listener);
  shared.observe(element);
  return () => {
    listeners.delete(element);
    shared.unobserve(element);
  };
}

/** Whether the element of the ref is on screen; false until the browser reports it. */
function useInView<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => (ref.current ? observe(ref.current, setIsInView) : undefined), []);
  return [ref, isInView];
}
