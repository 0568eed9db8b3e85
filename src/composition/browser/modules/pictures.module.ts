import { ContainerModule } from 'inversify';
import { guardedImageLibrary } from '../../../adapters/guarded/guarded-image-library';
import { HttpCalls } from '../../../adapters/http/http-calls';
import { httpPublication } from '../../../adapters/http/http-publication';
import { FetchedPictures } from '../../../adapters/indexed-db/fetched-pictures';
import { BrowserStorageRoom } from '../../../adapters/system/browser-storage-room';
import { EVERY_SECTION, SECTIONS_OF_SIMULATION } from '../../../core/content/editable-sections';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { simulatedPeople } from '../../simulation/simulated-people';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** What of the content can be edited, adding pictures, and what becomes of saved words. In a browser pictures take room; a server removes unused ones by itself. */
export const picturesModule = new ContainerModule((options) => {
  bindFactory(options, tokens.editableSections, {}, () =>
    SIMULATED ? SECTIONS_OF_SIMULATION : EVERY_SECTION,
  );
  if (!SIMULATED) {
    bindFactory(options, tokens.uploadLibrary, { library: tokens.imageLibrary }, ({ library }) => library);
    bindFactory(options, tokens.localPictures, {}, () => null);
    bindFactory(options, tokens.publication, { calls: HttpCalls }, ({ calls }) => httpPublication(calls));
    return;
  }
  // Missing on a page that is not secure, although the types do not say so.
  const storage = () => ('storage' in navigator ? navigator.storage : null);
  bindFactory(options, tokens.storageRoom, {}, () => new BrowserStorageRoom(storage()));
  bindFactory(
    options,
    tokens.uploadLibrary,
    { library: tokens.imageLibrary, room: tokens.storageRoom },
    ({ library, room }) => guardedImageLibrary(library, room),
  );
  bindFactory(options, tokens.pictureInventory, { library: FetchedPictures }, ({ library }) => library);
  bindFactory(
    options,
    tokens.localPictures,
    { inventory: tokens.pictureInventory, room: tokens.storageRoom },
    (pictures) => ({ ...pictures, avatars: simulatedPeople() }),
  );
  // What is saved here is shown here at once, and to nobody else: there is nothing to wait for.
  bindFactory(options, tokens.publication, {}, () => null);
});
