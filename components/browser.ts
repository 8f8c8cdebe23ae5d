// The script of every page, the same in `next dev`: what moves without React, and where islands are. Nothing imports this.
import './artwork/copy-link.element';
import './forms/draft/waiting-draft.element';
import './home/banner.element';
import './home/opener.element';
import './home/rest-of-pictures.element';
import './home/wipe.element';
import './order/page/first-photo.element';
import './order/page/until.element';
import './shell/consent.element';
import './shell/mobile-menu.element';
import './shell/section-marks.element';
import './ui/rail/rail.element';
import './ui/viewer/wall.element';
import { ReactIsland } from './islands/react-island';
import { markPresses } from './islands/when';

ReactIsland.islands = {
  'contact-form': () => import('./home/contact-form.island'),
  'language-switch': () => import('./shell/language-switch.island'),
  'order-wizard-en': () => import('./order/form/order-wizard-en.island'),
  'order-wizard-pl': () => import('./order/form/order-wizard-pl.island'),
  showcase: () => import('./gallery/showcase.island'),
};
markPresses();
customElements.define('react-island', ReactIsland);
