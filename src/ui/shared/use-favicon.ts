import { useEffect } from 'react';
import { isUploadedPicture } from '../../core/content/pictures/picture-ref';
import type { PictureRef } from '../../core/content/site-content';
import { useSharedViewModel } from '../app/use-view-model';
import { ImageUrls } from './image-urls';
import { sitePath } from './site-path';

/** Shows the favicon of the content document in the browser's tab; one that cannot be found leaves the tab as it is. */
export function useFavicon(favicon: PictureRef): void {
  const imageUrls = useSharedViewModel(ImageUrls);
  useEffect(() => {
    let isOvertaken = false;
    const show = (address: string | null) => {
      const link = document.querySelector('link[rel=icon]');
      if (!isOvertaken && address && link?.getAttribute('href') !== address)
        link?.setAttribute('href', address);
    };
    if (isUploadedPicture(favicon)) void imageUrls.resolve(favicon).then(show);
    else show(sitePath(favicon));
    return () => {
      isOvertaken = true;
    };
  }, [imageUrls, favicon]);
}
