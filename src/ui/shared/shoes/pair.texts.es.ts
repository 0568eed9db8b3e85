import { pairText } from '../../../core/shared/sizes/shoe-size';
import type { wantedPairText as english } from './pair.texts';

export const wantedPairText: typeof english = ({ forWhom = '', ...pair }) => {
  const words = pairText(pair);
  return forWhom === '' ? words : `${words}, para ${forWhom}`;
};
