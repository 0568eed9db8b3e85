import { AntRoot } from '../app/ant-root';
import { publicTheme } from '../app/ant-theme';
import { DonationTabs } from '../donate/donation-tabs';

/** The donation forms with what they need around them; the component library comes in here, and no earlier. */
export function DonationPart() {
  return (
    <AntRoot theme={publicTheme}>
      <DonationTabs />
    </AntRoot>
  );
}
