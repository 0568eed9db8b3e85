import { ContainerModule } from 'inversify';
import { CanvasPictureCodec } from '../adapters/canvas/canvas-picture-codec';
import { GuardedImageLibrary } from '../adapters/guarded/guarded-image-library';
import { BrowserStorageRoom } from '../adapters/system/browser-storage-room';
import { CheckPicture } from '../core/content/check-picture';
import { UploadPicture } from '../core/content/upload-picture';
import { bindClass, bindFactory, bindPort } from './token';
import { tokens } from './tokens';

/** Uploading pictures: for the content editor and for campaigns. */
export const picturesModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.storageRoom,
    {},
    // Absent on a page that is not secure, too.
    () => new BrowserStorageRoom('storage' in navigator ? navigator.storage : null),
  );
  bindPort(options, tokens.guardedImageLibrary, GuardedImageLibrary, [
    tokens.imageLibrary,
    tokens.storageRoom,
  ]);
  bindFactory(options, tokens.pictureCodec, {}, () => new CanvasPictureCodec(document, URL));
  bindClass(options, CheckPicture, [tokens.pictureCodec]);
  bindClass(options, UploadPicture, [tokens.guardedImageLibrary, tokens.pictureCodec]);
});
