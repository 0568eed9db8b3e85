import { Tabs } from 'antd';
import type { ComponentType } from 'react';
import type { Action } from '../../../core/access/may';
import { nameTabs } from '../../app/ant/ant-names';
import { useMay, usePageTitle } from '../../app/page-hooks';
import { GiftsTab } from '../../gifts/gifts-tab';
import { PickupsTab } from '../../pickups/pickups-tab';
import { DonorPlansTab } from '../../plans/donor-plans-tab';
import { ReceiptsTab } from '../../receipts/receipts-tab';
import { useAddress } from '../../shared/address/use-address';
import { recentDonationsTexts as texts } from './recent-donations.texts';

const named = nameTabs(texts.areas);

/** A kind of donations, with the right that its list needs. */
interface Kind {
  readonly key: string;
  readonly right: Action;
  readonly label: string;
  readonly Content: ComponentType;
}

const KINDS: readonly Kind[] = [
  { key: 'gifts', right: 'gift.list', label: texts.gifts, Content: GiftsTab },
  { key: 'pickups', right: 'pickup.list', label: texts.pickups, Content: PickupsTab },
  { key: 'receipts', right: 'receipt.list', label: texts.receipts, Content: ReceiptsTab },
  { key: 'plans', right: 'plan.list', label: texts.plans, Content: DonorPlansTab },
];

/** Donations of every kind, as they came. */
export function RecentDonationsPage() {
  usePageTitle(texts.page);
  return (
    <>
      <h1>{texts.page}</h1>
      <KindTabs kinds={KINDS} />
    </>
  );
}

/** A tab for each kind that the person may see, the first one at first. The address remembers the tab (?tab=). */
export function KindTabs({ kinds: all }: { readonly kinds: readonly Kind[] }) {
  const may = useMay();
  const kinds = all.filter(({ right }) => may(right));
  const [search, setSearch] = useAddress();
  const asked = search.get('tab');
  const active = (kinds.find(({ key }) => key === asked) ?? kinds[0])?.key ?? '';
  return (
    <Tabs
      id="donations"
      ref={named}
      activeKey={active}
      // The rest of the address belongs to the previous tab.
      onChange={(tab) => setSearch({ tab })}
      items={kinds.map(({ key, label, Content }) => ({
        ...{ key, label, forceRender: true },
        children: key === active && <Content />,
      }))}
    />
  );
}
