// The styles of the parts travel with the page, so that their prerendered HTML looks right before their code arrives.
import './carousel/carousel.css';
import '../donate/donation-tabs.css';
import '../donate/monetary-donation-form.css';
import '../shared/error/error-mark.css';
import '../shared/form/form.css';
import '../campaigns/active-campaigns.css';
import '../campaigns/campaign-card.css';
import '../campaigns/countdown.css';
import '../shared/control/progress-bar.css';
import './wake/trouble.css';
