import type { PictureSize } from '../../../core/content/pictures/image-library.port';
import type { PictureRef } from '../../../core/content/site-content';
import { Picture } from '../picture';
import './picture-frame.css';

interface PictureFrameProps {
  /** Empty where there is no picture. */
  readonly value: PictureRef;
  /** The ground that the picture needs to be seen on. */
  readonly ground?: 'light' | 'dark' | undefined;
  /** Gets the picture's own size once it is there. */
  readonly onSize?: (size: PictureSize) => void;
}

/** A small view of the picture that is in a slot. */
export function PictureFrame({ value, ground, onSize }: PictureFrameProps) {
  return (
    <div className="picture-frame" data-ground={ground}>
      {value !== '' && (
        <Picture
          key={value}
          className="picture-frame__picture"
          src={value}
          alt=""
          decoding="async"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onSize?.({ width, height })
          }
        />
      )}
    </div>
  );
}
