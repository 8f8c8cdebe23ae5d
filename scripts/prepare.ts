import { reportContent } from './content/report';
import { prepareFonts } from './fonts/prepare-fonts';
import { prepareImages } from './images/prepare-images';

/** What has to be there before the site can be built, tested or served in development. */
async function prepare(): Promise<boolean> {
  if (!(await reportContent())) return false;
  await prepareFonts();
  await prepareImages();
  return true;
}

process.exitCode = (await prepare()) ? 0 : 1;
