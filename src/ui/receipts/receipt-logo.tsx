import { observer } from 'mobx-react-lite';
import { useSharedViewModel } from '../app/page-hooks';
import { Picture } from '../shared/picture';
import { SiteContentViewModel } from '../shared/site-content/site-content.view-model';

/** The foundation's logo at the top of a receipt on paper. */
export const ReceiptLogo = observer(function ReceiptLogo() {
  const { brandAssets, siteSettings } = useSharedViewModel(SiteContentViewModel).content;
  return <Picture className="receipt__logo" src={brandAssets.logos.color} alt={siteSettings.siteName} />;
});
