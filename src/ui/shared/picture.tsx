import { type ImgHTMLAttributes, useEffect, useState } from 'react';
import { isUploadedPicture } from '../../core/content/pictures/picture-ref';
import type { PictureRef } from '../../core/content/site-content';
import { useSharedViewModel } from '../app/page-hooks';
import { ImageUrls } from './image-urls';
import { sitePath } from './site-path';

/** The properties of an img element, with a picture of the content document instead of an address. */
export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt'> {
  readonly src: PictureRef;
  /** Empty for a decorative picture. */
  readonly alt: string;
}

/** A picture of the content document: a path on this site as it is, an uploaded one through the image library. */
export function Picture({ src, alt, ...attributes }: PictureProps) {
  if (isUploadedPicture(src)) return <UploadedPicture key={src} src={src} alt={alt} {...attributes} />;
  // The site's own pictures are one file each.
  const { sizes: _, ...rest } = attributes;
  return <img {...rest} src={src === '' ? undefined : sitePath(src)} alt={alt} />;
}

function UploadedPicture({ src, alt, sizes, ...attributes }: PictureProps) {
  const imageUrls = useSharedViewModel(ImageUrls);
  const [url, setUrl] = useState(() => imageUrls.known(src));
  useEffect(() => {
    let shown = true;
    void imageUrls.resolve(src).then((address) => {
      if (shown) setUrl(address);
    });
    return () => {
      shown = false;
    };
  }, [imageUrls, src]);
  const sourceSet = url === null ? undefined : imageUrls.sourceSetOf(url);
  // A picture that is loaded late is in its place by then, and the browser measures it.
  const shownAt = sizes ?? (attributes.loading === 'lazy' ? 'auto, 100vw' : `${attributes.width}px`);
  return (
    <img
      {...attributes}
      sizes={sourceSet && shownAt}
      srcSet={sourceSet}
      // Without an address yet the element keeps its place and its text.
      src={url ?? undefined}
      alt={alt}
    />
  );
}

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
