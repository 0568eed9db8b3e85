import { observer } from 'mobx-react-lite';
import { byteText } from '../../shared/byte-text';
import type { StorageViewModel } from './storage.view-model';

/** How many pictures this browser keeps for the site, and how much of its room everything takes. */
export const PictureRoom = observer(function PictureRoom({
  storage,
}: {
  readonly storage: StorageViewModel;
}) {
  const { pictures, room } = storage.report ?? { pictures: null, room: null };
  if (!pictures) return null;
  const held = pictures.count === 0 ? 'none' : `${pictures.count} (${byteText(pictures.size)})`;
  const text = room ? `${byteText(room.used)} of ${byteText(room.limit)}` : '';
  return (
    <>
      <p className="content-tab__size">
        <span>Uploaded pictures</span>
        <span>{held}</span>
      </p>
      {room && (
        <div className="content-tab__size">
          <span id="browser-storage">Browser storage</span>
          <meter
            aria-labelledby="browser-storage"
            aria-valuetext={text}
            min={0}
            max={room.limit}
            high={room.limit * 0.9}
            value={room.used}
          />
          <span>{text}</span>
        </div>
      )}
    </>
  );
});
