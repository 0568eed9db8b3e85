import { Alert, Button, Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Action } from '../../core/access/may';
import type { Program } from '../../core/programs/program';
import { programPairs } from '../../core/programs/program-pairs';
import type { ProgramView as StaffView } from '../../core/programs/program-view';
import { formatInstant } from '../../core/shared/text/format';
import { Allowed, useMay, useViewModel } from '../app/page-hooks';
import { ProgramApplications } from '../applications/staff/application-lists';
import { RecordApplication } from '../applications/staff/record-application';
import { useEventPaths } from '../events/event-parts';
import { eventsTexts } from '../events/events.texts';
import { hoursTexts } from '../hours/hours.texts';
import { ProgramHours } from '../hours/hours-part';
import { LinkButton } from '../shared/control/link-button';
import { MoreMenu } from '../shared/control/menu/more-menu';
import { FactTable } from '../shared/details';
import { useConfirmDialog } from '../shared/dialog/confirm-dialog';
import { type Fact, Facts } from '../shared/facts';
import { FetchedPart } from '../shared/fetched/fetched-part';
import type { Outcome } from '../shared/form/form-state';
import { Openings } from '../shared/list/openings';
import { SubView } from '../shared/sub-view';
import { notYetInSpanish } from '../shared/translation/not-yet-in-spanish';
import { translationTexts } from '../shared/translation/translation.texts';
import { programFormTexts } from './form/program-form.texts';
import { programWord } from './form/program-words';
import { IntakeTag, kindOf, Managers, StateTag, useApplicationsPath, Way } from './program-parts';
import { programsTexts as texts } from './programs.texts';
import {
  type Blocked,
  OneProgramViewModel,
  type ProgramAct,
  ProgramActsViewModel,
} from './programs.view-model';

const { labels } = programFormTexts;
const RIGHTS = {
  publish: 'program.publish',
  deleteDraft: 'program.delete-draft',
  archive: 'program.archive',
  restore: 'program.restore',
} as const satisfies Record<ProgramAct, Action>;
const ACTS: Readonly<Record<Program['state'], readonly ProgramAct[]>> = {
  draft: ['publish', 'deleteDraft'],
  active: ['archive'],
  archived: ['restore'],
};

/** What brings a program on; an active one is changed. */
const MAIN_ACT: Readonly<Record<Program['state'], ProgramAct | null>> = {
  draft: 'publish',
  active: null,
  archived: 'restore',
};

/**
 * What staff do with a program; it asks first, but for publishing one that is all in Spanish. `onDone` is called when it was tried.
 */
export function useProgramActs(onDone: (act: ProgramAct, outcome: Outcome) => void) {
  const acts = useViewModel(ProgramActsViewModel);
  const { ask, dialog } = useConfirmDialog(texts.leave);
  const press = (name: ProgramAct, program: Program) => {
    const onConfirm = () => void acts.act(name, program).then((outcome) => onDone(name, outcome));
    const action = texts.acts[name];
    const notYet = notYetInSpanish(programPairs(program), programWord);
    if (name === 'publish') {
      if (notYet === null) return onConfirm();
      return ask({ title: translationTexts.publish(program.title), text: notYet, action, onConfirm });
    }
    const { title, text } = texts.confirm[name];
    const more = name === 'restore' && notYet && <p>{notYet}</p>;
    ask({ title: title(program.title), text, more, action, onConfirm });
  };
  return { acts, press, dialog };
}

interface ProgramViewProps {
  readonly id: string;
  readonly onBack: () => void;
  /** Opens its form, which may say what a draft lacks before it is published. */
  readonly onEdit: (view: 'edit' | 'publish') => void;
}

/** One program as staff see it, with what they can do with it. */
export const ProgramView = observer(function ProgramView(props: ProgramViewProps) {
  const { id, onBack, onEdit } = props;
  const viewModel = useViewModel(OneProgramViewModel);
  useEffect(() => void viewModel.open({ id }), [viewModel, id]);
  const { acts, press, dialog } = useProgramActs((act, outcome) => {
    if (outcome === 'incomplete') onEdit('publish');
    else if (act === 'deleteDraft' && outcome === 'done') onBack();
    else void viewModel.load();
  });
  const applications = useRef<HTMLHeadingElement>(null);
  const program = viewModel.value?.program;
  const isActive = program?.state === 'active';
  return (
    <SubView
      title={program?.title ?? texts.program}
      back={{ text: texts.backToList, onPress: onBack }}
      action={
        program && (
          <Actions
            program={program}
            isSending={acts.form.isSending}
            onAct={(name) => press(name, program)}
            onEdit={() => onEdit('edit')}
          />
        )
      }
    >
      {acts.blocked && (
        <BlockedNotice id={id} {...acts.blocked} onApplications={() => applications.current?.focus()} />
      )}
      <FetchedPart fetched={viewModel} texts={texts.one} announcement={({ program: { title } }) => title}>
        {(view) => (
          <>
            <ProgramFigures view={view} />
            <ProgramFacts view={view} />
            {isActive && <NextEvents programId={id} next={view.next} />}
            {view.program.state !== 'draft' && (
              <Allowed to="application.list">
                <Openings name="application">
                  {(open) => (
                    <>
                      <Flex wrap gap="small" align="center" justify="space-between">
                        <h2 tabIndex={-1} ref={applications}>
                          {texts.applications}
                        </h2>
                        <RecordApplication programId={id} isActive={isActive} onOpen={open} />
                      </Flex>
                      <ProgramApplications programId={id} isActive={isActive} />
                    </>
                  )}
                </Openings>
              </Allowed>
            )}
            {view.program.state !== 'draft' && (
              <Allowed to="hours.list">
                <h2>{hoursTexts.heading}</h2>
                <ProgramHours programId={id} />
              </Allowed>
            )}
          </>
        )}
      </FetchedPart>
      {dialog}
    </SubView>
  );
});

