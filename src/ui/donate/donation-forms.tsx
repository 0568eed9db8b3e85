import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { PICKUP_RULES, type PickupRequest } from '../../core/pickups/pickup-request';
import { useViewModel } from '../app/page-hooks';
import { AboutFoundationGroup } from '../shared/about-foundation/about-foundation';
import { type NativeFields, NativeForm } from '../shared/form/native-form';
import { WithSentPanel } from '../shared/form/with-sent-panel';
import { donateTexts } from './donate.texts';
import { PickupViewModel } from './donate.view-model';
import { MonetaryDonationForm } from './monetary-donation-form';
import { SizesNeeded, SizesSentence } from './sizes-needed';
import { WantedSizesViewModel } from './wanted-sizes.view-model';
import './donation-tabs.css';

const items = donateTexts.items;

const FIELDS: NativeFields<keyof PickupRequest> = {
  name: { isHalf: true, autoComplete: 'name' },
  email: { isHalf: true, type: 'email', autoComplete: 'email' },
  phone: { isHalf: true, type: 'tel', autoComplete: 'tel' },
  address: { isHalf: true, autoComplete: 'address-line1' },
  items: { rows: 3, placeholder: items.itemsExample },
  message: { rows: 3 },
};

/** The form for shoes and clothing to be picked up. */
function PickupForm({ sizes }: { readonly sizes: WantedSizesViewModel }) {
  const viewModel = useViewModel(PickupViewModel);
  return (
    <WithSentPanel
      last={viewModel.last}
      titleOf={() => items.sent.title}
      isDemo={!viewModel.delivers}
      next={(sent) => (
        <>
          <p>{items.sent.next}</p>
          <p>
            <span>{items.sent.askedFor}</span> <span>{sent.items}</span>
          </p>
        </>
      )}
    >
      <NativeForm
        id="pickup"
        label={items.form}
        viewModel={viewModel}
        fields={FIELDS}
        labels={items.labels}
        rules={PICKUP_RULES}
        button={items.submit}
        intro={
          <>
            <SizesSentence sizes={sizes} />
            <AboutFoundationGroup />
          </>
        }
      />
    </WithSentPanel>
  );
}

/** What 'Make A Donation' has below its heading: the sizes that are needed, and the forms. */
export function DonationForms() {
  const sizes = useViewModel(WantedSizesViewModel);
  return (
    <>
      <SizesNeeded sizes={sizes} />
      <DonationTabs sizes={sizes} />
    </>
  );
}

/**
 * The forms in tabs: money or things. They follow the WAI-ARIA pattern. Both panels stay in the page, with what was typed in
 * them.
 */
function DonationTabs({ sizes }: { readonly sizes: WantedSizesViewModel }) {
  const tabs = [
    { key: 'money', form: <MonetaryDonationForm /> },
    { key: 'items', form: <PickupForm sizes={sizes} /> },
  ] as const;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const open = (index: number) => {
    setActive(index);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const leadsTo = { ArrowRight: 1 - active, ArrowLeft: 1 - active, Home: 0, End: 1 };
    if (!(event.key in leadsTo)) return;
    event.preventDefault();
    open(leadsTo[event.key as keyof typeof leadsTo]);
  };
  return (
    <div className="donation-tabs">
      <div
        className="donation-tabs__list screen-only"
        role="tablist"
        aria-label={donateTexts.choice}
        ref={list}
        onKeyDown={handleKeyDown}
      >
        {tabs.map(({ key }, index) => (
          <button
            key={key}
            type="button"
            className="donation-tabs__tab"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            onClick={() => open(index)}
          >
            <span className="donation-tabs__long">{donateTexts[key].tab}</span>
            <span className="donation-tabs__short">{donateTexts[key].shortTab}</span>
          </button>
        ))}
      </div>
      {tabs.map(({ key, form }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          hidden={index !== active}
        >
          {form}
        </div>
      ))}
    </div>
  );
}
