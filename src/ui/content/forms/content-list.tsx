import { Button, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ListField } from '../../../core/content/content-fields';
import { type ListChange, placeAfter } from '../../../core/content/content-list';
import { itemsAt, type ListPath } from '../../../core/content/content-path';
import type { SectionKey } from '../../../core/content/site-content';
import { ErrorMark } from '../../shared/error/error-mark';
import { focusFirstIn } from '../../shared/focus/move-focus';
import { fieldTexts } from '../fields/field.texts';
import { fieldId } from '../fields/field-id';
import { useComputed, useEditor } from '../use-editor';
import './content-list.css';

interface ContentListProps {
  readonly path: ListPath;
  readonly list: ListField;
  /** The fields of the item at a path. */
  readonly children: (path: string) => ReactNode;
}

/**
 * The items of a list of the document. Where lists can be changed, items are added at the end, removed and, if they are more
 * than a text, moved; the focus follows what was changed.
 */
export const ContentList = observer(function ContentList({ path, list, children }: ContentListProps) {
  const editor = useEditor();
  const { document, findings, place } = editor;
  const root = useRef<HTMLFieldSetElement>(null);
  const count = useComputed(() => itemsAt(document.content, path).length);
  const problem = useComputed(() => findings.problemAt(path));
  const isSpanish = place.language === 'es';
  // Both languages have the same items, which are those of the English words.
  const mayChange = useComputed(() => document.canChangeLists(path.split('.', 1)[0] as SectionKey));
  const canChange = mayChange && !isSpanish;
  const texts = fieldTexts.list(path);
  const isTexts = list.item.kind !== 'group';
  const shown = mayChange || isSpanish ? count : Math.max(list.fixed ?? 0, count);

  const handleChange = (change: ListChange) => {
    flushSync(() => editor.changeList(path, change));
    if (root.current) focusAfter(change, itemsIn(root.current));
  };
  const problemId = `${fieldId(path)}-problem`;
  return (
    <fieldset
      className="content-list"
      id={fieldId(path)}
      ref={root}
      tabIndex={-1}
      aria-label={texts.name}
      aria-describedby={problem ? problemId : undefined}
    >
      {/* Above the items: a refused save leads to where the list begins, and the end may be far below. */}
      {problem && (
        <Typography.Text type="danger" id={problemId} className="content-list__problem">
          <ErrorMark />
          <span>{fieldTexts.problem(problem)}</span>
        </Typography.Text>
      )}
      {Array.from({ length: shown }, (_, index) => {
        const fields = children(`${path}.${index}`);
        const canRemove = canChange && count > list.least;
        const item = { index, count, canChange, canRemove, name: texts.item(index), onChange: handleChange };
        return isTexts ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has nothing that stays but its place
          <TextItem key={index} {...item} remove={texts.remove(index)}>
            {fields}
          </TextItem>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <GroupItem key={index} {...item}>
            {fields}
          </GroupItem>
        );
      })}
      {canChange && count < list.most && (
        <Button type="dashed" className="content-list__add" onClick={() => handleChange({ kind: 'add' })}>
          {texts.add}
        </Button>
      )}
      {canChange && count === list.most && (
        <Typography.Text type="secondary">
          <span>{texts.most(list.most)}</span>
        </Typography.Text>
      )}
    </fieldset>
  );
});

interface ItemProps {
  readonly index: number;
  /** How many items there are. */
  readonly count: number;
  readonly canChange: boolean;
  readonly canRemove: boolean;
  readonly name: string;
  readonly onChange: (change: ListChange) => void;
  readonly children: ReactNode;
}

function TextItem({ index, canRemove, remove, onChange, children }: ItemProps & { readonly remove: string }) {
  return (
    <div className="content-list__item" data-item={index}>
      {children}
      {canRemove && (
        <div className="content-list__actions">
          <Button size="small" type="text" onClick={() => onChange({ kind: 'remove', index })}>
            {remove}
          </Button>
        </div>
      )}
    </div>
  );
}

function GroupItem({ index, count, canChange, canRemove, name, onChange, children }: ItemProps) {
  const move = (by: -1 | 1) => ({
    size: 'small' as const,
    type: 'text' as const,
    disabled: index + by < 0 || index + by >= count,
    'data-by': by,
    onClick: () => onChange({ kind: 'move', index, by }),
  });
  return (
    <fieldset className="content-list__item content-list__group" data-item={index} tabIndex={-1}>
      <legend className="content-list__name">{name}</legend>
      {children}
      {canChange && (
        <div className="content-list__actions">
          <Button {...move(-1)}>{fieldTexts.moveUp}</Button>
          <Button {...move(1)}>{fieldTexts.moveDown}</Button>
          {canRemove && (
            <Button size="small" type="text" onClick={() => onChange({ kind: 'remove', index })}>
              {fieldTexts.remove}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}

function itemsIn(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(':scope > [data-item]')];
}

/**
 * Leads the focus to what was changed: into a new item; with an item that moves, to the button that moves it on, or back where
 * it has arrived at an end; and where one was removed, to the item in its place, but not to its Remove button: a second press
 * of the key must not remove that one, too.
 */
function focusAfter(change: ListChange, items: readonly HTMLElement[]): void {
  if (change.kind === 'add') {
    focusFirstIn(items.at(-1) ?? null);
    return;
  }
  if (change.kind === 'move') {
    const moved = items[placeAfter(change, change.index) ?? 0];
    const buttons = [change.by, -change.by].map((by) =>
      moved?.querySelector<HTMLButtonElement>(`[data-by="${by}"]:enabled`),
    );
    (buttons[0] ?? buttons[1])?.focus();
    return;
  }
  const heir = items[Math.min(change.index, items.length - 1)];
  (heir?.hasAttribute('tabindex') ? heir : heir?.querySelector('textarea'))?.focus();
}
