import { Button, Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Action } from '../../core/access/may';
import type { Program } from '../../core/programs/program';
import type { ProgramView as Seen } from '../../core/programs/program-view';
import { Allowed, useViewModel } from '../app/page-hooks';
import { ProgramApplications } from '../applications/staff/application-lists';
import { RecordApplication } from '../applications/staff/record-application';
import { hoursTexts } from '../hours/hours.texts';
import { ProgramHours } from '../hours/hours-part';
import { FactTable } from '../shared/details';
import { type Fact, Facts } from '../shared/facts';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { SubView } from '../shared/sub-view';
import { programFormTexts } from './form/program-form.texts';
import { BlockedNotice, NextEvents } from './program-events';
import { IntakeTag, kindOf, Managers, StateTag } from './program-parts';
import { programsTexts as texts } from './programs.texts';
import { OneProgramViewModel, type ProgramAct } from './programs.view-model';
import { useProgramActs } from './use-program-acts';
import './programs.css';

const { labels } = programFormTexts;
const RIGHTS = {
  ...{ publish: 'program.publish', deleteDraft: 'program.delete-draft' },
  ...{ archive: 'program.archive', restore: 'program.restore' },
} as const satisfies Record<ProgramAct, Action>;
const ACTS: Readonly<Record<Program['state'], readonly ProgramAct[]>> = {
  draft: ['publish', 'deleteDraft'],
  active: ['archive'],
  archived: ['restore'],
};

interface ProgramViewProps {
  readonly id: string;
  readonly onBack: () => void;
  readonly onEdit: () => void;
  /** Opens the form that says what a draft lacks. */
  readonly onComplete: () => void;
  /** Opens one of its applications. */
  readonly onApplication: (id: string) => void;
}

/** One program as staff see it, with what they can do with it. */
export const ProgramView = observer(function ProgramView(props: ProgramViewProps) {
  const { id, onBack, onEdit, onComplete, onApplication } = props;
  const one = useViewModel(OneProgramViewModel);
  useEffect(() => void one.open({ id }), [one, id]);
  const { acts, press, dialog } = useProgramActs((act, outcome) => {
    if (outcome === 'incomplete') onComplete();
    else if (act === 'deleteDraft' && outcome === 'done') onBack();
    else void one.load();
  });
  const applications = useRef<HTMLHeadingElement>(null);
  const program = one.value?.program;
  const isActive = program?.state === 'active';
  return (
    <SubView
      title={program?.title ?? texts.program}
      back={{ text: texts.backToList, onPress: onBack }}
      action={
        program && (
          <>
            <Allowed to="program.save">
              <Button onClick={onEdit}>{texts.edit}</Button>
            </Allowed>
            {/* What undoes something takes its button's place, and has the focus then. */}
            {ACTS[program.state].map((name, index) => (
              <Allowed key={index === 0 ? 'main' : name} to={RIGHTS[name]}>
                <Button
                  aria-disabled={acts.form.isSending || undefined}
                  danger={name === 'deleteDraft'}
                  onClick={() => press(name, program)}
                >
                  {texts.acts[name]}
                </Button>
              </Allowed>
            ))}
          </>
        )
      }
    >
      {acts.blocked && (
        <BlockedNotice id={id} {...acts.blocked} onApplications={() => applications.current?.focus()} />
      )}
      <FetchedPart fetched={one} texts={texts.one} said={({ program: { title } }) => title}>
        {(seen) => (
          <>
            <ProgramFigures seen={seen} />
            <ProgramFacts seen={seen} />
            {isActive && <NextEvents programId={id} next={seen.next} />}
            {seen.program.state !== 'draft' && (
              <Allowed to="application.list">
                <Flex wrap gap="small" align="center" justify="space-between">
                  <h3 tabIndex={-1} ref={applications}>
                    {texts.applications}
                  </h3>
                  {isActive && <RecordApplication programId={id} onOpen={onApplication} />}
                </Flex>
                <ProgramApplications programId={id} isActive={isActive} onOpen={onApplication} />
              </Allowed>
            )}
            {seen.program.state !== 'draft' && (
              <Allowed to="hours.list">
                <h3>{hoursTexts.heading}</h3>
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

interface SeenProps {
  readonly seen: Seen;
}

/** How many people have a place, how many wait, how often it took place and how many pairs were given, above the program's applications. */
function ProgramFigures({ seen: { program, enrolled, waiting, sessions, pairsGiven } }: SeenProps) {
  return (
    <Card>
      <Facts
        label={texts.figures}
        isStrong
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

function ProgramFacts({ seen: { program, managers } }: SeenProps) {
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
