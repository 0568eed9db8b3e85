import { Button, Descriptions, Flex, Modal, Skeleton } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Person } from '../../core/people/person';
import { nameTable } from '../app/ant/ant-names';
import { Allowed, useViewModel } from '../app/page-hooks';
import { DialogTitle } from '../shared/dialog/dialog-title';
import { focusFirstIn } from '../shared/focus/move-focus';
import { formatDay } from '../shared/text/pacific';
import { peopleTexts as texts } from './people.texts';
import { PersonViewModel } from './person.view-model';
import { PersonAccount } from './person-account';
import { PersonData } from './person-data';
import { PersonForm } from './person-form';
import { lastSignIn, StateTag } from './person-parts';

interface PersonDialogProps {
  /** Null while nobody is opened. */
  readonly id: string | null;
  readonly onClose: () => void;
  /** When it is gone. */
  readonly onClosed: () => void;
}

/** What an admin does with one person. */
export function PersonDialog({ id, onClose, onClosed }: PersonDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open={id !== null}
      title={<DialogTitle>{texts.manage}</DialogTitle>}
      // A cross would have the focus first.
      closable={false}
      mask={{ closable: false }}
      footer={null}
      width={560}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && focusFirstIn(body.current)}
      afterClose={onClosed}
      destroyOnHidden
    >
      <div ref={body} tabIndex={-1}>
        {id !== null && <OnePerson id={id} onClose={onClose} onShown={() => focusFirstIn(body.current)} />}
      </div>
    </Modal>
  );
}

interface OnePersonProps {
  readonly id: string;
  readonly onClose: () => void;
  /** When something else is shown: what had the focus may be gone. */
  readonly onShown: () => void;
}

const OnePerson = observer(function OnePerson({ id, onClose, onShown }: OnePersonProps) {
  const viewModel = useViewModel(PersonViewModel);
  useEffect(() => void viewModel.open(id), [viewModel, id]);
  const { state } = viewModel;
  const shown = useRef(state.status);
  useEffect(() => {
    // Not at once: the dialog first notes what had the focus before it, to give it back.
    if (shown.current === state.status) return;
    shown.current = state.status;
    onShown();
  }, [state.status, onShown]);
  const close = <Button onClick={onClose}>{texts.close}</Button>;
  if (state.status === 'loading')
    return (
      <Flex vertical gap="middle" align="end">
        <p className="visually-hidden" role="status">
          {texts.loading}
        </p>
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
        {close}
      </Flex>
    );
  if (state.status === 'failed')
    return (
      <Flex vertical gap="middle">
        <p role="alert">{state.failure === 'not-found' ? texts.missing : texts.readFailed[state.failure]}</p>
        <Flex gap="small" justify="end">
          {state.failure !== 'not-found' && (
            <Button onClick={() => void viewModel.open(id)}>{texts.retry}</Button>
          )}
          {close}
        </Flex>
      </Flex>
    );
  return (
    <Flex vertical gap="middle">
      <PersonFacts person={state.person} />
      <Allowed to="person.change">
        <PersonForm viewModel={viewModel} person={state.person} />
      </Allowed>
      <Allowed to="person.deactivate">
        <PersonAccount viewModel={viewModel} person={state.person} />
      </Allowed>
      <Allowed to="person.erase">
        <PersonData person={state.person} onErased={() => void viewModel.open(state.person.id)} />
      </Allowed>
      <Flex justify="end">{close}</Flex>
    </Flex>
  );
});

function PersonFacts({ person }: { readonly person: Person }) {
  return (
    <Descriptions
      size="small"
      colon={false}
      column={1}
      ref={nameTable(person.name)}
      items={[
        { label: texts.email, children: person.email },
        ...(person.phone === undefined ? [] : [{ label: texts.phone, children: person.phone }]),
        { label: texts.state, children: <StateTag person={person} /> },
        { label: texts.added, children: formatDay(person.createdAt) },
        { label: texts.lastSignIn, children: lastSignIn(person) },
      ]}
    />
  );
}
