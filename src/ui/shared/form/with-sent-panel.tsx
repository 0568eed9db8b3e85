import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import type { LastSent } from './last-sent';
import { SentPanel } from './sent-panel';

interface WithSentPanelProps<Sent> {
  readonly last: LastSent<Sent>;
  readonly titleOf: (sent: Sent) => string;
  /** Whether nothing was sent to anybody. */
  readonly isDemo: boolean;
  /** What comes next. */
  readonly next: (sent: Sent) => ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/** A form with what was sent through it last said above it; closing that leads to the form's first field. */
export const WithSentPanel = observer(function WithSentPanel<Sent>({
  last,
  titleOf,
  isDemo,
  next,
  children,
}: WithSentPanelProps<Sent>) {
  const frame = useRef<HTMLDivElement>(null);
  const handleClose = () => {
    last.close();
    frame.current?.querySelector<HTMLElement>('form :is(input, textarea)')?.focus();
  };
  return (
    <div ref={frame}>
      {last.sent !== null && (
        <SentPanel key={last.times} title={titleOf(last.sent)} isDemo={isDemo} onClose={handleClose}>
          {next(last.sent)}
        </SentPanel>
      )}
      {children}
    </div>
  );
});
