import { useState } from 'react';
import type { User } from '../../core/auth/user';
import { Picture } from '../shared/picture';
import './user-badge.css';

interface UserBadgeProps {
  readonly user: User;
}

/** The user's picture, or their first initial where there is none or it does not load. The name stands beside it. */
export function UserBadge({ user }: UserBadgeProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className="user-badge" aria-hidden="true">
      {user.avatar && user.avatar !== broken ? (
        <Picture src={user.avatar} alt="" onError={() => setBroken(user.avatar)} />
      ) : (
        [...user.name.trim()][0]?.toUpperCase()
      )}
    </span>
  );
}
