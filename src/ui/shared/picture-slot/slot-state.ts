import type { PictureSize } from '../../../core/content/pictures/picture-codec.port';

/** What happens in a slot. */
export type SlotState =
  | { readonly status: 'idle' }
  /** A file is being read, checked or stored. */
  | { readonly status: 'busy' }
  /** The picture is larger than needed; the person decides whether it is scaled down. */
  | { readonly status: 'asking'; readonly size: PictureSize; readonly smaller: PictureSize }
  /** It is in its place; `size` is its real size in px. */
  | { readonly status: 'done'; readonly size?: PictureSize }
  | { readonly status: 'refused'; readonly message: string };
