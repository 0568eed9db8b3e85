import { Tag } from 'antd';
import { campaignAdminTexts } from './campaign-admin.texts';

/** 'Active' or 'Inactive', told apart by word as well as by color. */
export function CampaignState({ isActive }: { readonly isActive: boolean }) {
  return isActive ? (
    <Tag color="success" variant="outlined">
      {campaignAdminTexts.active}
    </Tag>
  ) : (
    <Tag variant="outlined">{campaignAdminTexts.inactive}</Tag>
  );
}
