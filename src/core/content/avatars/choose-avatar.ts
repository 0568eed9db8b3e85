import type { OwnAvatar } from '../../account/own-account.api';
import type { User } from '../../account/user';
import type { FailureIn } from '../../api/api';
import { fail, type Result } from '../../shared/result';
import type { CheckPicture, PictureFailure, PictureSource } from '../pictures/check-picture';
import { cleanPicture } from '../pictures/clean-picture';
import type { PictureCodec, PictureFile } from '../pictures/image-library.port';
import { MEDIA_TYPES } from '../pictures/image-slot';

/** The longest side of the picture beside a person's name, in px: sharp at 48 px on every screen. */
const AVATAR_SIDE = 256;

/** More bytes than a square of that side has in any of its formats. */
export const MAX_AVATAR_BYTES = 300_000;

/** The formats of such a picture, as media types. */
export const AVATAR_TYPES = [MEDIA_TYPES.png, MEDIA_TYPES.jpeg] as const;

/** The picture in the bytes if it qualifies as a profile picture: a square PNG or JPEG, small enough; otherwise null. */
export function avatarIn(bytes: Uint8Array<ArrayBuffer>): PictureFile | null {
  if (bytes.length > MAX_AVATAR_BYTES) return null;
  const clean = cleanPicture(bytes);
  if (!clean.ok || !clean.value.size) return null;
  const { file, size } = clean.value;
  const isSquare = size.width === size.height && size.width >= 1 && size.width <= AVATAR_SIDE;
  return isSquare && AVATAR_TYPES.includes(file.type) ? file : null;
}

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
