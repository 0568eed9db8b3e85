import type { Application } from './application';

/** How long an answer is news, in ms: 14 days. */
const NEWS = 14 * 24 * 60 * 60 * 1_000;

/** The answers of the last 14 days to what somebody asked for, the latest first; `now` is in ms. */
export function recentAnswers<Answered extends Pick<Application, 'as' | 'state' | 'decidedAt'>>(
  own: readonly Answered[],
  now: number,
): readonly Answered[] {
  const at = ({ decidedAt }: Answered) => decidedAt ?? 0;
  return own
    .filter(({ as, state }) => as === 'participant' && (state === 'approved' || state === 'denied'))
    .filter((answered) => at(answered) > now - NEWS)
    .sort((a, b) => at(b) - at(a));
}
