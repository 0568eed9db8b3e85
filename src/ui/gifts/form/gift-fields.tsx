import { Input } from 'antd';
import type { GiftDonor } from '../../../core/gifts/gift';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import type { FieldSettings } from '../../shared/form/state-form';
import { giftFormTexts as texts } from './gift-form.texts';

/** A field that shares its row. */
export const HALF = { className: 'form__half' };

/** The day on which a gift came. */
export const GIFT_DAY = {
  required: true,
  extra: texts.onHint,
  control: <Input type="date" max={LAST_DAY} />,
};

/** Who gave. */
export const DONOR_FIELDS: Record<keyof GiftDonor, FieldSettings> = {
  name: { ...HALF, required: true, control: <Input autoComplete="off" /> },
  email: { ...HALF, control: <Input type="email" autoComplete="off" /> },
  phone: { ...HALF, control: <Input type="tel" autoComplete="off" /> },
  address: { ...HALF, control: <Input autoComplete="off" /> },
};
