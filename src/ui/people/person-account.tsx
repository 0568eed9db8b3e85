import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import type { Action } from '../../core/access/may';
import type { Person } from '../../core/people/person';
import { Allowed, useMay } from '../app/page-hooks';
import { useConfirmDialog } from '../shared/dialog/confirm-dialog';
import { AlikeRecords } from '../shared/privacy/alike-records';
import { downloadText } from '../shared/text/download-text';
import { peopleTexts as texts } from './people.texts';
import type { PersonAct, PersonViewModel } from './people.view-model';

interface PersonAccountProps {
  readonly viewModel: PersonViewModel;
  readonly person: Person;
}

/** What an admin can do with somebody's account, and with everything that is kept of them, apart from editing the person. */
export const PersonAccount = observer(function PersonAccount({ viewModel, person }: PersonAccountProps) {
  const { ask, dialog } = useConfirmDialog(texts.keep);
  const busy = viewModel.form.isSending || undefined;
  const may = useMay();
  const { link, resetLink } = viewModel;
  const canReset = viewModel.hasSecondStep && person.state === 'active' && may('person.reset-factor');
  const keptBy = may('person.deactivate') ? viewModel.keptBy : null;
  const acts = actsOf(person, viewModel.isOwn).filter((act) => may(RIGHTS[act]));
  /** What ends something is asked about first. */
  const askTo = (
    end: keyof typeof texts.confirm,
    action: string,
    onConfirm: () => void,
    more?: ReactNode,
  ) => {
    const { title, text } = texts.confirm[end];
    ask({ title: title(person.name), text, more, action, onConfirm });
  };
  const press = (act: PersonAct) => {
    const go = () => void viewModel.act(act);
    if (act === 'signOut' || act === 'deactivate') askTo(act, texts.acts[act], go);
    else go();
  };
  const handleErase = () => {
    viewModel.lookAlike(person.id);
    const more = <AlikeRecords viewModel={viewModel.alike} />;
    askTo('erase', texts.erase, () => void viewModel.erase(person.id), more);
  };
  const handleExport = async () => {
    const json = await viewModel.export(person.id);
    if (json !== null) downloadText(texts.fileName(person.id), json);
  };
  const button = (act: PersonAct) => (
    <Button key={placeOf(act)} danger={act === 'deactivate'} aria-disabled={busy} onClick={() => press(act)}>
      {texts.acts[act]}
    </Button>
  );
  return (
    <>
      {(acts.length > 0 || keptBy) && (
        <Part title={texts.account}>
          {keptBy && <p>{texts.reasons[keptBy]}</p>}
          <Flex wrap gap="small">
            {acts.filter(isHarmless).map(button)}
          </Flex>
          {/* What takes something away is never beside what does not. */}
          <Flex wrap gap="small">
            {acts.filter((act) => !isHarmless(act)).map(button)}
            {canReset && (
              <Button
                danger
                aria-disabled={busy}
                onClick={() =>
                  askTo('resetSecondStep', texts.resetSecondStep, () => void viewModel.resetSecondStep())
                }
              >
                {texts.resetSecondStep}
              </Button>
            )}
          </Flex>
          {resetLink !== null && (
            <p role="status">
              <a href={resetLink} target="_blank" rel="noopener noreferrer">
                {texts.resetLinkOf(person.name)}
              </a>
            </p>
          )}
          {link !== null && (
            <p role="status">
              <a href={link} target="_blank" rel="noopener noreferrer">
                {texts.linkOf(person.name)}
              </a>
            </p>
          )}
        </Part>
      )}
      {(may('person.export') || may('person.erase')) && (
        <Part title={texts.data}>
          <Flex vertical gap="small" align="start">
            <Allowed to="person.export">
              <Button aria-disabled={busy} onClick={() => void handleExport()}>
                {texts.export}
              </Button>
            </Allowed>
            <Allowed to="person.erase">
              <Button danger aria-disabled={busy} onClick={handleErase}>
                {texts.erase}
              </Button>
            </Allowed>
          </Flex>
        </Part>
      )}
      {dialog}
    </>
  );
});

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Flex component="section" vertical gap="small" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Flex>
  );
}

/** Whether it takes nothing away; what undoes something stands where that was. */
function isHarmless(act: PersonAct): boolean {
  return act === 'resend' || act === 'signOut';
}

/** What undoes something takes its button's place, and has the focus then. */
function placeOf(act: PersonAct): PersonAct {
  return act === 'reactivate' ? 'deactivate' : act;
}

const RIGHTS = {
  resend: 'person.invite',
  signOut: 'person.sign-out',
  deactivate: 'person.deactivate',
  reactivate: 'person.deactivate',
} as const satisfies Record<PersonAct, Action>;

/** A person's own sessions and account are looked after in their profile. */
function actsOf({ state }: Person, isOwn: boolean): readonly PersonAct[] {
  if (state === 'deactivated') return ['reactivate'];
  if (isOwn || state === 'contact') return [];
  return state === 'invited' ? ['resend', 'deactivate'] : ['signOut', 'deactivate'];
}
