import { Button, Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { appointmentFile, scheduleFile } from '../../../core/calendar/appointment-entries';
import { pathOf } from '../../../core/navigation/paths';
import { formatDayAt } from '../../../core/shared/text/format';
import { nextOf } from '../../../core/signups/own/next-up';
import { appointmentOf, hasTodaysList, inCalendar, scheduleParts } from '../../../core/signups/own/schedule';
import type { Scheduled } from '../../../core/signups/signup-view';
import { useViewModel } from '../../app/page-hooks';
import { CalendarAddress } from '../../calendar/calendar-address';
import { CalendarButton } from '../../calendar/calendar-button';
import { useAddress } from '../../shared/address/use-address';
import { withQuery } from '../../shared/address/with-query';
import { LinkButton } from '../../shared/control/link-button';
import { DatedEventItem } from '../../shared/dated/dated';
import { FetchedPart, NothingHere } from '../../shared/fetched/fetched-part';
import { menuTexts } from '../../shared/menu.texts';
import { Page } from '../../shared/page';
import { PaperLogo } from '../../shared/paper/paper-logo';
import '../../shared/paper/paper.css';
import { TYPED } from '../../shared/site-path';
import { inWords, titleOf } from '../../shared/translation/in-words';
import { sentenceOn, wordsInTurn } from '../../shared/translation/marked-words';
import { ownSignupsTexts } from './own-signups.texts';
import { ScheduleViewModel, SignupActsViewModel } from './own-signups.view-model';
import { SignUpButtons } from './sign-up-buttons';
import { TodaysList } from './todays-list';
import { useGiveUp } from './use-give-up';
import { AccessAndContact, useContactOf } from './where-and-who';

const { schedule: texts, ...all } = ownSignupsTexts;
const TITLE = menuTexts['my-schedule'];

/** What a volunteer signed up for: the next shift first, with everything to get there. */
export const SchedulePage = observer(function SchedulePage() {
  const list = useViewModel(ScheduleViewModel);
  const acts = useViewModel(SignupActsViewModel);
  const [address, setAddress] = useAddress();
  const today = address.get('today');
  const show = (eventId: string | null) => setAddress((now) => withQuery(now, { today: eventId }));
  if (today !== null)
    return (
      <Page title={TITLE}>
        <TodaysList eventId={today} onBack={() => show(null)} />
      </Page>
    );
  return (
    <Page title={TITLE}>
      <FetchedPart fetched={list} texts={{ ...texts, readFailed: all.readFailed }}>
        {(scheduled) => {
          const now = acts.now();
          const next = nextOf(scheduled, now);
          const parts = scheduleParts(scheduled, now);
          const entry = (signup: Scheduled) => (
            <Entry entry={signup} acts={acts} now={now} onDone={() => list.load()} onToday={show} />
          );
          return (
            <div className="paper">
              <PaperLogo />
              <Flex vertical gap="middle">
                {next ? (
                  <Flex component="section" vertical gap="small" aria-label={texts.next}>
                    <h2>{texts.next}</h2>
                    {entry(next)}
                  </Flex>
                ) : (
                  <NothingHere title={texts.nothing} next={texts.nothingNext}>
                    <LinkButton type="primary" to={pathOf('programs/available-programs')}>
                      {texts.find}
                    </LinkButton>
                  </NothingHere>
                )}
                {(['coming', 'waiting', 'canceled', 'past'] as const).map((part) => (
                  <Part key={part} title={texts.parts[part]} entries={parts[part]} show={entry} />
                ))}
                <div className="screen-only">
                  <CalendarAddress
                    make={(site) =>
                      scheduleFile(scheduled.filter(inCalendar).map(appointmentOf), false, site)
                    }
                  />
                </div>
                {scheduled.length > 0 && (
                  <div>
                    <Button onClick={() => window.print()}>{texts.print}</Button>
                  </div>
                )}
              </Flex>
            </div>
          );
        }}
      </FetchedPart>
    </Page>
  );
});

interface PartProps {
  readonly title: string;
  readonly entries: readonly Scheduled[];
  readonly show: (entry: Scheduled) => ReactNode;
}

function Part({ title, entries, show }: PartProps) {
  if (entries.length === 0) return null;
  return (
    <Flex vertical gap="small">
      <h2>{title}</h2>
      <Flex component="ul" vertical gap="small" aria-label={title}>
        {entries.map((entry) => (
          <li key={entry.id}>{show(entry)}</li>
        ))}
      </Flex>
    </Flex>
  );
}

interface EntryProps {
  readonly entry: Scheduled;
  readonly acts: SignupActsViewModel;
  /** In ms. */
  readonly now: number;
  readonly onDone: () => Promise<void>;
  /** Shows the guests of the day. */
  readonly onToday: (eventId: string) => void;
}

const Entry = observer(function Entry({ entry, acts, now, onDone, onToday }: EntryProps) {
  const { startsAt, endsAt, state, others, offer } = entry;
  const { event, shift } = inWords(entry);
  const { ask, dialog } = useGiveUp(event, acts, onDone);
  const contact = useContactOf(event);
  const title = shift ? { text: shift.label, lang: shift.lang?.label } : titleOf(event);
  const about = shift ? [shift.label, event.title] : [event.title];
  const isCanceled = event.state === 'canceled';
  const isToCome = !isCanceled && startsAt > now;
  const isOver = endsAt <= now;
  return (
    <Card size="small">
      <DatedEventItem
        event={{ ...event, startsAt, endsAt }}
        heading={
          <h3 style={{ fontSize: '1rem', fontWeight: 600, margin: 0 }}>
            {wordsInTurn([titleOf(event), { text: shift?.label ?? '', lang: shift?.lang?.label }], ': ')}
          </h3>
        }
        buttons={
          !isOver &&
          !isCanceled && (
            <Flex wrap gap="small">
              {isToCome && state === 'going' && (
                <CalendarButton
                  make={(site) => appointmentFile(appointmentOf(entry), false, site)}
                  label={all.named(all.addToCalendar, ...about)}
                >
                  {all.addToCalendar}
                </CalendarButton>
              )}
              {isToCome && state === 'going' && (
                <Button
                  aria-label={all.named(all.withdraw, ...about)}
                  onClick={() => ask({ ...entry, title, isShift: shift !== null })}
                >
                  {all.withdraw}
                </Button>
              )}
              {hasTodaysList(entry, now) && (
                <Button
                  aria-label={all.named(texts.todaysList, event.title)}
                  onClick={() => onToday(event.id)}
                >
                  {texts.todaysList}
                </Button>
              )}
            </Flex>
          )
        }
      >
        {isCanceled && (
          <p>{sentenceOn(all.canceled, { text: event.cancelReason, lang: event.lang?.cancelReason })}</p>
        )}
        {isOver && !isCanceled && <p>{standingOf(entry)}</p>}
        {!isOver && !isCanceled && (
          <>
            <AccessAndContact event={entry.event} />
            {others.length > 0 && <p>{all.with(others)}</p>}
          </>
        )}
        {isToCome && state === 'waiting' && (
          <SignUpButtons
            own={entry}
            obstacle={offer?.obstacle ?? null}
            isFull={offer?.isFull ?? true}
            place={{ eventId: event.id, shiftId: shift?.id ?? null }}
            about={[...about, formatDayAt(startsAt)]}
            words={shift ? all.shifts : { take: all.events.reserve, going: all.events.going }}
            acts={acts}
            onDone={onDone}
          />
        )}
        {!isCanceled && !isToCome && !isOver && (
          <p>{sentenceOn(all.started, { text: contact, lang: TYPED })}</p>
        )}
        {dialog}
      </DatedEventItem>
    </Card>
  );
});

function standingOf({ state, minutes }: Scheduled): string {
  return state === 'attended' && minutes !== null ? texts.worked(minutes) : texts.standing[state];
}
