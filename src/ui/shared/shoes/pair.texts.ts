import type { WantedPair } from '../../../core/applications/application';
import { pairText } from '../../../core/shared/sizes/shoe-size';

/** A pair that somebody asked for, with for whom it is: 'Kids 1Y, for my son'. */
export function wantedPairText({ forWhom = '', ...pair }: WantedPair): string {
  const words = pairText(pair);
  return forWhom === '' ? words : `${words}, for ${forWhom}`;
}
