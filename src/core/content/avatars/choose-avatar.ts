import type { OwnAvatar } from '../../account/own-account.api';
import type { User } from '../../account/user';
import type { FailureIn } from '../../api/api';
import { fail, type Result } from '../../shared/result';
import type { CheckPicture, PictureFailure, PictureSource } from '../pictures/check-picture';
import type { PictureCodec } from '../pictures/picture-codec.port';
import { AVATAR_SIDE, avatarIn } from './avatar';

/** Why somebody's picture was not kept; what they had before stays. */
export type AvatarFailure = PictureFailure | FailureIn<OwnAvatar['setAvatar']>;

/** Puts a picture that somebody chose beside their name: its middle, cut to a small square. */
export class ChooseAvatar {
  constructor(
    private readonly ownAvatar: OwnAvatar,
    private readonly checkPicture: Pick<CheckPicture, 'execute'>,
    private readonly codec: Pick<PictureCodec, 'square'>,
  ) {}

  /** Answers who the person is then. */
  async execute(source: PictureSource): Promise<Result<User, AvatarFailure>> {
    const checked = await this.checkPicture.execute('avatar', source);
    if (!checked.ok) return checked;
    const square = await this.codec.square(checked.value.file, AVATAR_SIDE);
    const avatar = square && avatarIn(square.bytes);
    if (!avatar) return fail({ code: 'bad-picture', reason: 'undecodable' });
    return this.ownAvatar.setAvatar(avatar);
  }
}
