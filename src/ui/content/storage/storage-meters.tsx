import { Flex, Progress, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { MAX_DOCUMENT_BYTES } from '../../../core/content/site-content.schema';
import { editorTexts as texts } from '../editor.texts';
import { fieldTexts } from '../fields/field.texts';
import { useComputed, useEditor } from '../use-editor';

/** How much of the room for the content its texts take; a document over the limit is refused with both sizes. */
export const ContentSize = observer(function ContentSize() {
  const { findings } = useEditor();
  const size = useComputed(() => Math.ceil(findings.size / 1024) * 1024);
  return (
    <Room label={texts.contentSize} used={size} limit={MAX_DOCUMENT_BYTES} text={fieldTexts.size(size)} />
  );
});

/** What is shown, unseen, until the room is measured: as large as what comes, so that nothing below it jumps. */
const MEASURING = { pictures: { count: 0, size: 0 }, room: { used: 0, limit: 1024 ** 3 } };

/** How many pictures this browser keeps for the site, and how much of its room everything takes; nothing where a server keeps them. */
export const PictureRoom = observer(function PictureRoom() {
  const { report, isLocal } = useEditor().pictures;
  if (!isLocal) return null;
  const isMeasuring = report === null;
  const { pictures, room } = report ?? MEASURING;
  if (!pictures) return null;
  return (
    <Flex
      wrap
      gap="0 var(--space-5)"
      style={{ visibility: isMeasuring ? 'hidden' : undefined }}
      aria-hidden={isMeasuring}
    >
      <p>
        <Typography.Text type="secondary">{texts.pictures}</Typography.Text>{' '}
        <Typography.Text type="secondary">
          <span>{texts.picturesHeld(pictures.count, pictures.size)}</span>
        </Typography.Text>
      </p>
      {room && <Room label={texts.room} {...room} text={texts.roomUsed(room)} />}
    </Flex>
  );
});

interface RoomProps {
  readonly label: string;
  readonly used: number;
  readonly limit: number;
  /** Both, in words. */
  readonly text: string;
}

/** How much of some room is taken. */
function Room({ label, used, limit, text }: RoomProps) {
  const id = useId();
  const percent = (used / limit) * 100;
  // It is a meter and no progress: nothing is under way.
  const meter = { role: 'meter', 'aria-valuetext': text };
  return (
    <Flex gap="small" wrap align="center">
      <Typography.Text type="secondary" id={id}>
        <span>{label}</span>
      </Typography.Text>
      <Progress
        {...meter}
        aria-labelledby={id}
        style={{ width: '4rem' }}
        size="small"
        percent={percent}
        status={percent > 90 ? 'exception' : 'normal'}
        showInfo={false}
      />
      <Typography.Text type="secondary">
        <span>{text}</span>
      </Typography.Text>
    </Flex>
  );
}
