import { observer } from 'mobx-react-lite';
import { useSharedViewModel } from '../../app/page-hooks';
import { Picture } from '../picture';
import { SiteContentViewModel } from '../site-content/site-content.view-model';
import './paper.css';

/** The foundation's logo at the top of what is printed, an element of the class 'paper'; not on screens. */
export const PaperLogo = observer(function PaperLogo() {
  const { brandAssets, siteSettings } = useSharedViewModel(SiteContentViewModel).content;
  return <Picture className="paper__logo" src={brandAssets.logos.color} alt={siteSettings.siteName} />;
});
