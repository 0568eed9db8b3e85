import spanish from 'antd/locale/es_ES';
import type { antLocale as english } from './ant-locale';

export const antLocale: typeof english = spanish;
