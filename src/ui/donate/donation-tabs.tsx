import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { donateTexts } from './donate.texts';
import { MonetaryDonationForm } from './monetary-donation-form';
import { PickupForm } from './pickup-form';
import './donation-tabs.css';

const TABS = [
  { key: 'money', texts: donateTexts.money, Form: MonetaryDonationForm },
  { key: 'items', texts: donateTexts.items, Form: PickupForm },
] as const;

/**
 * 'Make A Donation', without its heading: money or things, after the WAI-ARIA tabs pattern. The component library's
 * tabs measure themselves and bring a menu along for those that do not fit; two tabs need neither.
 */
export function DonationTabs() {
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    const next = indexAfter(event.key, chosen);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div className="donation-tabs">
      <div
        className="donation-tabs__list"
        role="tablist"
        aria-label={donateTexts.choice}
        ref={list}
        onKeyDown={handleKeyDown}
      >
        {TABS.map(({ key, texts }, index) => (
          <button
            key={key}
            type="button"
            className="donation-tabs__tab"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
          >
            <span className="donation-tabs__long">{texts.tab}</span>
            <span className="donation-tabs__short">{texts.shortTab}</span>
          </button>
        ))}
      </div>
      {/* Both forms are always in the page, so that what was typed into one survives a look at the other. */}
      {TABS.map(({ key, Form }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          hidden={index !== chosen}
        >
          <Form />
        </div>
      ))}
    </div>
  );
}

/** Where a key leads from a tab, round the ends; null for a key that leads nowhere. */
function indexAfter(key: string, index: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % TABS.length;
    case 'ArrowLeft':
      return (index + TABS.length - 1) % TABS.length;
    case 'Home':
      return 0;
    case 'End':
      return TABS.length - 1;
    default:
      return null;
  }
}
