import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import './tab-set.css';

/** One tab and what stands under it. */
export interface TabOf<Key extends string> {
  readonly key: Key;
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** Whether the content is there before it is looked at, from the first look on, or only while it is looked at. */
  readonly mounted: 'always' | 'once-opened' | 'while-open';
}

interface TabSetProps<Key extends string> {
  /** What one chooses with the tabs, for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabOf<Key>[];
  readonly active: Key;
  /** Asks for a tab; which one is open, `active` says, at once, later or never. */
  readonly onChange: (key: Key) => void;
}

/**
 * Tabs after the WAI-ARIA pattern, in the dashboard's dress. Those that do not fit take a second line. The component
 * library's have no name for their list, and point to panels and to a menu that are not there.
 */
export function TabSet<Key extends string>({ label, tabs, active, onChange }: TabSetProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<Key>>(new Set([active]));
  if (!opened.has(active)) setOpened(new Set([...opened, active]));

  /** The tab that a person asked for, until it is open. */
  const asked = useRef<Key>(null);
  const ask = (key: Key) => {
    asked.current = key;
    onChange(key);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const here = tabs.findIndex(({ key }) => key === active);
    const next = tabs[indexAfter(event.key, here, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    ask(next.key);
  };
  // Of the tabs only the open one has the focus: a question may stand between asking and opening, and its answer be no.
  const focusActive = () => list.current?.querySelector<HTMLElement>(`[data-key="${active}"]`)?.focus();
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    asked.current = null;
    if (target.dataset.key !== active) focusActive();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows when another tab is open, not with each render
  useEffect(() => {
    if (asked.current === active || list.current?.contains(document.activeElement)) focusActive();
  }, [active]);
  const isMounted = ({ key, mounted }: TabOf<Key>) =>
    key === active || mounted === 'always' || (mounted === 'once-opened' && opened.has(key));

  return (
    <div className="tab-set">
      <div
        className="tab-set__list screen-only"
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
      >
        {tabs.map(({ key, label: name }) => (
          <button
            key={key}
            type="button"
            className="tab-set__tab"
            role="tab"
            id={`${id}-tab-${key}`}
            data-key={key}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={key === active}
            tabIndex={key === active ? 0 : -1}
            onClick={() => ask(key)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          hidden={tab.key !== active}
        >
          {isMounted(tab) && tab.children}
        </div>
      ))}
    </div>
  );
}

/** Where a key leads from a tab, round the ends; null for a key that leads nowhere. */
function indexAfter(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
