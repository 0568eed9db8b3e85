import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { offersTexts } from './offers.texts';
import type { Offer } from './own-applications.view-model';
import { OfficePhone } from './own-form';
import { ownFormTexts as texts } from './own-form.texts';

interface NoFormProps {
  readonly offer: Offer;
  /** Where the person's own applications are seen, by whether they were approved. */
  readonly pathTo: (isApproved: boolean) => string;
}

/** Says why somebody cannot apply: they have, the program takes no applications, or it needs none of those who help. */
export function NoForm({ offer: { own, program }, pathTo }: NoFormProps) {
  if (own)
    return (
      <Reason>
        {texts.appliedAlready} <Link to={pathTo(own.state === 'approved')}>{texts.seeApplication}</Link>
      </Reason>
    );
  if (program.intake === 'open') return <Reason>{offersTexts.needsNothing}</Reason>;
  return (
    <Reason>
      {texts.notOpen} <OfficePhone />
    </Reason>
  );
}

function Reason({ children }: { readonly children: ReactNode }) {
  return <Alert type="info" showIcon title={children} />;
}
