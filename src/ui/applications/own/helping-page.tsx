import { observer } from 'mobx-react-lite';
import { isOpen } from '../../../core/applications/application';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import { pathOf } from '../../../core/navigation/paths';
import { nextOf } from '../../../core/signups/own/next-up';
import type { Scheduled } from '../../../core/signups/signup-view';
import { useViewModel } from '../../app/page-hooks';
import { OwnMinutesViewModel } from '../../hours/own/own-hours.view-model';
import { menuTexts } from '../../shared/menu.texts';
import { Page } from '../../shared/page';
import { TYPED } from '../../shared/site-path';
import { inWords, type SpokenWords } from '../../shared/translation/in-words';
import { asTyped, markedWords, sentenceOn, wordsInTurn } from '../../shared/translation/marked-words';
import { ScheduleViewModel } from '../../signups/own/own-signups.view-model';
import { Applications, Contact, pastCard } from './application-cards';
import { ownApplicationsTexts as texts } from './own-applications.texts';

const TITLE = menuTexts['my-programs'];

/** What a volunteer sees behind the menu entry 'My Programs': those they help in, or asked to help in. */
export const HelpingPage = observer(function HelpingPage() {
  const { value: schedule } = useViewModel(ScheduleViewModel);
  const minutes = useViewModel(OwnMinutesViewModel);
  const helpingCard = (application: OwnApplication) => {
    const { programId, state, message, reason } = application;
    const program = inWords(application.program);
    const shifts = schedule?.filter(({ event }) => event.programId === programId);
    const next = shifts && nextOf(shifts, minutes.now);
    const thisYear = state === 'pending' ? null : minutes.inProgram(programId);
    return {
      standing: wordsInTurn(
        [
          { text: texts.standing(application), lang: undefined },
          { text: state === 'denied' ? reason : '', lang: TYPED },
        ],
        ': ',
      ),
      facts: [
        [texts.message, asTyped(message)],
        [
          texts.next,
          program.nextStep && markedWords({ text: program.nextStep, lang: program.lang?.nextStep }),
        ],
        [texts.nextShift, next && sentenceOn((title) => texts.shiftOf(title, next), nameOf(next))],
        [texts.hoursThisYear, thisYear !== null && texts.minutes(thisYear)],
        [texts.contact, <Contact key="contact" program={program} />],
      ] as const,
    };
  };
  return (
    <Page title={TITLE}>
      <Applications
        parts={[
          { title: texts.helping, has: isHelping, card: helpingCard },
          { title: texts.earlier, has: (application) => !isHelping(application), card: pastCard },
        ]}
        nothing={{
          ...texts.nothing.helping,
          link: { to: pathOf('programs/available-programs'), text: texts.findProgram },
        }}
      />
    </Page>
  );
});

/** What a shift is called, or the event where the person comes as a guest. */
function nameOf(next: Scheduled): SpokenWords {
  const { shift, event } = inWords(next);
  return shift
    ? { text: shift.label, lang: shift.lang?.label }
    : { text: event.title, lang: event.lang?.title };
}

/** Whether an application belongs to the first part of the page: it goes on, or was denied. */
function isHelping(application: OwnApplication): boolean {
  return isOpen(application) || application.state === 'denied';
}
