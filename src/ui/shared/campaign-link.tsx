import { Link } from 'react-router-dom';
import type { Campaign } from '../../core/campaigns/campaign';
import { pathOf } from '../../core/navigation/paths';
import { NAME_LINK } from './name-link';

/** The title of a campaign, as the link to its page for admins. */
export function CampaignLink({
  campaign: { id, title },
}: {
  readonly campaign: Pick<Campaign, 'id' | 'title'>;
}) {
  return (
    <Link
      className={NAME_LINK}
      to={`${pathOf('campaigns/active-campaigns')}?campaign=${encodeURIComponent(id)}`}
    >
      {title}
    </Link>
  );
}
