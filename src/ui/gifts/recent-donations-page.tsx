import { Tabs } from 'antd';
import type { ComponentType } from 'react';
import type { Action } from '../../core/access/may';
import { nameTabs } from '../app/ant/ant-names';
import { useMay, usePageTitle } from '../app/page-hooks';
import { useAddress } from '../shared/address/use-address';
import { recentDonationsTexts as texts } from './recent-donations.texts';

const named = nameTabs(texts.areas);

interface RecentDonationsPageProps {
  /** The kinds of donations. The first one that the person may see is shown at first. */
  readonly kinds: readonly {
    readonly key: string;
    /** The right that the list needs. */
    readonly right: Action;
    readonly label: string;
    readonly Content: ComponentType;
  }[];
}

/** Donations of every kind, as they came. The address remembers the tab (?tab=). */
export function RecentDonationsPage({ kinds: all }: RecentDonationsPageProps) {
  const may = useMay();
  const kinds = all.filter(({ right }) => may(right));
  const [search, setSearch] = useAddress();
  usePageTitle(texts.page);
  const asked = search.get('tab');
  const active = (kinds.find(({ key }) => key === asked) ?? kinds[0])?.key ?? '';
  return (
    <>
      <h1>{texts.page}</h1>
      <Tabs
        id="donations"
        ref={named}
        activeKey={active}
        // The rest of the address belongs to the previous tab.
        onChange={(tab) => setSearch({ tab })}
        items={kinds.map(({ key, label, Content }) => ({
          key,
          label,
          forceRender: true,
          children: key === active && <Content />,
        }))}
      />
    </>
  );
}
