import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RightsContext } from '../../../src/ui/app/page-hooks';
import type { GiftImportViewModel } from '../../../src/ui/gifts/import/gift-import.view-model';
import { PastImports } from '../../../src/ui/gifts/import/gift-import-parts';

const IMPORT = {
  id: 'one',
  provider: 'Zeffy',
  fileName: 'october.csv',
  importedAt: Date.parse('2026-11-01T18:00Z'),
  added: 3,
  settled: 1,
  known: 0,
  undoneAt: null,
};

test.each([true, false])('an import can be undone by those who may undo one (%s)', (mayUndo) => {
  const viewModel = { imports: [IMPORT] } as unknown as GiftImportViewModel;
  render(
    <RightsContext value={(action) => action !== 'gift.undo-import' || mayUndo}>
      <PastImports viewModel={viewModel} onDone={() => {}} />
    </RightsContext>,
  );
  expect(screen.getByText(/october\.csv/)).toBeVisible();
  const undo = screen.queryAllByRole('button', { name: 'Undo the import of october.csv' });
  expect(undo).toHaveLength(mayUndo ? 1 : 0);
});
