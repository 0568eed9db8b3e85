import { type ReactNode, useEffect, useRef } from 'react';
import { useAddress } from '../../shared/address/use-address';
import { withQuery } from '../../shared/address/with-query';
import { Page } from '../../shared/page';
import { SubView } from '../../shared/sub-view';

interface PageWithFormProps {
  readonly title: string;
  /** Holds in the address the id of what the form is about. */
  readonly parameter: 'apply' | 'change';
  readonly list: (onOpen: (id: string) => void) => ReactNode;
  readonly form: (id: string, onBack: () => void) => ReactNode;
}

/** The id of the button that opens a form, which gets the focus back. */
export function openFormId(parameter: PageWithFormProps['parameter'], id: string): string {
  return `${parameter}-${id}`;
}

/** A list, and in its place the form that the address asks for, so that a reload and the browser's back button show the same. */
export function PageWithForm({ title, parameter, list, form }: PageWithFormProps) {
  const [address, setAddress] = useAddress();
  const id = address.get(parameter);
  const opener = useRef<string>(undefined);
  useEffect(() => {
    if (id !== null) opener.current = openFormId(parameter, id);
  });
  const open = (next: string | null) => setAddress((now) => withQuery(now, { [parameter]: next }));
  return id === null ? (
    <SubView key="list" title={title} headingLevel={1} opener={opener.current}>
      {list(open)}
    </SubView>
  ) : (
    <Page key={id} title={title}>
      {form(id, () => open(null))}
    </Page>
  );
}
