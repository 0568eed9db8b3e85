import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { staffEventFile } from '../../core/calendar/event-entries';
import { type DatedEvent, type Event, isDated, isOver } from '../../core/events/event';
import { useMay, useSharedViewModel, useViewModel } from '../app/page-hooks';
import { CalendarDownloads } from '../calendar/calendar-downloads';
import { MoreMenu } from '../shared/control/menu/more-menu';
import { FactTable } from '../shared/details';
import type { Fact } from '../shared/facts';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { useFocusStays } from '../shared/focus/use-focus-stays';
import { SubView } from '../shared/sub-view';
import { PhoneLink } from '../shared/text/contact-links';
import { CancelDialog } from './cancel/cancel-dialog';
import { CancelEventViewModel } from './cancel/cancel-event.view-model';
import { StateTag, useEventPaths } from './event-parts';
import { eventViewTexts as texts } from './event-view.texts';
import { eventsTexts } from './events.texts';
import { type EventWithRoster, OneEventViewModel } from './events.view-model';
import { Roster } from './roster/roster';
import { removalOf, useEventActs } from './use-event-acts';
import './events.css';

interface EventViewProps {
  readonly id: string;
  readonly back: { readonly text: string; readonly onPress: () => void };
  readonly onEdit: () => void;
  /** Opens the form that says what a draft lacks. */
  readonly onComplete: () => void;
  readonly onDaySheet: () => void;
  readonly onCopy: () => void;
  /** Opens another date of its series. */
  readonly onOpen: (id: string) => void;
}

/** One event as staff see it, with who signed up for it and what they can do. */
export const EventView = observer(function EventView({ id, back, onComplete, ...props }: EventViewProps) {
  const viewModel = useViewModel(OneEventViewModel);
  const canceling = useViewModel(CancelEventViewModel);
  useEffect(() => void viewModel.open({ id }), [viewModel, id]);
  const { acts, press, pressOn, dialog } = useEventActs((act, outcome) => {
    if (outcome === 'incomplete') onComplete();
    else if (act === 'deleteDraft' && outcome === 'done') back.onPress();
    else void viewModel.load();
  });
  const view = viewModel.value;
  return (
    <SubView
      title={view?.event.title ?? texts.event}
      back={back}
      action={
        view && (
          <Actions
            {...props}
            view={view}
            isOver={isOver(view.event, viewModel.now)}
            isSending={acts.form.isSending}
            onAct={(act) => press(act, view.event)}
            onCancelEvent={() => canceling.begin(view)}
          />
        )
      }
    >
      <FetchedPart fetched={viewModel} texts={texts.one} announcement={({ event }) => event.title}>
        {(shown) => (
          <>
            <Flex wrap gap="small" align="center">
              <StateTag state={shown.event.state} />
              <span>{eventsTexts.fill({ ...shown, ...shown.event })}</span>
            </Flex>
            {shown.others.length > 0 && <OtherDates others={shown.others} onOpen={props.onOpen} />}
            <EventFacts view={shown} />
            <Roster
              view={shown}
              now={viewModel.now}
              onAct={(act, entry) => pressOn(act, entry, removalOf(shown, entry, viewModel.now))}
              onChanged={() => void viewModel.load()}
            />
          </>
        )}
      </FetchedPart>
      <CancelDialog viewModel={canceling} onDone={() => void viewModel.load()} />
      {dialog}
    </SubView>
  );
});

interface ActionsProps extends Pick<EventViewProps, 'onEdit' | 'onDaySheet' | 'onCopy'> {
  readonly view: EventWithRoster;
  readonly isOver: boolean;
  readonly isSending: boolean;
  readonly onAct: (act: 'publish' | 'deleteDraft') => void;
  readonly onCancelEvent: () => void;
}

function Actions({ view: { event, counts }, isOver, isSending, onAct, ...props }: ActionsProps) {
  const { onEdit, onDaySheet, onCopy, onCancelEvent } = props;
  const may = useMay();
  const { canCreate } = useEventPaths();
  const downloads = useSharedViewModel(CalendarDownloads);
  const canSave = may('event.save');
  const isDraft = event.state === 'draft';
  const all = useRef<HTMLElement>(null);
  const heading = useMemo(
    () => ({
      get current() {
        return all.current?.closest('section')?.querySelector('h1') ?? null;
      },
    }),
    [],
  );
  // Publishing takes its own button away.
  useFocusStays(all, heading);
  const addToCalendar = (dated: DatedEvent) => () =>
    void downloads.download((site) => staffEventFile({ event: dated, counts }, site));
  return (
    <Flex wrap gap="small" ref={all}>
      {event.state === 'published' && (
        <Button type="primary" onClick={onDaySheet}>
          {texts.daySheet}
        </Button>
      )}
      {isDraft && canSave && (
        <Button type="primary" aria-disabled={isSending || undefined} onClick={() => onAct('publish')}>
          {texts.acts.publish}
        </Button>
      )}
      <MoreMenu
        subject={event.title}
        actions={[
          event.state !== 'canceled' && canSave && { key: 'edit', text: texts.edit, onPress: onEdit },
          canCreate && { key: 'copy', text: texts.copy, onPress: onCopy },
          isDated(event) &&
            !isDraft && { key: 'calendar', text: texts.addToCalendar, onPress: addToCalendar(event) },
          event.state === 'published' &&
            !isOver &&
            may('event.cancel') && {
              key: 'cancel',
              text: texts.cancel,
              isDangerous: true,
              onPress: onCancelEvent,
            },
          isDraft &&
            canSave && {
              key: 'delete',
              text: texts.acts.deleteDraft,
              isDangerous: true,
              onPress: () => onAct('deleteDraft'),
            },
        ]}
      />
    </Flex>
  );
}

function OtherDates({ others, onOpen }: Pick<EventWithRoster, 'others'> & Pick<EventViewProps, 'onOpen'>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {texts.otherDates(others.length)}
      </Button>
      <ul id={id} hidden={!isOpen} className="events__others">
        {others.map((other) => (
          <li key={other.id}>
            <Button type="link" onClick={() => onOpen(other.id)}>
              {texts.otherDate(other)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function EventFacts({ view: { event, program } }: { readonly view: EventWithRoster }) {
  const { place, address, access, description, contactName, contactPhone, cancelReason } = event;
  const facts: readonly Fact[] = [
    [texts.cancelReason, cancelReason],
    [texts.when, eventsTexts.span(event)],
    [texts.where, [place, address].filter((part) => part !== '').join('\n')],
    [texts.access, access],
    [texts.contact, (contactName !== '' || contactPhone !== '') && <Contact event={event} />],
    [texts.invited, invitedTo(event)],
    [texts.program, program?.title ?? eventsTexts.noProgram],
    [texts.guestsSignUp, event.invited.length > 0 && guestsOf(event)],
    [texts.description, description],
  ];
  return <FactTable label={texts.about} facts={facts} />;
}

function Contact({ event: { contactName, contactPhone } }: { readonly event: Event }) {
  return (
    <>
      <span>{contactName}</span> {contactPhone !== '' && <PhoneLink phone={contactPhone} />}
    </>
  );
}

function invitedTo({ invited }: Event): string {
  if (invited.length === 0) return eventsTexts.nobodyInvited;
  return invited.map((invitee) => eventsTexts.invitees[invitee]).join(', ');
}

function guestsOf({ takesSignups, places }: Event): string {
  return takesSignups ? texts.signUp(places) : eventsTexts.dropIn;
}
