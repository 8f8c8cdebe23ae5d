import { add } from './add/add';
import { answer } from './answer/answer';
import { byHand } from './by-hand/by-hand';
import { devicesScreen } from './devices/devices';
import { copyFile, health } from './health/health';
import { letterScreen } from './health/letter';
import { inbox } from './inbox/inbox';
import { label } from './order/label';
import { offer } from './order/offer';
import { order } from './order/order';
import { orderPhoto, orderPhotos, orderPicture } from './order/photos';
import { eraseScreen } from './person/erase';
import { person, personFile } from './person/person';
import { paymentTable } from './queue/payments';
import { queue } from './queue/queue';
import type { Screen } from './screen';
import { me } from './site/me';
import { prices } from './site/prices';
import { publishScreen } from './site/publish';
import { publishSteps } from './site/running';
import { tellScreen } from './site/services';
import { site } from './site/site';
import { start } from './site/start';
import { wordsOfPage, wordsOfPart, wordsScreen } from './site/words';
import { today } from './today/today';
import { workOriginal, workPicture } from './work-picture';
import { newWork, waitingPicture } from './works/new-work';
import { work } from './works/work';
import { works } from './works/works';

/** The screens of the desk. One more is a folder here and its name. */
export const screens: readonly Screen[] = [
  [today, queue, paymentTable, inbox, answer, add, byHand],
  [order, offer, label, orderPhotos, orderPhoto, orderPicture],
  [workPicture, workOriginal, works, newWork, waitingPicture, work],
  [person, personFile, eraseScreen],
  [site, start, publishScreen, publishSteps, prices, tellScreen, wordsScreen, wordsOfPage, wordsOfPart, me],
  [health, copyFile, letterScreen, devicesScreen],
].flat();
