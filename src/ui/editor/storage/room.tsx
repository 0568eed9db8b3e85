import { Flex, Progress, Typography } from 'antd';
import { useId } from 'react';

interface RoomProps {
  readonly label: string;
  readonly used: number;
  readonly limit: number;
  /** Both, in words. */
  readonly text: string;
}

/** How much of some room is taken. */
export function Room({ label, used, limit, text }: RoomProps) {
  const id = useId();
  const percent = (used / limit) * 100;
  // It is a meter and no progress: nothing is under way.
  const meter = { role: 'meter', 'aria-valuetext': text };
  return (
    <Flex gap="small" wrap align="center" className="room">
      <Typography.Text type="secondary" id={id}>
        {label}
      </Typography.Text>
      <Progress
        {...meter}
        aria-labelledby={id}
        className="room__bar"
        size="small"
        percent={percent}
        status={percent > 90 ? 'exception' : 'normal'}
        showInfo={false}
      />
      <Typography.Text type="secondary">{text}</Typography.Text>
    </Flex>
  );
}
