import { prepareImages } from './images/prepare-images';

await prepareImages();
