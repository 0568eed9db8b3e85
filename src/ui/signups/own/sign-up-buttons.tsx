import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { pathOf } from '../../../core/navigation/paths';
import type { Obstacle, OfferedShift } from '../../../core/signups/signup-view';
import { ANOTHER_EVENT } from '../../shared/text/another-event.texts';
import { inWords, titleOf } from '../../shared/translation/in-words';
import { sentenceOn } from '../../shared/translation/marked-words';
import { ownSignupsTexts as texts } from './own-signups.texts';
import type { Place, SignupActsViewModel } from './own-signups.view-model';

interface SignUpButtonsProps {
  readonly place: Place;
  readonly own: OfferedShift['own'];
  readonly obstacle: Obstacle | null;
  readonly isFull: boolean;
  /** What the buttons are about, for their accessible names. */
  readonly about: readonly string[];
  /** The button that takes the place, and what replaces it when the person has the place. */
  readonly words: { readonly take: string; readonly going: string };
  readonly acts: SignupActsViewModel;
  /** Shows what it is then. */
  readonly onDone: () => Promise<void>;
  /** Asks before the place is given back; without it, it cannot be given back here. */
  readonly onGiveUp?: () => void;
}

/** Takes a shift or a place, joins or leaves its waiting list; or says why that is not possible. */
export const SignUpButtons = observer(function SignUpButtons(props: SignUpButtonsProps) {
  const { place, own, obstacle, isFull, about, words, acts, onDone, onGiveUp } = props;
  const button = (text: string, act: () => Promise<void>, isPrimary = false) => (
    <Button
      type={isPrimary ? 'primary' : 'default'}
      aria-label={texts.named(text, ...about)}
      onClick={() => void act().then(onDone)}
    >
      {text}
    </Button>
  );
  const filled = acts.isFilled(place) && (
    <p role="alert">{texts.filledUp[place.shiftId === null ? 'event' : 'shift']}</p>
  );
  // Shortly before the start a free place is open to those who wait as to all.
  if (own?.state === 'waiting')
    return (
      <Flex wrap gap="small" align="center">
        {filled}
        <strong>{texts.waiting(own.position)}</strong>
        {!isFull && !obstacle && button(words.take, () => acts.take(place, false), true)}
        {button(texts.leaveWaiting, () => acts.withdraw(own))}
      </Flex>
    );
  if (own)
    return (
      <Flex wrap gap="small" align="center">
        <strong>{words.going}</strong>
        {onGiveUp && (
          <Button aria-label={texts.named(texts.giveUp, ...about)} onClick={onGiveUp}>
            {texts.giveUp}
          </Button>
        )}
      </Flex>
    );
  if (obstacle) return <Why obstacle={obstacle} />;
  return (
    <Flex wrap gap="small" align="center">
      {filled}
      {isFull
        ? button(texts.joinWaiting, () => acts.take(place, true))
        : button(words.take, () => acts.take(place, false), true)}
    </Flex>
  );
});

/** Why somebody cannot sign up, with the way to what has to be done first. */
function Why(props: { readonly obstacle: Obstacle }) {
  const obstacle = inWords(props.obstacle);
  switch (obstacle.why) {
    case 'training':
      return (
        <p>
          <Link to={`${pathOf('training')}?guide=${encodeURIComponent(obstacle.guide.id)}`}>
            {sentenceOn(texts.training, titleOf(obstacle.guide))}
          </Link>
        </p>
      );
    case 'not-approved':
      return (
        <p>
          <Link
            to={`${pathOf('programs/available-programs')}?apply=${encodeURIComponent(obstacle.program.id)}`}
          >
            {sentenceOn(texts.apply, titleOf(obstacle.program))}
          </Link>
        </p>
      );
    case 'overlap': {
      const { title, lang } = obstacle;
      return (
        <p>
          {sentenceOn(texts.overlap, {
            text: title ?? ANOTHER_EVENT,
            lang: title === null ? undefined : lang?.title,
          })}
        </p>
      );
    }
    default:
      return <p>{texts.obstacle(obstacle)}</p>;
  }
}
