import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

interface TabSetProps {
  /** What one chooses with the tabs, for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly key: string; readonly label: ReactNode; readonly children: ReactNode }[];
}

/** Tabs after the WAI-ARIA pattern. Every panel stays in the page, with what was typed in it. */
export function TabSet({ label, tabs }: TabSetProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const open = (index: number) => {
    setActive(index);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const leadsTo = { ArrowRight: active + 1, ArrowLeft: active - 1, Home: 0, End: -1 };
    if (!(event.key in leadsTo)) return;
    event.preventDefault();
    open((leadsTo[event.key as keyof typeof leadsTo] + tabs.length) % tabs.length);
  };
  return (
    <div className="tab-set">
      <div
        className="tab-set__list screen-only"
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={handleKeyDown}
      >
        {tabs.map(({ key, label: name }, index) => (
          <button
            key={key}
            type="button"
            className="tab-set__tab"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            onClick={() => open(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, children }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          hidden={index !== active}
        >
          {children}
        </div>
      ))}
    </div>
  );
}
