import { Alert, Button, Card, Empty, Flex, Modal, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import type { ListedBackup } from '../../../core/content/list-backups';
import { DialogTitle } from '../../shared/dialog-title';
import { type BackupsError, dialogTexts, timeText } from './dialogs.texts';
import { DifferenceDetails } from './difference-details';

const texts = dialogTexts.backups;

interface BackupsDialogProps {
  readonly open: boolean;
  /** Null while they are being read. */
  readonly backups: readonly ListedBackup[] | null;
  readonly error: BackupsError | null;
  readonly readOnly: boolean;
  readonly onRestore: (id: string) => void;
  readonly onClose: () => void;
}

/** The versions before the stored one, newest first. Restoring brings one back as unsaved changes. */
export function BackupsDialog({ open, backups, error, readOnly, onRestore, onClose }: BackupsDialogProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const isListed = backups !== null;
  // The focus waits on 'Close' until there is something to choose.
  useEffect(() => {
    if (open && isListed) focusFirst(listRef.current);
  }, [open, isListed]);
  return (
    <Modal
      open={open}
      title={<DialogTitle>{texts.title}</DialogTitle>}
      // A cross would have the focus first.
      closable={false}
      footer={<Button onClick={onClose}>{dialogTexts.close}</Button>}
      width={680}
      afterOpenChange={(isOpen) => isOpen && focusFirst(listRef.current)}
      onCancel={onClose}
      destroyOnHidden
    >
      <Flex vertical gap="medium">
        <p>{texts.intro}</p>
        {error && <Alert type="error" showIcon title={texts.errors[error]} />}
        {!isListed && !error && <p role="status">{texts.reading}</p>}
        {backups?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.none} />}
        {backups && backups.length > 0 && (
          <Flex component="ol" vertical gap="small" className="editor-dialog__list" ref={listRef}>
            {backups.map((backup) => (
              <BackupItem key={backup.id} backup={backup} readOnly={readOnly} onRestore={onRestore} />
            ))}
          </Flex>
        )}
      </Flex>
    </Modal>
  );
}

function BackupItem({
  backup: { id, savedAt, differences },
  readOnly,
  onRestore,
}: {
  readonly backup: ListedBackup;
  readonly readOnly: boolean;
  readonly onRestore: (id: string) => void;
}) {
  const name = savedAt === null ? texts.original : timeText(savedAt);
  return (
    <li>
      <Card size="small" title={<h3 className="editor-dialog__heading">{name}</h3>}>
        {differences === null && texts.damaged}
        {differences?.length === 0 && <Typography.Text type="secondary">{texts.same}</Typography.Text>}
        {differences && differences.length > 0 && (
          <Flex vertical gap="small" align="start">
            <DifferenceDetails
              summary={texts.summary(differences.length, sectionsOf(differences))}
              differences={differences}
              beforeName={texts.now}
              afterName={texts.inBackup}
            />
            {!readOnly && (
              <Button aria-label={texts.restoreOf(name)} onClick={() => onRestore(id)}>
                {texts.restore}
              </Button>
            )}
          </Flex>
        )}
      </Card>
    </li>
  );
}

function focusFirst(list: HTMLElement | null) {
  list?.querySelector('button')?.focus();
}

function sectionsOf(differences: NonNullable<ListedBackup['differences']>) {
  return [...new Set(differences.map(({ section }) => section))];
}
