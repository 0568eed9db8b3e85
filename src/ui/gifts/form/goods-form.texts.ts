import type { GoodsDraftFault } from '../../../core/gifts/goods-draft';
import type { Pickup } from '../../../core/pickups/pickup';
import { goodsLinesTexts } from '../../shared/goods-lines/goods-lines.texts';

const whatCame = ({ name, goods }: Pickup) =>
  `${name}: ${goods.map((line) => goodsLinesTexts.line(line)).join('; ')}.`;

type OtherFault = Exclude<GoodsDraftFault, { readonly field: 'goods' }>;

/** The form that records goods which a donor brought, or corrects what came. */
export const goodsFormTexts = {
  record: 'Record goods',
  correct: 'Correct goods',
  intro: 'Shoes and clothing that somebody brought in person. What is picked up stands under Pickups.',
  correctIntro: 'A receipt that names these goods is voided, and replaced by one that says what is true now.',
  save: 'Save correction',
  cancel: 'Cancel',
  labels: {
    name: 'Donor',
    email: 'Email',
    phone: 'Phone',
    address: 'Mailing address',
    receivedOn: 'Received on',
    goods: 'What came',
  },
  faults: {
    name: { missing: 'Enter the donor’s name.' },
    email: { malformed: 'Enter a valid email address, or leave this empty.' },
    receivedOn: { invalid: 'Enter a date.', future: 'This day is in the future.' },
  } satisfies Record<OtherFault['field'], Partial<Record<OtherFault['fault'], string>>>,
  recorded: (goods: Pickup) => ({ title: 'Goods recorded', description: whatCame(goods) }),
  corrected: (goods: Pickup) => ({ title: 'Goods corrected', description: whatCame(goods) }),
  loss: 'What you typed about these goods is lost.',
};
