import { Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { editorTexts as texts } from '../editor.texts';
import { Room } from './room';
import type { StorageViewModel } from './storage.view-model';

/** What is shown, unseen, until the room is measured: as large as what comes, so that nothing below it jumps. */
const MEASURING = { pictures: { count: 0, size: 0 }, room: { used: 0, limit: 1024 ** 3 } };

/** How many pictures this browser keeps for the site, and how much of its room everything takes. */
export const PictureRoom = observer(function PictureRoom({
  storage,
}: {
  readonly storage: StorageViewModel;
}) {
  const isMeasuring = storage.report === null;
  const { pictures, room } = storage.report ?? MEASURING;
  if (!pictures) return null;
  return (
    <div className="picture-room" data-measuring={isMeasuring} aria-hidden={isMeasuring}>
      <p>
        <Typography.Text type="secondary">{texts.pictures}</Typography.Text>{' '}
        <Typography.Text type="secondary">
          {texts.picturesHeld(pictures.count, pictures.size)}
        </Typography.Text>
      </p>
      {room && <Room label={texts.room} {...room} text={texts.roomUsed(room)} />}
    </div>
  );
});
