import { Descriptions, Typography } from 'antd';
import type { ReactNode } from 'react';
import { nameTable } from '../../app/ant/ant-names';
import { Picture } from '../picture';
import { conflictTexts as texts } from './conflict.texts';
import './two-versions.css';

/** Two versions of a text or picture, and their names. */
interface TwoVersionsProps {
  readonly title: string;
  readonly beforeName: string;
  readonly before: ReactNode;
  readonly afterName: string;
  readonly after: ReactNode;
}

/** Two versions of one thing beside each other, or one above the other where there is no room. */
export function TwoVersions({ title, beforeName, before, afterName, after }: TwoVersionsProps) {
  return (
    <Descriptions
      ref={nameTable(title)}
      layout="vertical"
      size="small"
      bordered
      styles={{ label: { width: '50%' } }}
      column={{ xs: 1, sm: 2 }}
      items={[
        { key: 'before', label: beforeName, children: before },
        { key: 'after', label: afterName, children: after },
      ]}
    />
  );
}

interface VersionProps {
  /** Null where this version has none. */
  readonly value: string | null;
}

/** One version of a text. */
export function TextVersion({ value }: VersionProps) {
  return value ? <span className="version__text">{value}</span> : <NoVersion value={value} />;
}

/** One version of a picture; `value` is its reference. */
export function PictureVersion({
  value,
  ground = 'light',
}: VersionProps & { readonly ground?: 'light' | 'dark' }) {
  if (!value) return <NoVersion value={value} />;
  return (
    <span className="version__picture" data-ground={ground}>
      <Picture src={value} alt={texts.picture} />
    </span>
  );
}

function NoVersion({ value }: VersionProps) {
  return (
    <Typography.Text type="secondary" italic>
      {value === null ? texts.absent : texts.empty}
    </Typography.Text>
  );
}
