import type { AvatarList } from '../avatars/avatar-list.port';
import type { PictureInventory } from './picture-inventory.port';
import type { StorageRoom } from './storage-room.port';

/** The uploaded pictures of a site that keeps them in the person's own browser, and the room that they share there. */
export interface LocalPictures {
  readonly inventory: PictureInventory;
  readonly room: StorageRoom;
  /** Those used as profile pictures. */
  readonly avatars: AvatarList;
}
