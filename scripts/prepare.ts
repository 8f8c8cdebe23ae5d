import { reportContent } from './content/report';

/** What has to be there before the site can be built, tested or served in development. */
async function prepare(): Promise<boolean> {
  if (!(await reportContent())) return false;
  // they load content, which is known to load only now
  const { prepareFonts } = await import('./fonts/prepare-fonts');
  const { prepareImages } = await import('./images/prepare-images');
  await prepareFonts();
  await prepareImages();
  return true;
}

process.exitCode = (await prepare()) ? 0 : 1;