interface ActionsProps {
  readonly program: Program;
  readonly isSending: boolean;
  readonly onAct: (name: ProgramAct) => void;
  readonly onEdit: () => void;
}

/** What brings a program on as its button, and everything else in the menu beside it. */
function Actions({ program, isSending, onAct, onEdit }: ActionsProps) {
  const may = useMay();
  const main = MAIN_ACT[program.state];
  const edit = may('program.save') && { key: 'edit', text: texts.edit, onPress: onEdit };
  const menuActions = ACTS[program.state]
    .filter((name) => name !== main && may(RIGHTS[name]))
    .map((name) => ({
      key: name,
      text: texts.acts[name],
      isDangerous: name === 'deleteDraft' || name === 'archive',
      onPress: () => onAct(name),
    }));
  return (
    <>
      {main === null
        ? edit && <Button onClick={onEdit}>{texts.edit}</Button>
        : may(RIGHTS[main]) && (
            <Button
              type={main === 'publish' ? 'primary' : 'default'}
              aria-disabled={isSending || undefined}
              onClick={() => onAct(main)}
            >
              {texts.acts[main]}
            </Button>
          )}
      <MoreMenu subject={program.title} actions={main === null ? menuActions : [edit, ...menuActions]} />
    </>
  );
}

interface ViewProps {
  readonly view: StaffView;
}

/** How many people have a place, how many wait, how often it took place and how many pairs were given, above the program's applications. */
function ProgramFigures({ view: { program, enrolled, waiting, sessions, pairsGiven } }: ViewProps) {
  return (
    <Card>
      <Facts
        label={texts.figures}
        layout="figures"
        facts={[
          [texts.enrolled, texts.count(enrolled)],
          [texts.waiting, texts.count(waiting)],
          [texts.places, texts.placesTaken(enrolled, program.places)],
          [texts.sessions, texts.count(sessions)],
          [texts.pairsGiven, texts.count(pairsGiven)],
        ]}
      />
    </Card>
  );
}

function ProgramFacts({ view: { program, managers } }: ViewProps) {
  const { contactName, contactPhone, questions } = program;
  const facts: readonly Fact[] = [
    [texts.state, <StateTag key="state" state={program.state} />],
    [texts.kind, kindOf(program)],
    [labels.summary, program.summary],
    [labels.description, program.description],
    [labels.managerIds, <Managers key="managers" managers={managers} />],
    [labels.intake, <IntakeTag key="intake" intake={program.intake} />],
    [labels.answerDays, texts.count(program.answerDays)],
    [texts.contact, [contactName, contactPhone].filter((part) => part !== '').join(', ')],
    [labels.nextStep, program.nextStep],
    [labels.asksSizes, program.asksSizes ? texts.yes : texts.no],
    [labels.volunteersNeedApproval, program.volunteersNeedApproval ? texts.yes : texts.no],
    [labels.questions, questions.map(({ text }) => text).join('\n')],
  ];
  return <FactTable label={texts.about} facts={facts} />;
}

interface NextEventsProps extends Pick<StaffView, 'next'> {
  readonly programId: string;
}

/** The next events of a program, as links to them, and the way to one more. */
function NextEvents({ programId, next }: NextEventsProps) {
  const paths = useEventPaths();
  return (
    <Flex component="section" vertical gap="small" aria-label={texts.nextEvents}>
      <Flex wrap gap="small" align="center" justify="space-between">
        <h2>{texts.nextEvents}</h2>
        {paths.canCreate && <LinkButton to={paths.inProgram(programId)}>{eventsTexts.create}</LinkButton>}
      </Flex>
      {next.length === 0 ? (
        <p>{texts.noEvents}</p>
      ) : (
        <ul>
          {next.map(({ id, title, startsAt }) => (
            <li key={id}>
              <Way to={paths.canOpen ? paths.ofEvent(id) : null}>
                {texts.eventOn(title, formatInstant(startsAt))}
              </Way>
            </li>
          ))}
        </ul>
      )}
    </Flex>
  );
}

interface BlockedNoticeProps extends Blocked {
  /** Of the program. */
  readonly id: string;
  /** Called when somebody follows the link to its applications, which may be on the same page. */
  readonly onApplications: () => void;
}

/** Says what has to be done before a program can be archived, with the way to it. */
function BlockedNotice({ id, applications, events, onApplications }: BlockedNoticeProps) {
  const { list } = useEventPaths();
  const ways = {
    applications: { to: useApplicationsPath(id), onClick: onApplications },
    events: { to: `${list}?program=${encodeURIComponent(id)}` },
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.first(applications, events).map(({ text, target }) => (
        <Way key={text} {...(target ? ways[target] : { to: null })}>
          {text}
        </Way>
      ))}
    />
  );
}
