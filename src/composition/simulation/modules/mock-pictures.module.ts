import { ContainerModule } from 'inversify';
import { guardedImageLibrary } from '../../../adapters/guarded/guarded-image-library';
import { IndexedDbImageLibrary } from '../../../adapters/indexed-db/indexed-db-image-library';
import { BrowserStorageRoom } from '../../../adapters/system/browser-storage-room';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { simulatedPeople } from '../simulated-people';

/** Adding pictures to the person's own browser, and what they take of its room. */
export const mockPicturesModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.storageRoom,
    {},
    // Missing on a page that is not secure, although the types do not say so.
    () => new BrowserStorageRoom('storage' in navigator ? navigator.storage : null),
  );
  const guarded = { library: tokens.imageLibrary, room: tokens.storageRoom };
  bindFactory(options, tokens.uploadLibrary, guarded, ({ library, room }) =>
    guardedImageLibrary(library, room),
  );
  bindFactory(options, tokens.pictureInventory, { library: IndexedDbImageLibrary }, ({ library }) => library);
  bindFactory(
    options,
    tokens.localPictures,
    { inventory: tokens.pictureInventory, room: tokens.storageRoom },
    (pictures) => ({ ...pictures, avatars: simulatedPeople() }),
  );
  // What is saved here is shown here at once, and to nobody else: there is nothing to wait for.
  bindFactory(options, tokens.publication, {}, () => null);
});
