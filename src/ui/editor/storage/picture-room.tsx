import { observer } from 'mobx-react-lite';
import { byteText } from '../../shared/byte-text';
import type { StorageViewModel } from './storage.view-model';

/** How many pictures this browser keeps for the site, and how much of its room everything takes. */
export const PictureRoom = observer(function PictureRoom({
  storage,
}: {
  readonly storage: StorageViewModel;
}) {
  if (!storage.report) return <RoomBeingMeasured />;
  const { pictures, room } = storage.report;
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
          <span id="picture-room">Room for pictures</span>
          <meter
            aria-labelledby="picture-room"
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

/** As large as what comes, so that nothing below it jumps. */
function RoomBeingMeasured() {
  return (
    <div className="content-tab__measuring" aria-hidden="true">
      <p className="content-tab__size">Uploaded pictures none</p>
      <div className="content-tab__size">
        <span>Room for pictures</span>
        <meter />
        <span>000 kB of 000 GB</span>
      </div>
    </div>
  );
}
