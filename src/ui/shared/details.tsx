import { Descriptions, type DescriptionsProps } from 'antd';
import { nameTable } from '../app/ant/ant-names';

/** Facts with their names before them, one below the other, in a table that has the label as its name. */
export function Details({ label, ...table }: { readonly label: string } & DescriptionsProps) {
  return <Descriptions size="small" colon={false} column={1} ref={nameTable(label)} {...table} />;
}
