import { type ReactNode, useEffect, useId, useRef } from 'react';
import { formTexts } from './form.texts';
import './sent-panel.css';

interface SentPanelProps {
  readonly title: string;
  /** Whether nothing was sent to anybody. */
  readonly isDemo: boolean;
  readonly onClose: () => void;
  /** What comes next. */
  readonly children: ReactNode;
}

/**
 * Says above a form what became of it, until it is closed. It takes the focus when it appears, so that it is read out; it is no
 * live region, since a toast has announced it.
 */
export function SentPanel({ title, isDemo, onClose, children }: SentPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // To the top: the toast at the lower edge covers none of it.
    panel.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return (
    <section className="sent-panel" ref={panel} tabIndex={-1} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
      {isDemo && <p className="sent-panel__demo">{formTexts.demo}</p>}
      <button className="button button--quiet" type="button" onClick={onClose}>
        {formTexts.close}
      </button>
    </section>
  );
}
