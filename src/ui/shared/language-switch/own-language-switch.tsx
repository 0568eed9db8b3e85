import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewModel } from '../../app/page-hooks';
import { OTHER_LANGUAGE } from '../site-path';
import { LanguageSwitch } from './language-switch';
import { OwnLanguageViewModel } from './own-language.view-model';
import { pageInOtherLanguage, samePage } from './same-page';

/** The link to the same page of the dashboard in the other language, which becomes the language of its person. */
export const OwnLanguageSwitch = observer(function OwnLanguageSwitch() {
  const own = useViewModel(OwnLanguageViewModel);
  const { pathname } = useLocation();
  const handleLeave = async (event: MouseEvent) => {
    // A new tab or window changes nothing here, and shows the language that the person has chosen before.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const page = pageInOtherLanguage(window.location);
    // Back does not lead to the other language: that page would lead here again.
    if (await own.choose(OTHER_LANGUAGE, page)) window.location.replace(samePage(window.location));
  };
  return <LanguageSwitch path={pathname} onLeave={(event) => void handleLeave(event)} />;
});
