import { Button, Modal } from 'antd';
import type { ListedBackup } from '../../../core/content/list-backups';
import { DialogTitle } from '../../shared/dialog-title';
import { SECTION_NAMES } from '../editor.texts';
import { DifferenceList } from './difference-list';
import { timeText } from './time-text';
import './dialogs.css';

interface BackupsDialogProps {
  readonly open: boolean;
  /** Null while they are being read. */
  readonly backups: readonly ListedBackup[] | null;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly onRestore: (id: string) => void;
  readonly onClose: () => void;
}

/** The versions before the stored one, newest first. Restoring brings one back as unsaved changes. */
export function BackupsDialog({ open, backups, error, readOnly, onRestore, onClose }: BackupsDialogProps) {
  return (
    <Modal
      open={open}
      title={<DialogTitle>Backups</DialogTitle>}
      footer={null}
      width={680}
      onCancel={onClose}
      destroyOnHidden
    >
      <div className="editor-dialog">
        <p>
          Each save keeps what was there before, the last five times. A restored version comes in as unsaved
          changes.
        </p>
        <div role="alert">{error && <p className="editor-dialog__refusal">{error}</p>}</div>
        {backups === null && !error && <p role="status">Reading the backups …</p>}
        {backups?.length === 0 && (
          <p className="editor-dialog__quiet">There are no backups yet. The first save makes one.</p>
        )}
        {backups && backups.length > 0 && (
          <ol className="editor-dialog__list">
            {backups.map((backup) => (
              <BackupItem key={backup.id} backup={backup} readOnly={readOnly} onRestore={onRestore} />
            ))}
          </ol>
        )}
      </div>
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
  const name = savedAt === null ? 'Content the site came with' : timeText(savedAt);
  return (
    <li className="editor-dialog__item">
      <div className="editor-dialog__row">
        <h3 className="editor-dialog__heading">{name}</h3>
        {differences && differences.length > 0 && !readOnly && (
          <Button size="small" aria-label={`Restore: ${name}`} onClick={() => onRestore(id)}>
            Restore
          </Button>
        )}
      </div>
      {differences === null && <p>Damaged: this backup cannot be read any more.</p>}
      {differences?.length === 0 && <p className="editor-dialog__quiet">The same as what you are editing.</p>}
      {differences && differences.length > 0 && (
        <details>
          <summary>{summaryOf(differences)}</summary>
          <DifferenceList differences={differences} beforeName="Now" afterName="In the backup" />
        </details>
      )}
    </li>
  );
}

function summaryOf(differences: NonNullable<ListedBackup['differences']>): string {
  const sections = [...new Set(differences.map(({ section }) => SECTION_NAMES[section]))];
  const count = differences.length === 1 ? '1 field differs' : `${differences.length} fields differ`;
  return `${count}: ${sections.join(', ')}`;
}
