import { Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMay } from '../../app/page-hooks';
import { ActionButtons } from '../../shared/control/menu/action-buttons';
import { type MenuAction, MoreMenu } from '../../shared/control/menu/more-menu';
import { downloadText } from '../../shared/text/download-text';
import { editorTexts as texts } from '../editor.texts';
import { ContentSize, PictureRoom } from '../storage/storage-meters';
import { useEditor } from '../use-editor';

/** How much room the content and its pictures take. */
export function Meters() {
  return (
    <Flex wrap gap="0 var(--space-5)" className="content-tab__room">
      <ContentSize />
      <PictureRoom />
    </Flex>
  );
}

interface FileActionsProps {
  /** Whether they are in a menu, below the meters. */
  readonly isInMenu?: boolean;
}

/** Import, export and backups. */
export const FileActions = observer(function FileActions({ isInMenu = false }: FileActionsProps) {
  const { backups, readOnlyReason, transfer } = useEditor();
  const may = useMay();
  const handleExport = async () => {
    const exported = await transfer.export();
    if (exported) downloadText(exported.fileName, exported.json);
  };
  const actions: readonly (MenuAction | false)[] = [
    {
      key: 'import',
      text: texts.import,
      isDisabled: readOnlyReason !== null,
      onPress: () => transfer.open(),
    },
    { key: 'export', text: texts.export, onPress: () => void handleExport() },
    may('content.list-backups') && {
      key: 'backups',
      text: texts.backups,
      onPress: () => void backups.open(),
    },
  ];
  if (isInMenu)
    return (
      <MoreMenu subject={texts.title} actions={actions}>
        <Meters />
      </MoreMenu>
    );
  return (
    <Flex wrap gap="small">
      <ActionButtons actions={actions} />
    </Flex>
  );
});
