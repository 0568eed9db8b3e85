import { Avatar } from 'antd';
import { useState } from 'react';
import type { User } from '../../core/account/user';
import { Picture } from './picture';

interface UserBadgeProps {
  readonly user: Pick<User, 'name' | 'avatar'>;
  /** The CSS length of a side; it grows with the reader's text. */
  readonly size?: string;
}

/** The user's picture, or their initial if it is missing or fails to load. The name is shown next to it. */
export function UserBadge({ user, size = '2rem' }: UserBadgeProps) {
  const [broken, setBroken] = useState<string>();
  const { avatar, name } = user;
  const isShown = avatar !== undefined && avatar !== '' && avatar !== broken;
  return (
    <Avatar
      style={{ width: size, height: size, fontSize: `calc(${size} * 0.45)` }}
      aria-hidden="true"
      src={isShown && <Picture src={avatar} alt="" onError={() => setBroken(avatar)} />}
    >
      {[...name.trim()][0]?.toUpperCase()}
    </Avatar>
  );
}
