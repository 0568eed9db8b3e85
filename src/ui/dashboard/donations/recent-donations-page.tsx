import { GiftsTab } from '../../gifts/gifts-tab';
import { PickupsTab } from '../../pickups/pickups-tab';
import { DonorPlansTab } from '../../plans/donor-plans-tab';
import { ReceiptsTab } from '../../receipts/receipts-tab';
import { Page } from '../../shared/page';
import { AddressTabs } from '../../shared/tabs/address-tabs';
import { SizesTab } from '../../shelf/sizes-tab';
import { recentDonationsTexts as texts } from './recent-donations.texts';

const KINDS = [
  { key: 'gifts', right: 'gift.list', label: texts.gifts, children: <GiftsTab /> },
  { key: 'pickups', right: 'pickup.list', label: texts.pickups, children: <PickupsTab /> },
  { key: 'receipts', right: 'receipt.list', label: texts.receipts, children: <ReceiptsTab /> },
  { key: 'plans', right: 'plan.list', label: texts.plans, children: <DonorPlansTab /> },
  { key: 'sizes', right: 'shelf.read', label: texts.sizes, children: <SizesTab /> },
] as const;

/** Donations of every kind, as they came. */
export function RecentDonationsPage() {
  return (
    <Page title={texts.page}>
      <AddressTabs id="donations" label={texts.areas} tabs={KINDS} />
    </Page>
  );
}
