import { useState } from 'react';
import { TabSet } from '../shared/tabs/tab-set';
import { donateTexts } from './donate.texts';
import { MonetaryDonationForm } from './monetary-donation-form';
import { PickupForm } from './pickup-form';
import './donation-tabs.css';

const TABS = [
  { key: 'money', form: <MonetaryDonationForm /> },
  { key: 'items', form: <PickupForm /> },
] as const;

/** The tabs of 'Make A Donation', without its heading: money or things. */
export function DonationTabs() {
  const [active, setActive] = useState<(typeof TABS)[number]['key']>('money');
  const tabs = TABS.map(({ key, form }) => ({
    key,
    label: (
      <>
        <span className="donation-tabs__long">{donateTexts[key].tab}</span>
        <span className="donation-tabs__short">{donateTexts[key].shortTab}</span>
      </>
    ),
    // What was typed into one form survives a look at the other.
    mounted: 'always' as const,
    children: form,
  }));
  return (
    <div className="donation-tabs">
      <TabSet label={donateTexts.choice} tabs={tabs} active={active} onChange={setActive} />
    </div>
  );
}
