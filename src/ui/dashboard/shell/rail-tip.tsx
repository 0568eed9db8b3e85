import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import './rail-tip.css';

interface RailTipProps {
  readonly title: string;
  readonly isRail: boolean;
  readonly children: ReactElement;
}

/**
 * Names an icon of the collapsed sidebar for who sees it, after 700 ms under the pointer or on focus (specification,
 * section 9); its name for screen readers is its own text. Esc puts it away, and the pointer may move onto it.
 */
export function RailTip({ title, isRail, children }: RailTipProps) {
  /** What the pointer or the focus is on. */
  const [target, setTarget] = useState<Element | null>(null);
  /** Where the tip stands, in px from the top of the window. */
  const [top, setTop] = useState(0);
  const isShown = isRail && target !== null;

  // Measured when the sidebar is a rail: as it collapses, its items move.
  useLayoutEffect(() => {
    if (!isRail || !target) return;
    const { y, height } = target.getBoundingClientRect();
    setTop(y + height / 2);
  }, [isRail, target]);

  useEffect(() => {
    if (!isShown) return undefined;
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setTarget(null);
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [isShown]);

  const show = ({ currentTarget }: FocusEvent | PointerEvent) => setTarget(currentTarget);
  const hide = () => setTarget(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; what can be pressed is inside
    <div onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      {children}
      {isShown && (
        <span className="rail-tip" role="tooltip" style={{ top }}>
          {title}
        </span>
      )}
    </div>
  );
}
