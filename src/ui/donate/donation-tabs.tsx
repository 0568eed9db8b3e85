import { TabSet } from '../shared/tabs/tab-set';
import { donateTexts } from './donate.texts';
import { MonetaryDonationForm } from './monetary-donation-form';
import { PickupForm } from './pickup-form';
import './donation-tabs.css';

const FORMS = { money: <MonetaryDonationForm />, items: <PickupForm /> };

const TABS = (['money', 'items'] as const).map((key) => ({
  key,
  label: (
    <>
      <span className="donation-tabs__long">{donateTexts[key].tab}</span>
      <span className="donation-tabs__short">{donateTexts[key].shortTab}</span>
    </>
  ),
  children: FORMS[key],
}));

/** The tabs of 'Make A Donation', without its heading: money or things. */
export function DonationTabs() {
  return <TabSet label={donateTexts.choice} tabs={TABS} />;
}
