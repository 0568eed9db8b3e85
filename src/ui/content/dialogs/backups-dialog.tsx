import { Alert, Button, Card, Empty, Flex, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { sectionsOf } from '../../../core/content/diff-content';
import { formatExactInstant } from '../../../core/shared/text/format';
import { PlainDialog } from '../../shared/dialog/form-dialog';
import { focusFirstIn } from '../../shared/focus/move-focus';
import type { ListedBackup } from '../transfer/backups.view-model';
import { useEditor } from '../use-editor';
import { dialogTexts } from './dialogs.texts';
import { DifferenceDetails } from './difference-list';

const texts = dialogTexts.backups;

/** The versions before the stored one, newest first. Restoring brings one back as unsaved changes. */
export const BackupsDialog = observer(function BackupsDialog() {
  const { backups: list } = useEditor();
  const { isOpen, error, state } = list;
  const backups = state.status === 'listed' ? state.backups : null;
  const listRef = useRef<HTMLOListElement>(null);
  const isListed = backups !== null;
  // The focus waits on 'Close' until there is something to choose.
  useEffect(() => {
    if (isOpen && isListed) focusFirstIn(listRef.current);
  }, [isOpen, isListed]);
  return (
    <PlainDialog open={isOpen} title={texts.title} width={680} onClose={() => list.close()}>
      <Flex vertical gap="medium">
        <p>{texts.intro}</p>
        {error && <Alert type="error" showIcon title={texts.errors[error]} />}
        {!isListed && !error && <p role="status">{texts.reading}</p>}
        {backups?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.none} />}
        {backups && backups.length > 0 && (
          <Flex component="ol" vertical gap="small" style={{ listStyle: 'none' }} ref={listRef}>
            {backups.map((backup) => (
              <BackupItem key={backup.id} {...backup} />
            ))}
          </Flex>
        )}
        <Button style={{ alignSelf: 'end' }} onClick={() => list.close()}>
          {dialogTexts.close}
        </Button>
      </Flex>
    </PlainDialog>
  );
});

const BackupItem = observer(function BackupItem({ id, savedAt, differences }: ListedBackup) {
  const { backups, readOnlyReason } = useEditor();
  const name = savedAt === null ? texts.original : formatExactInstant(savedAt);
  const heading = <h3 className="dialog-heading">{name}</h3>;
  return (
    <li>
      <Card size="small" title={heading}>
        {differences === null && <span>{texts.damaged}</span>}
        {differences?.length === 0 && <Typography.Text type="secondary">{texts.same}</Typography.Text>}
        {differences && differences.length > 0 && (
          <Flex vertical gap="small" align="start">
            <DifferenceDetails
              summary={texts.summary(differences.length, sectionsOf(differences))}
              differences={differences}
              beforeName={texts.now}
              afterName={texts.inBackup}
            />
            {readOnlyReason === null && (
              <Button aria-label={texts.restoreOf(name)} onClick={() => void backups.restore(id)}>
                {texts.restore}
              </Button>
            )}
          </Flex>
        )}
      </Card>
    </li>
  );
});
