import { figuresTexts } from '../figures/figures.texts';
import { FiguresTab } from '../figures/figures-tab';
import { menuTexts } from '../shared/menu.texts';
import { Page } from '../shared/page';
import { AddressTabs } from '../shared/tabs/address-tabs';
import { reportsTexts as texts } from './shelf.texts';
import { SizesTab } from './sizes-tab';

const REPORTS = [
  { key: 'figures', right: 'report.read', label: figuresTexts.title, children: <FiguresTab /> },
  { key: 'sizes', right: 'shelf.read', label: texts.sizes, children: <SizesTab /> },
] as const;

/** What program managers report to others, and the shelf. */
export function ReportsPage() {
  return (
    <Page title={menuTexts.reports}>
      <AddressTabs id="reports" label={texts.areas} tabs={REPORTS} />
    </Page>
  );
}
