import { observer } from 'mobx-react-lite';
import { SiteContentViewModel } from '../shared/content/site-content.view-model';
import { useFavicon } from '../shared/use-favicon';
import { useSharedViewModel } from './use-view-model';

/** Keeps the favicon that an admin has saved in the browser's tab. */
export const SavedFavicon = observer(function SavedFavicon() {
  useFavicon(useSharedViewModel(SiteContentViewModel).content.brandAssets.favicon);
  return null;
});
