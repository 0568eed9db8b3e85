import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { NamedRecordId } from '../../../core/privacy/named-records';
import { Allowed, useMay, useViewModel } from '../../app/page-hooks';
import { PlainDialog } from '../dialog/form-dialog';
import { downloadText } from '../text/download-text';
import { AlikeRecords } from './alike-records';
import { namedDataTexts as texts } from './named-data.texts';
import { NamedDataViewModel } from './named-data.view-model';

interface NamedRecord {
  readonly record: NamedRecordId;
  /** What the person is called there. */
  readonly name: string;
}

interface NamedDataDialogProps extends NamedRecord {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** When the record was erased. */
  readonly onErased: () => void;
}

/** Whether somebody may see what is kept of people without an account, or erase it. */
export function useMayNamedData(): boolean {
  const may = useMay();
  return may('person.export') || may('person.erase');
}

/** The button for admins beside a record of somebody without an account, with its dialog. */
export function NamedData({ record, name, onErased }: NamedRecord & Pick<NamedDataDialogProps, 'onErased'>) {
  const [isOpen, setOpen] = useState(false);
  if (!useMayNamedData()) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      <NamedDataDialog
        record={record}
        name={name}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onErased={onErased}
      />
    </>
  );
}

/** Gives out what is kept of somebody without an account in a record, or erases it. */
export function NamedDataDialog({ record, name, isOpen, onClose, onErased }: NamedDataDialogProps) {
  return (
    <PlainDialog open={isOpen} title={texts.openOf(name)} width={560} onClose={onClose}>
      <OneRecord
        record={record}
        onClose={onClose}
        onErased={() => {
          onClose();
          onErased();
        }}
      />
    </PlainDialog>
  );
}

interface OneRecordProps extends Pick<NamedDataDialogProps, 'record' | 'onErased'> {
  readonly onClose: () => void;
}

const OneRecord = observer(function OneRecord({ record, onClose, onErased }: OneRecordProps) {
  const viewModel = useViewModel(NamedDataViewModel);
  const { kind, id } = record;
  const canErase = useMay()('person.erase');
  useEffect(() => {
    if (canErase) void viewModel.alike.begin({ kind, id });
  }, [viewModel, canErase, kind, id]);
  const busy = viewModel.form.isSending || undefined;
  const handleExport = async () => {
    const json = await viewModel.export({ kind, id });
    if (json !== null) downloadText(texts.fileName(kind, id), json);
  };
  const handleErase = async () => {
    if (await viewModel.erase({ kind, id })) onErased();
  };
  return (
    <Flex vertical gap="middle">
      <Allowed to="person.export">
        <p>{texts.intro[kind]}</p>
        <div>
          <Button aria-disabled={busy} onClick={() => void handleExport()}>
            {texts.export}
          </Button>
        </div>
      </Allowed>
      <Allowed to="person.erase">
        <p>{texts.loss[kind]}</p>
        <AlikeRecords viewModel={viewModel.alike} />
      </Allowed>
      <Flex wrap gap="small" justify="end">
        <Button onClick={onClose}>{canErase ? texts.keep : texts.close}</Button>
        <Allowed to="person.erase">
          <Button danger aria-disabled={busy} onClick={() => void handleErase()}>
            {texts.erase}
          </Button>
        </Allowed>
      </Flex>
    </Flex>
  );
});
