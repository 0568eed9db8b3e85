import { Alert, Button, Card, Flex, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { Action } from '../../../core/access/may';
import {
  type ApplicationForm,
  isEnrolled,
  isRunning,
  type StaffNote,
} from '../../../core/applications/application';
import type { ApplicationView as StaffView } from '../../../core/applications/application-query';
import { isNamed } from '../../../core/shared/person-key';
import { formatDay } from '../../../core/shared/text/format';
import type { CalendarDate } from '../../../core/shared/time/calendar';
import { useMay, useViewModel } from '../../app/page-hooks';
import { RecordForm } from '../../shared/conflict/record-form';
import { MoreMenu } from '../../shared/control/menu/more-menu';
import { FactTable } from '../../shared/details';
import { useConfirmDialog } from '../../shared/dialog/confirm-dialog';
import type { Fact } from '../../shared/facts';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { NamedData } from '../../shared/privacy/named-data';
import { GiveShoesViewModel } from '../../shared/shoes/give-shoes.view-model';
import { GiveShoesDialog } from '../../shared/shoes/give-shoes-dialog';
import { shoesStanding } from '../../shared/shoes/shoes.texts';
import { SubView } from '../../shared/sub-view';
import { SentForm } from '../sent-form';
import { ApplicationActionDialog } from './application-action-dialog';
import { type ApplicationAction, applicationActionTexts } from './application-actions.texts';
import { AnswerBy, Standing } from './application-rows';
import { staffApplicationsTexts as texts } from './staff-applications.texts';
import { actionsFor, OneApplicationViewModel } from './staff-applications.view-model';
import { StaffNoteViewModel } from './staff-note.view-model';

interface ApplicationViewProps {
  readonly id: string;
  /** What the way back says. */
  readonly back: string;
  readonly onBack: () => void;
}

/** One application as staff see it, with what they can do with it. */
export const ApplicationView = observer(function ApplicationView({ id, back, onBack }: ApplicationViewProps) {
  const viewModel = useViewModel(OneApplicationViewModel);
  const giving = useViewModel(GiveShoesViewModel);
  useEffect(() => void viewModel.open({ id }), [viewModel, id]);
  const { ask, dialog } = useConfirmDialog(applicationActionTexts.leave);
  const all = useRef<HTMLDivElement>(null);
  const view = viewModel.value;
  const name = view ? texts.nameOf(view.application) : texts.application;
  /** The button that was pressed may be gone. */
  const keepFocus = () => {
    if (document.activeElement === document.body) all.current?.focus();
  };
  const press = (action: ApplicationAction, pressed: StaffView) => {
    const act = () => void viewModel.act(action, pressed).then(keepFocus);
    if (action === 'told') return act();
    if (action !== 'withdraw') return viewModel.begin(action, pressed);
    const { titles, withdrawText: text, submits } = applicationActionTexts;
    ask({ title: titles.withdraw(name), text, action: submits.withdraw, onConfirm: act });
  };
  return (
    <SubView title={name} back={{ text: back, onPress: onBack }}>
      <div ref={all} tabIndex={-1}>
        <FetchedPart
          fetched={viewModel}
          texts={texts.one}
          announcement={({ application }) => `${texts.nameOf(application)}: ${texts.states(application)}`}
        >
          {(shown) => (
            <Flex vertical gap="middle">
              {viewModel.notice && !viewModel.opened && (
                <Alert type="warning" showIcon role="alert" title={viewModel.notice} />
              )}
              <Actions
                view={shown}
                isSending={viewModel.form.isSending}
                onGive={() => giving.begin({ applicationId: id, name, shoes: shown.shoes, eventId: null })}
                onPress={(action) => press(action, shown)}
              />
              <ApplicationFacts view={shown} today={viewModel.today} />
              {isNamed(shown.application) && (
                <div>
                  <NamedData
                    record={{ kind: 'application', id }}
                    name={name}
                    onErased={() => void viewModel.load().then(keepFocus)}
                  />
                </div>
              )}
              {shown.application.erasedAt === null && (
                <>
                  <Asked form={shown.application} />
                  <Note note={shown.note} />
                </>
              )}
            </Flex>
          )}
        </FetchedPart>
      </div>
      <ApplicationActionDialog viewModel={viewModel} onClosed={keepFocus} />
      <GiveShoesDialog viewModel={giving} onClosed={() => void viewModel.load().then(keepFocus)} />
      {dialog}
    </SubView>
  );
});

interface ActionsProps {
  readonly view: StaffView;
  readonly isSending: boolean;
  readonly onPress: (action: ApplicationAction) => void;
  /** Gives shoes. */
  readonly onGive: () => void;
}

const RIGHTS = {
  approve: 'application.decide',
  deny: 'application.decide',
  withdraw: 'application.decide',
  end: 'application.end',
  changeSizes: 'application.change-sizes',
  told: 'application.told',
} as const satisfies Record<ApplicationAction, Action>;

/** The first of them that takes nothing away has a button, the others are in the menu beside it. */
const ORDER = ['approve', 'told', 'give', 'changeSizes', 'deny', 'withdraw', 'end'] as const;
const DANGEROUS: readonly (typeof ORDER)[number][] = ['deny', 'withdraw', 'end'];

function Actions({ view, isSending, onGive, onPress }: ActionsProps) {
  const may = useMay();
  const actions = actionsFor(view).filter((action) => may(RIGHTS[action]));
  const needsShoes = isEnrolled(view.application) && view.shoes.some(({ state }) => state !== 'given');
  const canGive = needsShoes && may('shelf.move') && may('shelf.give');
  const entries = ORDER.filter((deed) => (deed === 'give' ? canGive : actions.includes(deed))).map(
    (deed) => ({
      key: deed,
      text: deed === 'give' ? applicationActionTexts.giveShoes : applicationActionTexts.actions[deed],
      isDangerous: DANGEROUS.includes(deed),
      isDisabled: isSending && deed !== 'give',
      onPress: () => (deed === 'give' ? onGive() : onPress(deed)),
    }),
  );
  const first = entries.find(({ isDangerous }) => !isDangerous);
  return (
    entries.length > 0 && (
      <Flex wrap gap="small">
        {first && (
          <Button
            type={first.key === 'approve' ? 'primary' : 'default'}
            aria-disabled={first.isDisabled || undefined}
            onClick={first.onPress}
          >
            {first.text}
          </Button>
        )}
        <MoreMenu
          subject={texts.nameOf(view.application)}
          actions={entries.filter((entry) => entry !== first)}
        />
      </Flex>
    )
  );
}

function ApplicationFacts({ view, today }: { readonly view: StaffView; readonly today: CalendarDate }) {
  const { application, program, answerBy, shoes } = view;
  const { state, receivedAt, decidedAt, decidedBy, message, reasonKind, reason } = application;
  const { consentSeenOn, toldAt, ended } = application;
  const facts: readonly Fact[] = [
    [texts.state, <Standing key="state" application={application} />],
    [texts.program, program.title],
    [texts.asksFor, texts.asks(application)],
    [texts.shoes, isRunning(application) && shoes.map(shoesStanding).join('\n')],
    [texts.received, texts.dayOf(receivedAt)],
    [
      texts.answerBy,
      state === 'pending' && <AnswerBy key="by" state={state} answerBy={answerBy} today={today} />,
    ],
    [texts.decided[state], decidedAt !== null && texts.decidedBy(decidedAt, decidedBy)],
    [texts.consentSeenOn, consentSeenOn !== null && formatDay(consentSeenOn)],
    [texts.message, message],
    [texts.why, reasonKind !== null && texts.kinds[reasonKind]],
    [texts.reason, reason],
    [texts.toldOn, texts.dayOf(toldAt)],
    [texts.ended, ended !== null && texts.endedOn(ended)],
  ];
  return <FactTable label={texts.about} facts={facts} />;
}

/** What was asked, in the words of then. */
function Asked({ form }: { readonly form: ApplicationForm }) {
  return (
    <Card style={{ maxWidth: '60rem' }}>
      <h2 style={{ marginBlockEnd: 'var(--space-3)', fontSize: '1rem' }}>{texts.asked}</h2>
      <SentForm form={form} isForStaff />
    </Card>
  );
}

/** What staff note for each other about an application. */
function Note({ note }: { readonly note: StaffNote }) {
  const viewModel = useViewModel(StaffNoteViewModel);
  const [first] = useState(() => viewModel.open(note));
  const canSave = useMay()('application.note');
  const { label, hint, save, loss, conflict } = applicationActionTexts.note;
  if (!canSave) return <FactTable label={label} facts={[[label, note.text]]} />;
  return (
    <Card style={{ maxWidth: '60rem' }}>
      <RecordForm
        name="staff-note"
        label={label}
        viewModel={viewModel}
        initial={first}
        onSubmit={(values) => viewModel.submit(values)}
        submit={save}
        buttons="start"
        isPrimary={false}
        loss={loss}
        versions={{ texts: conflict, labels: { text: label }, show: (_, { text }) => text }}
      >
        <Form.Item name="text" label={label} extra={hint}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} />
        </Form.Item>
      </RecordForm>
    </Card>
  );
}
