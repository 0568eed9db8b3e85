import { Button, Flex, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { GiftImport } from '../../../core/gifts/import/gift-import';
import { useViewModel } from '../../app/page-hooks';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { formatInstant } from '../../shared/text/pacific';
import { giftImportTexts as texts } from './gift-import.texts';
import { PastImportsViewModel } from './past-imports.view-model';

/** The imports so far; each can be undone while none of its gifts was changed. */
export const PastImports = observer(function PastImports({ onDone }: { readonly onDone: () => void }) {
  const viewModel = useViewModel(PastImportsViewModel);
  const [asked, setAsked] = useState<GiftImport | null>(null);
  const [isAsking, setAsking] = useState(false);
  const heading = useId();
  const { imports } = viewModel;
  if (!imports) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{texts.past}</h3>
      {imports.length === 0 && <p>{texts.noPast}</p>}
      <Flex component="ul" vertical gap="small" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {imports.map((one) => (
          <Flex key={one.id} component="li" wrap gap="small" align="center" justify="space-between">
            <span>
              {texts.pastOf(one)}
              <span className="more">{formatInstant(one.importedAt)}</span>
            </span>
            {one.undoneAt === null ? (
              <Button
                size="small"
                aria-label={texts.undoOf(one.fileName)}
                onClick={() => {
                  setAsked(one);
                  setAsking(true);
                }}
              >
                {texts.undo}
              </Button>
            ) : (
              <Tag variant="outlined">{texts.undone}</Tag>
            )}
          </Flex>
        ))}
      </Flex>
      <ConfirmDialog
        open={isAsking}
        title={texts.undoTitle}
        action={texts.undo}
        dismissal={texts.keep}
        onConfirm={() => {
          setAsking(false);
          if (asked) void viewModel.undo(asked.id).then(onDone);
        }}
        onDismiss={() => setAsking(false)}
      >
        {asked && texts.undoText(asked)}
      </ConfirmDialog>
    </section>
  );
});
