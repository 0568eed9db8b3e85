import { ContainerModule } from 'inversify';
import { CanvasPictureCodec } from '../adapters/canvas/canvas-picture-codec';
import { GuardedImageLibrary } from '../adapters/guarded/guarded-image-library';
import { BrowserStorageRoom } from '../adapters/system/browser-storage-room';
import { CheckPicture } from '../core/content/check-picture';
import { UploadPicture } from '../core/content/upload-picture';
import { bindSingleton } from './token';
import { tokens } from './tokens';

/** Uploading pictures: for the content editor and for campaigns. */
export const picturesModule = new ContainerModule((options) => {
  bindSingleton(
    options,
    tokens.storageRoom,
    // Absent on a page that is not secure, too.
    () => new BrowserStorageRoom('storage' in navigator ? navigator.storage : null),
    [],
  );
  bindSingleton(
    options,
    tokens.guardedImageLibrary,
    (library, room) => new GuardedImageLibrary(library, room),
    [tokens.imageLibrary, tokens.storageRoom],
  );
  bindSingleton(options, tokens.pictureCodec, () => new CanvasPictureCodec(document, URL), []);
  bindSingleton(options, CheckPicture, (codec) => new CheckPicture(codec), [tokens.pictureCodec]);
  bindSingleton(options, UploadPicture, (library, codec) => new UploadPicture(library, codec), [
    tokens.guardedImageLibrary,
    tokens.pictureCodec,
  ]);
});
