import { PICKUP_RULES, type PickupRequest } from '../../core/pickups/pickup-request';
import { useViewModel } from '../app/page-hooks';
import { type NativeFields, NativeForm } from '../shared/form/native-form';
import { TabSet } from '../shared/tabs/tab-set';
import { donateTexts } from './donate.texts';
import { PickupViewModel } from './donate.view-model';
import { MonetaryDonationForm } from './monetary-donation-form';
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
function PickupForm() {
  const viewModel = useViewModel(PickupViewModel);
  return (
    <NativeForm
      id="pickup"
      label={items.form}
      viewModel={viewModel}
      fields={FIELDS}
      labels={items.labels}
      rules={PICKUP_RULES}
      button={items.submit}
    />
  );
}

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
