import { Button, Descriptions, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Person } from '../../core/people/person';
import { nameTable } from '../app/ant/ant-names';
import { Allowed, useViewModel } from '../app/page-hooks';
import { PlainDialog } from '../shared/dialog/form-dialog';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { focusFirstIn } from '../shared/focus/move-focus';
import { formatDay } from '../shared/text/pacific';
import { peopleTexts as texts } from './people.texts';
import { PersonViewModel } from './people.view-model';
import { PersonAccount } from './person-account';
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
  return (
    <PlainDialog
      open={id !== null}
      title={texts.manage}
      width={560}
      mask={{ closable: false }}
      onClose={onClose}
      afterClose={onClosed}
    >
      {id !== null && <OnePerson id={id} onClose={onClose} />}
    </PlainDialog>
  );
}

interface OnePersonProps {
  readonly id: string;
  readonly onClose: () => void;
}

const OnePerson = observer(function OnePerson({ id, onClose }: OnePersonProps) {
  const viewModel = useViewModel(PersonViewModel);
  useEffect(() => void viewModel.person.open(id), [viewModel, id]);
  const { status } = viewModel.person.state;
  const all = useRef<HTMLElement>(null);
  const shown = useRef(status);
  useEffect(() => {
    // Not at once: the dialog first notes what had the focus before it, to give it back.
    if (shown.current === status) return;
    shown.current = status;
    // What had the focus may be gone.
    focusFirstIn(all.current);
  }, [status]);
  return (
    <Flex vertical gap="middle" ref={all}>
      <FetchedPart fetched={viewModel.person} texts={texts} rows={5}>
        {(person) => (
          <>
            <PersonFacts person={person} />
            <Allowed to="person.change">
              <PersonForm viewModel={viewModel} person={person} />
            </Allowed>
            <PersonAccount viewModel={viewModel} person={person} />
          </>
        )}
      </FetchedPart>
      <Flex justify="end">
        {/* Another button each time: what has the focus while the person loads gives it to the first field. */}
        <Button key={status} onClick={onClose}>
          {texts.close}
        </Button>
      </Flex>
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
